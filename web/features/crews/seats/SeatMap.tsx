import { SeatBar } from './SeatBar.tsx'
import { SeatRow, type SeatSize } from './SeatRow.tsx'
import { type OwnSeat, ownGroup, type SeatedCrew, seatGroups } from './seats.ts'

const barFrom = 25

type Props = {
  crew: SeatedCrew
  size?: SeatSize | undefined
  own?: OwnSeat | undefined
}

/** Every seat of a crew, by role; large crews are drawn smaller, the largest as one bar. */
export function SeatMap({ crew, size = 'card', own }: Props) {
  const groups = seatGroups(crew)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  if (total >= barFrom) return <SeatBar taken={crew.currentCrewSize} total={crew.maxCrewSize} />
  return <SeatRow groups={groups} size={size} ownKey={ownGroup(groups, own)} />
}
