import { listSize } from './list-size.ts'
import { SeatRow } from './SeatRow.tsx'
import { groupSize, type SeatedCrew, seatGroups } from './seats.ts'

type Props = {
  crew: SeatedCrew
  /** One of the seats is the viewer's. */
  viewers: boolean
}

/** The seats that belong to no role. */
export function AnySeats({ crew, viewers }: Props) {
  const group = seatGroups(crew).find(({ kind }) => kind === 'any')
  if (!group) return null
  return (
    <SeatRow
      groups={[group]}
      size={listSize(groupSize(group))}
      viewers={viewers ? { group: group.key, index: 0 } : undefined}
    />
  )
}
