import type { SessionUser } from '#contract/users/users.ts'

const texts = ['username', 'displayName', 'email', 'starCitizenHandle', 'userRole', 'timezone', 'createdAt']
const lists = ['preferredLanguages', 'playtimes', 'regions']

/** Of a copy that an older version of the page may have stored. By hand: the schemas are not part of the first view. */
export const isSessionUser = (value: unknown): value is SessionUser => {
  if (typeof value !== 'object' || value === null) return false
  const copy: Readonly<Record<string, unknown>> = { ...value }
  return (
    Number.isInteger(copy.id) &&
    typeof copy.isAdmin === 'boolean' &&
    texts.every((name) => typeof copy[name] === 'string') &&
    lists.every((name) => Array.isArray(copy[name]))
  )
}
