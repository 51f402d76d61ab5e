import { m } from '#texts'
import { paths } from '#web/paths.ts'

/** The page of the settings that each section is on. Its name is the hash of its address. */
export const sectionPages = {
  profile: paths.settingsProfile,
  hours: paths.settingsProfile,
  handle: paths.settingsProfile,
  appearance: paths.settingsProfile,
  notices: paths.settingsNotices,
  push: paths.settingsNotices,
  direct: paths.settingsNotices,
  quiet: paths.settingsNotices,
  mail: paths.settingsNotices,
  calendar: paths.settingsNotices,
  password: paths.settingsSignIn,
  email: paths.settingsSignIn,
  ways: paths.settingsSignIn,
  passkeys: paths.settingsSignIn,
  codes: paths.settingsSignIn,
  devices: paths.settingsSignIn,
  events: paths.settingsSignIn,
  findable: paths.settingsPrivacy,
  warnings: paths.settingsPrivacy,
  blocked: paths.settingsPrivacy,
  export: paths.settingsPrivacy,
  delete: paths.settingsPrivacy,
  tokens: paths.settingsDevelopers,
} as const
export type AccountSection = keyof typeof sectionPages

/** The section that a hash names. */
export const sectionAt = (hash: string): AccountSection | undefined =>
  Object.hasOwn(sectionPages, hash) ? (hash as AccountSection) : undefined

export const sectionLabels: Readonly<Record<AccountSection, () => string>> = {
  profile: m.profiles_settings_profile,
  hours: m.profiles_hours,
  handle: m.handles_section,
  appearance: m.account_appearance,
  notices: m.settings_amount,
  push: m.push_section,
  direct: m.discord_direct,
  quiet: m.push_quiet,
  mail: m.account_notices_mail,
  calendar: m.calendars_section,
  password: m.account_password,
  email: m.account_email,
  ways: m.discord_section,
  passkeys: m.passkeys_section,
  codes: m.security_codes,
  devices: m.account_devices,
  events: m.security_events,
  findable: m.profiles_findable,
  warnings: m.sanctions_warnings_title,
  blocked: m.account_blocked,
  export: m.account_export,
  delete: m.account_delete,
  tokens: m.tokens_section,
}
