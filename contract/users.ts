/** What a player is, wherever a player appears. */
import * as z from 'zod/mini'
import { accountLimits } from './account-limits.ts'
import { moment } from './wire/ids.ts'
import { issue } from './wire/issues.ts'
import { languages } from './wire/languages.ts'
import { line, uniqueList } from './wire/text.ts'

const userRoles = ['admin', 'moderator', 'premium', 'verified', 'citizen'] as const
export type UserRole = (typeof userRoles)[number]

/** By what a player has done here, the least first. */
export const ranks = ['rookie', 'active', 'experienced', 'veteran', 'elite'] as const
export type Rank = (typeof ranks)[number]

/** Quarters of the day in the player's own zone, and the weekend. */
const playtimes = ['morning', 'afternoon', 'evening', 'night', 'weekend'] as const
export type Playtime = (typeof playtimes)[number]

export const preferredLanguages = uniqueList(languages, 'languages_required')
export const playtimeList = uniqueList(playtimes)

// Names of staff and of the site itself, which a stranger must not be able to speak under.
const reservedNames = new Set([
  'admin',
  'administrator',
  'api',
  'beacon',
  'crew-beacon',
  'crew_beacon',
  'crewbeacon',
  'everyone',
  'help',
  'me',
  'mod',
  'moderator',
  'null',
  'official',
  'owner',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'team',
  'undefined',
])

const { usernameMin, usernameMax } = accountLimits
export const username = line(254, 'username_required').check(
  z.minLength(usernameMin, { error: issue('username_too_short', usernameMin), abort: true }),
  z.maxLength(usernameMax, { error: issue('username_too_long', usernameMax), abort: true }),
  z.regex(/^[A-Za-z0-9_-]+$/, { error: issue('username_letters'), abort: true }),
  z.refine((name: string) => !reservedNames.has(name.toLowerCase()), issue('username_reserved')),
)

export const email = line(254, 'email_required').check(
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, issue('email_invalid')),
)

const hasVisibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u
// Format characters hide in names or turn the reading direction; the joiner alone is needed inside emoji.
const hiddenCharacter = /[^\P{Cf}\u200d]|[\u115f\u1160\u3164\uffa0\u2800]/u

export const displayName = line(40, 'display_name_required').check(
  z.refine((name: string) => !hiddenCharacter.test(name), {
    error: issue('display_name_characters'),
    abort: true,
  }),
  z.refine((name: string) => hasVisibleCharacter.test(name), issue('display_name_required')),
)

export const sessionUser = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  starCitizenHandle: z.string(),
  citizenId: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  userRole: z.enum(userRoles),
  isAdmin: z.boolean(),
  timezone: z.string(),
  preferredLanguages: z.array(z.enum(languages)),
  playtimes: z.array(z.enum(playtimes)),
  createdAt: moment,
})
export type SessionUser = z.output<typeof sessionUser>
