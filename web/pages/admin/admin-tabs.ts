import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'

/** The kinds of cases in the queue, each with an address of its own. */
const kinds = [
  { to: paths.adminDecide, name: m.moderation_decide_all },
  { to: paths.adminAppeals, name: m.moderation_tab_appeals },
  { to: paths.adminHandles, name: m.handles_tab },
  { to: paths.adminAbsences, name: m.attendance_tab },
] as const

/** Appeals are for admins alone. */
export const kindsOf = ({ isAdmin }: Pick<SessionUser, 'isAdmin'>) =>
  kinds.filter(({ to }) => isAdmin || to !== paths.adminAppeals)

const reportsTab = { to: paths.adminReports, name: m.moderation_tab_reports } as const
const decideTab = { to: paths.adminDecide, name: m.moderation_tab_decide } as const
const statisticsTab = { to: paths.adminStatistics, name: m.moderation_tab_statistics } as const

const moderatorTabs = [reportsTab, decideTab, statisticsTab] as const

const adminTabs = [
  reportsTab,
  { to: paths.adminUsers, name: m.moderation_tab_users },
  decideTab,
  { to: paths.adminAudit, name: m.moderation_tab_audit },
  statisticsTab,
] as const

type Viewer = Pick<SessionUser, 'isAdmin'>

/** The tabs of the admin panel that the player may open. */
export const tabsOf = ({ isAdmin }: Viewer) => (isAdmin ? adminTabs : moderatorTabs)

export const isKind = (path: string, viewer: Viewer): boolean => kindsOf(viewer).some(({ to }) => to === path)

/** What is at this address, if the player may open it. */
export const screenAt = (path: string, viewer: Viewer) =>
  [...tabsOf(viewer), ...kindsOf(viewer)].find(({ to }) => to === path)
