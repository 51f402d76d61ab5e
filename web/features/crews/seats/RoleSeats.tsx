import { SeatRow, type SeatSize } from './SeatRow.tsx'
import { groupOf, type SeatedCrew, type SeatedRole } from './seats.ts'

type Props = {
  role: SeatedRole
  /** Without it, as in a post that is being written, no seat is closed. */
  crew?: SeatedCrew | undefined
  size?: SeatSize | undefined
}

/** The seats of one role. */
export function RoleSeats({ role, crew, size = 'card' }: Props) {
  return <SeatRow groups={[groupOf(role, crew)]} size={size} />
}
