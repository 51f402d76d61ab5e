import { SeatRow } from './SeatRow.tsx'
import { type SeatedCrew, seatGroups } from './seats.ts'

/** The seats that belong to no role. */
export function AnySeats({ crew }: { crew: SeatedCrew }) {
  return <SeatRow groups={seatGroups(crew).filter(({ kind }) => kind === 'any')} size="card" />
}
