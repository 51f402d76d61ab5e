import { createContext } from 'react'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { RoleCategory } from '#contract/roles/fields.ts'

/** The seats that the board is filtered by: marked in the seats of each crew, and named first. */
export const WantedSeatsContext = createContext<readonly SeatKind[]>([])

/** Whether a group of seats is one that the player looks for. */
export const isWanted = (
  wanted: readonly SeatKind[],
  kind: 'leader' | 'role' | 'any',
  category: RoleCategory,
): boolean => wanted.some((each) => (kind === 'any' ? each === 'any' : kind === 'role' && each === category))
