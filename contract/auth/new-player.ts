/** What every new player enters, whatever they will sign in with. */
import * as z from 'zod/mini'
import { username } from '../users/names.ts'
import { email, playtimeList, preferredLanguages } from '../users/users.ts'
import { timezone } from '../wire/timezones.ts'

export const newPlayer = z.object({
  username,
  email,
  timezone,
  preferredLanguages,
  playtimes: z._default(playtimeList, []),
})
