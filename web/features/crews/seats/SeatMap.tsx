import type { ReadyOnSeats } from '#web/features/crews/ready/ready-states.ts'
import { SeatBar } from './SeatBar.tsx'
import { SeatRow, type SeatSize } from './SeatRow.tsx'
import { type SeatedCrew, seatGroups, type ViewerSeat, viewerPosition } from './seats.ts'

const barFrom = 25

type Props = {
  crew: SeatedCrew
  size?: SeatSize | undefined
  viewerSeat?: ViewerSeat | undefined
  /** What those on the seats have answered to the ready check. */
  ready?: ReadyOnSeats | undefined
}

/** Every seat of a crew, grouped by role; large crews are drawn smaller, the largest as one bar. */
export function SeatMap({ crew, size = 'card', viewerSeat, ready }: Props) {
  const groups = seatGroups(crew)
  if (crew.maxCrewSize >= barFrom) return <SeatBar taken={crew.currentCrewSize} total={crew.maxCrewSize} />
  return <SeatRow groups={groups} size={size} viewers={viewerPosition(groups, viewerSeat)} ready={ready} />
}
