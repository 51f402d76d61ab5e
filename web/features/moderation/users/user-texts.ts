import type { UserFilter, UserSort } from '#contract/user-list/fields.ts'
import type { UserRole } from '#contract/users/users.ts'
import { m } from '#texts'

export const roleNames: Readonly<Record<UserRole, () => string>> = {
  admin: m.profiles_role_admin,
  moderator: m.profiles_role_moderator,
  premium: m.profiles_role_premium,
  verified: m.profiles_role_verified,
  citizen: m.profiles_role_citizen,
}

export const roleMeanings: Readonly<Record<UserRole, () => string>> = {
  admin: m.users_role_admin_text,
  moderator: m.users_role_moderator_text,
  premium: m.users_role_premium_text,
  verified: m.users_role_verified_text,
  citizen: m.users_role_citizen_text,
}

export const filterNames: Readonly<Record<UserFilter, () => string>> = {
  all: m.users_filter_all,
  warned: m.users_filter_warned,
  banned: m.users_filter_banned,
  staff: m.users_filter_staff,
}

export const sortNames: Readonly<Record<UserSort, () => string>> = {
  newest: m.users_sort_newest,
  oldest: m.users_sort_oldest,
  name: m.users_sort_name,
  lastActive: m.users_sort_last_active,
  warnings: m.users_sort_warnings,
}

const hourMs = 3_600_000

/** "Banned, 22 h left"; for the last hour in minutes, and from two days on in days. */
export const banStatusText = (until: string | null, now: Date): string => {
  if (until === null) return m.users_banned()
  const left = Math.max(0, new Date(until).getTime() - now.getTime())
  if (left < hourMs) return m.users_banned_minutes({ count: Math.max(1, Math.ceil(left / 60_000)) })
  const hours = Math.ceil(left / hourMs)
  return hours < 48
    ? m.users_banned_hours({ count: hours })
    : m.users_banned_days({ count: Math.ceil(hours / 24) })
}
