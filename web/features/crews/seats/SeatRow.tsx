import { Crown, User } from 'lucide-react'
import { use } from 'react'
import type { ReadyState } from '#contract/crews/readiness.ts'
import { m } from '#texts'
import { type ReadyOnSeats, readyLabels } from '#web/features/crews/ready/ready-states.ts'
import { classNames } from '#web/ui/class-names.ts'
import { roleGlyph } from './role-glyph.ts'
import { SeatAnswer } from './SeatAnswer.tsx'
import styles from './SeatRow.module.css'
import { seatGroupLabel } from './seat-labels.ts'
import { groupSize, type SeatGroup, type SeatPosition } from './seats.ts'
import { isWanted, WantedSeatsContext } from './wanted-seats-context.ts'

/** 13 px wide and without glyphs, 18 in a row, 22 on a card, 26 or 34 on the crew page and in dialogs. */
type DrawnSize = 'tiny' | 'row' | 'card' | 'medium' | 'details'
export type SeatSize = Exclude<DrawnSize, 'medium'>

const iconSizes = { row: 10, card: 12, medium: 14, details: 17 }

/** As large as fits in one line. */
const drawnSize = (size: SeatSize, total: number): DrawnSize => {
  if (total >= 10) return 'tiny'
  return size === 'details' && total >= 7 ? 'medium' : size
}

/** With what those on its seats have answered. */
const fullLabel = (group: SeatGroup, answers: readonly ReadyState[]): string =>
  answers.length > 0
    ? m.ready_seats({
        seats: seatGroupLabel(group),
        answers: answers.map((answer) => readyLabels[answer]()).join(', '),
      })
    : seatGroupLabel(group)

const glyphOf = ({ kind, roleName, roleCategory }: SeatGroup) => {
  if (kind === 'leader') return Crown
  return kind === 'any' ? User : roleGlyph(roleName, roleCategory)
}

type Props = {
  groups: readonly SeatGroup[]
  size: SeatSize
  /** The viewer's seat, which may be in none of these groups. */
  viewers?: SeatPosition | undefined
  ready?: ReadyOnSeats | undefined
}

/** Groups of seats: taken ones solid, free ones dashed, closed ones faint, the viewer's and those looked for in amber. */
export function SeatRow({ groups, size, viewers, ready }: Props) {
  const wanted = use(WantedSeatsContext)
  const total = groups.reduce((sum, group) => sum + groupSize(group), 0)
  const drawn = drawnSize(size, total)
  const hasViewers = groups.some(({ key }) => key === viewers?.group)
  const answersOf = ({ key }: SeatGroup) => ready?.get(key) ?? []
  const labelOf = (group: SeatGroup) => fullLabel(group, answersOf(group))
  const labels = [...groups.map(labelOf), ...(hasViewers ? [m.crews_seat_yours()] : [])]

  const seat = (group: SeatGroup, index: number) => {
    const isClosed = index >= group.taken + group.free
    const isViewers = group.key === viewers?.group && index === viewers.index
    // On a closed seat the viewer sits without its role.
    const Glyph = isClosed && isViewers ? User : glyphOf(group)
    const answer = drawn === 'tiny' ? undefined : answersOf(group)[index]
    return (
      <span
        key={index}
        className={classNames(
          styles.seat,
          index < group.taken && styles.filled,
          isClosed && styles.closed,
          index >= group.taken &&
            !isClosed &&
            isWanted(wanted, group.kind, group.roleCategory) &&
            styles.wanted,
          isViewers && styles.viewers,
        )}
      >
        {drawn === 'tiny' ? null : (
          <Glyph size={iconSizes[drawn]} strokeWidth={drawn === 'details' ? 1.75 : 2} />
        )}
        {answer ? <SeatAnswer answer={answer} /> : null}
      </span>
    )
  }
  return (
    <span className={classNames(styles.seats, styles[drawn])} role="img" aria-label={labels.join(', ')}>
      {groups.map((group) => (
        <span key={group.key} className={styles.group} title={labelOf(group)}>
          {Array.from({ length: groupSize(group) }, (_, index) => seat(group, index))}
        </span>
      ))}
    </span>
  )
}
