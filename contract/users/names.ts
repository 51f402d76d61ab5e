/** The names of a player, and their rules. */
import * as z from 'zod/mini'
import { accountLimits } from '../account/limits.ts'
import { issue } from '../issues/issues.ts'
import { line, noLinks } from '../wire/text.ts'

// Names of staff and of the site itself, which a player must not pose as.
const staffNames = new Set([
  'admin',
  'administrator',
  'crewbeacon',
  'deleted',
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

export const displayName = line(40, 'display_name_required').check(noStaffName(), noLinks())

/** The name in the game; empty for none. It stands beside a player's name, so it must not pose as the site either. */
export const citizenId = line(40).check(noStaffName())
