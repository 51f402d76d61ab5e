/** The fields of a player's account and profile, and their rules. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { moment } from '../wire/ids.ts'
import { languages } from '../wire/languages.ts'
import { regions } from '../wire/regions.ts'
import { line, uniqueList } from '../wire/text.ts'

export const userRole = z.enum(['admin', 'moderator', 'premium', 'verified', 'citizen'])
export type UserRole = z.output<typeof userRole>

/** Parts of the day in the player's own time zone, and the weekend. */
const playtimes = ['morning', 'afternoon', 'evening', 'night', 'weekend'] as const
export type Playtime = (typeof playtimes)[number]

/** What a player's ratings say. */
export const reputation = z.object({ averageRating: z.number(), totalRatings: z.int() })
export type Reputation = z.output<typeof reputation>

export const preferredLanguages = uniqueList(languages, 'languages_required')
export const playtimeList = uniqueList(playtimes)
/** The regions that a player can play on. */
export const regionList = uniqueList(regions)

/**
 * One plain address. The characters that mail programs read as a list, a group, a comment or a quoted name are not in
 * it, and ASCII alone is the same in either case for JavaScript and for the database.
 */
export const email = line(254, 'email_required').check(
  z.regex(/^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/, issue('email_invalid')),
)

export const sessionUser = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  starCitizenHandle: z.string(),
  citizenId: z.nullable(z.string()),
  organisation: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  userRole,
  isAdmin: z.boolean(),
  timezone: z.string(),
  preferredLanguages: z.array(z.enum(languages)),
  playtimes: z.array(z.enum(playtimes)),
  regions: z.array(z.enum(regions)),
  createdAt: moment,
})
export type SessionUser = z.output<typeof sessionUser>
