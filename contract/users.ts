/** The fields of a player's account and profile, and their rules. */
import * as z from 'zod/mini'
import { accountLimits } from './account-limits.ts'
import { moment } from './wire/ids.ts'
import { issue } from './wire/issues.ts'
import { languages } from './wire/languages.ts'
import { line, noLinks, uniqueList } from './wire/text.ts'

export const userRole = z.enum(['admin', 'moderator', 'premium', 'verified', 'citizen'])
export type UserRole = z.output<typeof userRole>

/** Parts of the day in the player's own time zone, and the weekend. */
export const playtimes = ['morning', 'afternoon', 'evening', 'night', 'weekend'] as const
export type Playtime = (typeof playtimes)[number]

/** What a player's ratings say. */
export const reputation = z.object({ averageRating: z.number(), totalRatings: z.int() })
export type Reputation = z.output<typeof reputation>

export const preferredLanguages = uniqueList(languages, 'languages_required')
export const playtimeList = uniqueList(playtimes)

// Names of staff and of the site itself, which a player must not pose as.
const staffNames = new Set([
  'admin',
  'administrator',
  'crewbeacon',
  'help',
  'mod',
  'moderator',
  'official',
  'owner',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'team',
])

// Names that programs and addresses could take for something else.
const technicalNames = new Set(['api', 'beacon', 'everyone', 'me', 'null', 'undefined'])

// Cyrillic and Greek letters, each with the Latin one that it looks like.
const lookalikes = new Map(
  'аa вb сc ԁd еe ԍg һh нh іi ӏl јj кk мm оo рp ԛq ѕs тt ѵv ԝw хx уy αa βb εe ιi κk νn οo ρp τt υu χx ıi'
    .split(' ')
    .map(([letter = '', latin = '']) => [letter, latin] as const),
)

const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[^a-z0-9]/gu, (letter) => lookalikes.get(letter) ?? letter)

/** Compared without case, accents, spaces and punctuation, and by the look of the letters. */
const isStaffName = (name: string): boolean => {
  const folded = foldName(name)
  return staffNames.has(folded) || folded.includes('crewbeacon')
}

const noStaffName = () => z.refine<string>((name) => !isStaffName(name), issue('name_reserved'))

const { usernameMin, usernameMax } = accountLimits
export const username = line(254, 'username_required').check(
  z.minLength(usernameMin, { error: issue('username_too_short', usernameMin), abort: true }),
  z.maxLength(usernameMax, { error: issue('username_too_long', usernameMax), abort: true }),
  z.regex(/^[A-Za-z0-9_-]+$/, { error: issue('username_letters'), abort: true }),
  z.refine<string>((name) => !technicalNames.has(name.toLowerCase()), issue('name_reserved')),
  noStaffName(),
)

/**
 * One plain address. The characters that mail programs read as a list, a group, a comment or a quoted name are not in
 * it, and ASCII alone is the same in either case for JavaScript and for the database.
 */
export const email = line(254, 'email_required').check(
  z.regex(/^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/, issue('email_invalid')),
)

export const displayName = line(40, 'display_name_required').check(noStaffName(), noLinks())

/** The name in the game; empty for none. It stands beside a player's name, so it must not pose as the site either. */
export const citizenId = line(40).check(noStaffName())

export const sessionUser = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  starCitizenHandle: z.string(),
  citizenId: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  userRole,
  isAdmin: z.boolean(),
  timezone: z.string(),
  preferredLanguages: z.array(z.enum(languages)),
  playtimes: z.array(z.enum(playtimes)),
  createdAt: moment,
})
export type SessionUser = z.output<typeof sessionUser>
