import { SeatRow, type SeatSize } from './SeatRow.tsx'
import { roleGroup, type SeatedRole } from './seats.ts'

/** The seats of one role. */
export function RoleSeats({ role, size = 'card' }: { role: SeatedRole; size?: SeatSize | undefined }) {
  return <SeatRow groups={[roleGroup(role)]} size={size} />
}
