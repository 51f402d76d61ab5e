import { playerListLimits } from '../players/limits.ts'
import type { ErrorRow } from './row.ts'

export const playerErrors = {
  too_many_favourites: {
    status: 409,
    en: `You can have at most ${playerListLimits.favourites} favourites.`,
    de: `Du kannst höchstens ${playerListLimits.favourites} Favoriten haben.`,
  },
  fleet_full: {
    status: 409,
    en: 'Your fleet is full. Remove a ship to add another.',
    de: 'Deine Flotte ist voll. Entferne ein Schiff, um ein anderes hinzuzufügen.',
  },
} as const satisfies Record<string, ErrorRow>
