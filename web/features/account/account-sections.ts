import { m } from '#texts'

/** The sections of the settings, in their order. Each is the hash of its own address. */
export const accountSections = [
  'profile',
  'hours',
  'findable',
  'handle',
  'notices',
  'push',
  'quiet',
  'calendar',
  'appearance',
  'warnings',
  'blocked',
  'devices',
  'password',
  'ways',
  'email',
  'codes',
  'tokens',
  'events',
  'export',
  'delete',
] as const
export type AccountSection = (typeof accountSections)[number]

export const sectionLabels: Readonly<Record<AccountSection, () => string>> = {
  profile: m.profiles_settings_profile,
  hours: m.profiles_hours,
  findable: m.profiles_findable,
  handle: m.handles_section,
  notices: m.account_notices,
  push: m.push_section,
  quiet: m.push_quiet,
  calendar: m.calendars_section,
  appearance: m.account_appearance,
  warnings: m.sanctions_warnings_title,
  blocked: m.account_blocked,
  devices: m.account_devices,
  password: m.account_password,
  ways: m.discord_section,
  email: m.account_email,
  codes: m.security_codes,
  tokens: m.tokens_section,
  events: m.security_events,
  export: m.account_export,
  delete: m.account_delete,
}
