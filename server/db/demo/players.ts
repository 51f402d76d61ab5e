import type { Playtime, UserRole } from '#contract/users.ts'
import type { Language, Locale } from '#contract/wire/languages.ts'

export const demoPassword = 'fly-safe-42'

interface DemoPlayer {
  readonly username: string
  readonly userRole: UserRole
  readonly timezone: string
  readonly languages: readonly Language[]
  readonly playtimes: readonly Playtime[]
  readonly locale: Locale
  readonly bio: string
  /** What its login shows, in the list printed at the start. */
  readonly part?: string
}

export const demoPlayers: readonly DemoPlayer[] = [
  {
    username: 'Kestrel_77',
    userRole: 'citizen',
    timezone: 'Europe/Berlin',
    languages: ['de', 'en'],
    playtimes: ['evening', 'weekend'],
    locale: 'en',
    bio: 'Gunner by heart, medic by accident.',
    part: 'a player',
  },
  {
    username: 'Marlin_Voss',
    userRole: 'verified',
    timezone: 'Europe/London',
    languages: ['en'],
    playtimes: ['afternoon', 'evening'],
    locale: 'en',
    bio: 'Runs a MOLE most evenings and explains everything twice.',
    part: 'a crew leader',
  },
  {
    username: 'Dispatch',
    userRole: 'admin',
    timezone: 'UTC',
    languages: ['en', 'de'],
    playtimes: ['morning', 'afternoon', 'evening'],
    locale: 'en',
    bio: 'Keeps the board tidy.',
    part: 'an admin',
  },
]
