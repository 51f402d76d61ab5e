import type { DemoPlayer } from './demo-player.ts'
import { germanPlayers } from './players-german.ts'
import { staffPlayers } from './players-staff.ts'
import { worldPlayers } from './players-world.ts'

export const demoPassword = 'fly-safe-42'

export const demoPlayers: readonly DemoPlayer[] = [
  {
    username: 'Kestrel_77',
    timezone: 'Europe/Berlin',
    languages: ['de', 'en'],
    playtimes: ['evening', 'weekend'],
    regions: ['eu'],
    hours: { weekdays: [18, 23], weekend: [13, 24] },
    organisation: 'Späte Schicht',
    bio: 'Gunner by heart, medic by accident.',
    loginLabel: 'a player',
  },
  {
    username: 'Marlin_Voss',
    userRole: 'verified',
    timezone: 'Europe/London',
    languages: ['en'],
    playtimes: ['afternoon', 'evening'],
    regions: ['eu', 'us'],
    hours: { weekdays: [17, 24], weekend: [11, 22] },
    organisation: 'Halo Miners',
    bio: 'Runs a MOLE most evenings and explains everything twice.',
    loginLabel: 'a crew leader',
  },
  {
    username: 'Dispatch',
    userRole: 'admin',
    timezone: 'UTC',
    languages: ['en', 'de'],
    playtimes: ['morning', 'afternoon', 'evening'],
    bio: 'Keeps the board tidy.',
    loginLabel: 'an admin',
  },
  ...germanPlayers,
  ...worldPlayers,
  ...staffPlayers,
]
