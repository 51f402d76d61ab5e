/** The pages of the settings, in their order. */
import { Bell, CodeXml, KeyRound, Server, Shield, UserRound } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'

export const settingsPages = [
  {
    id: 'profile',
    to: paths.settingsProfile,
    name: m.settings_profile,
    about: m.settings_profile_about,
    Icon: UserRound,
  },
  {
    id: 'notices',
    to: paths.settingsNotices,
    name: m.settings_notices,
    about: m.settings_notices_about,
    Icon: Bell,
  },
  {
    id: 'signIn',
    to: paths.settingsSignIn,
    name: m.settings_sign_in,
    about: m.settings_sign_in_about,
    Icon: KeyRound,
  },
  {
    id: 'privacy',
    to: paths.settingsPrivacy,
    name: m.settings_privacy,
    about: m.settings_privacy_about,
    Icon: Shield,
  },
  {
    id: 'developers',
    to: paths.settingsDevelopers,
    name: m.settings_developers,
    about: m.settings_developers_about,
    Icon: CodeXml,
  },
  {
    id: 'discord',
    to: paths.settingsDiscord,
    name: m.discord_servers_title,
    about: m.discord_servers_about,
    Icon: Server,
  },
] as const

export type SettingsPageId = (typeof settingsPages)[number]['id']
