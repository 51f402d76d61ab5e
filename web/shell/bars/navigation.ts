/** The links of the main navigation and of the player's menu, for the top bar and the mobile menu. */
import {
  Mail,
  Plus,
  Rocket,
  Search,
  SearchCheck,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { isStaff } from '#web/session/staff.ts'

export const mainLinks = [
  { to: paths.search, name: m.shell_find_crew, Icon: Search },
  { to: paths.create, name: m.shell_create_crew, Icon: Plus },
] as const

const memberLinks = [
  { to: paths.myProfile, name: m.shell_profile, Icon: UserRound, unread: undefined },
  { to: paths.myCrews, name: m.shell_my_crews, Icon: Rocket, unread: undefined },
  { to: paths.players, name: m.shell_players, Icon: UsersRound, unread: undefined },
  { to: paths.searches, name: m.searches_title, Icon: SearchCheck, unread: undefined },
  { to: paths.messages, name: m.shell_messages, Icon: Mail, unread: 'letters' },
  { to: paths.settings, name: m.settings_title, Icon: Settings, unread: undefined },
] as const

/** What the admin panel is called for those who may open it. */
export const panelName = ({ isAdmin }: Pick<SessionUser, 'isAdmin'>) =>
  isAdmin ? m.shell_admin : m.shell_moderation

export const userLinks = (user: SessionUser) =>
  isStaff(user)
    ? [
        ...memberLinks,
        { to: paths.admin, name: panelName(user), Icon: ShieldCheck, unread: undefined } as const,
      ]
    : memberLinks
