import type { DemoPlayer } from './demo-player.ts'

/** A moderator, and somebody who gave them work. */
export const staffPlayers: readonly DemoPlayer[] = [
  {
    username: 'Warden',
    userRole: 'moderator',
    timezone: 'Europe/Berlin',
    languages: ['de', 'en'],
    playtimes: ['evening'],
    bio: 'Reads every report, twice if needed.',
    loginLabel: 'a moderator',
  },
  {
    username: 'Scrap_Hound',
    timezone: 'America/Chicago',
    languages: ['en'],
    playtimes: ['night'],
    bio: 'Salvage first, questions later.',
  },
]
