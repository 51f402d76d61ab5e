/** The players of the demo. A new one is one entry here, under their name. */
import type { DemoPlayer } from './demo-player.ts'
import { germanPlayers } from './players-german.ts'
import { worldPlayers } from './players-world.ts'

export const demoPassword = 'fly-safe-42'

const withLogin: Readonly<Record<string, DemoPlayer>> = {
  Kestrel_77: {
    bio: 'Gunner by heart, medic by accident.',
    languages: ['en', 'de'],
    playtimes: ['evening', 'weekend'],
    regions: ['eu'],
    hours: { weekdays: [18, 23], weekend: [13, 24] },
    organisation: 'Späte Schicht',
    favourites: ['Marlin_Voss', 'Doc_Hallow', 'Nachtfalter'],
    searches: [{ seats: 'medical' }, { activity: 'mining', region: 'eu' }],
    fleet: [
      { model: 'Reclaimer', name: 'Alte Tante', condition: 82, notes: 'Klaue klemmt bei Kälte.' },
      { model: 'Cutlass Red', name: 'Rotkehlchen' },
      { model: 'Vulture', status: 'hangar', condition: 95 },
      { model: 'Hammerhead', role: 'Patrouille', status: 'hangar', condition: 70 },
      { model: 'Arrow', status: 'stored' },
      { model: 'C8R Pisces Rescue', name: 'Pflaster', condition: 64 },
    ],
    loginLabel: 'a player',
  },
  Marlin_Voss: {
    bio: 'Runs a MOLE most evenings and explains everything twice.',
    userRole: 'verified',
    timezone: 'Europe/London',
    playtimes: ['afternoon', 'evening'],
    regions: ['eu', 'us'],
    hours: { weekdays: [17, 24], weekend: [11, 22] },
    organisation: 'Halo Miners',
    favourites: ['Kestrel_77', 'Lofoten_Drift'],
    fleet: [
      { model: 'MOLE', name: 'Second Helping', condition: 91, notes: 'Left arm: Helix II. Do not swap.' },
      { model: 'Prospector', name: 'Appetiser' },
      { model: 'Constellation Taurus', role: 'Refinery runs', condition: 88 },
      { model: 'RAFT', status: 'hangar' },
      { model: 'Cutlass Black', status: 'hangar', condition: 73 },
      { model: 'Gladius', name: 'Excuse Me', status: 'stored', condition: 55 },
    ],
    loginLabel: 'a crew leader',
  },
  Dispatch: {
    bio: 'Keeps the board tidy.',
    userRole: 'admin',
    timezone: 'UTC',
    languages: ['en', 'de'],
    playtimes: ['morning', 'afternoon', 'evening'],
    loginLabel: 'an admin',
  },
  Warden: {
    bio: 'Reads every report, twice if needed.',
    userRole: 'moderator',
    languages: ['de', 'en'],
    loginLabel: 'a moderator',
  },
}

export const demoPlayers: Readonly<Record<string, DemoPlayer>> = {
  ...withLogin,
  ...germanPlayers,
  ...worldPlayers,
}

export const playerOf = (username: string): DemoPlayer => {
  const player = demoPlayers[username]
  if (!player) throw new Error(`Unknown in the demo data: ${username}`)
  return player
}
