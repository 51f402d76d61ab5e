import { listSize } from './list-size.ts'
import { SeatRow, type SeatSize } from './SeatRow.tsx'
import {
  groupOf,
  type SeatedCrew,
  type SeatedRole,
  seatGroups,
  type ViewerSeat,
  viewerPosition,
} from './seats.ts'

type Props = {
  role: SeatedRole
  /** Without it, as in a post that is being written, no seat is closed. */
  crew?: SeatedCrew | undefined
  viewerSeat?: ViewerSeat | undefined
  size?: SeatSize | undefined
}

/** The seats of one role. */
export function RoleSeats({ role, crew, viewerSeat, size = listSize(role.slotsNeeded) }: Props) {
  const viewers = crew && viewerPosition(seatGroups(crew), viewerSeat)
  return <SeatRow groups={[groupOf(role, crew)]} size={size} viewers={viewers} />
}
