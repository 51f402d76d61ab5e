import { listSize } from './list-size.ts'
import { SeatRow, type SeatSize } from './SeatRow.tsx'
import { groupOf, type SeatedCrew, type SeatedRole } from './seats.ts'

type Props = {
  role: SeatedRole
  /** Without it, as in a post that is being written, no seat is closed. */
  crew?: SeatedCrew | undefined
  /** One of the seats is the viewer's. */
  viewers?: boolean | undefined
  size?: SeatSize | undefined
}

/** The seats of one role. */
export function RoleSeats({ role, crew, viewers = false, size = listSize(role.slotsNeeded) }: Props) {
  const group = groupOf(role, crew)
  return (
    <SeatRow groups={[group]} size={size} viewers={viewers ? { group: group.key, index: 0 } : undefined} />
  )
}
