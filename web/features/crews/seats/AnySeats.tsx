import { listSize } from './list-size.ts'
import { SeatRow } from './SeatRow.tsx'
import { groupSize, type SeatedCrew, seatGroups, type ViewerSeat, viewerPosition } from './seats.ts'

type Props = {
  crew: SeatedCrew
  viewerSeat?: ViewerSeat | undefined
}

/** The seats that belong to no role. */
export function AnySeats({ crew, viewerSeat }: Props) {
  const groups = seatGroups(crew)
  const anySeats = groups.filter(({ kind }) => kind === 'any')
  const count = anySeats.reduce((sum, group) => sum + groupSize(group), 0)
  return <SeatRow groups={anySeats} size={listSize(count)} viewers={viewerPosition(groups, viewerSeat)} />
}
