import { accountLimits } from '#contract/users/limits.ts'
import { username } from '#contract/users/names.ts'

/** The name of a Discord account as a username of this site; empty if it cannot be one. */
export const suggestUsername = (discordName: string): string => {
  const shortened = discordName.replace(/[^\w-]+/g, '_').slice(0, accountLimits.usernameMax)
  return username.safeParse(shortened).data ?? ''
}
