import { Crown, User } from 'lucide-react'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { classNames } from '#web/ui/class-names.ts'
import { roleGlyph } from './role-glyph.ts'
import styles from './SeatRow.module.css'
import { groupSize, type SeatGroup } from './seats.ts'

/** 18 px in a row, 22 on a card, 34 on the crew page and in dialogs. */
export type SeatSize = 'row' | 'card' | 'details'

const smallFrom = 10
const iconSizes = { row: 10, card: 12, details: 17 }

const groupName = ({ kind, roleName }: SeatGroup): string => {
  if (kind === 'leader') return m.crews_leader()
  return kind === 'any' ? m.crews_seat_any() : roleNameText(roleName)
}

const groupLabel = (group: SeatGroup): string =>
  m.crews_seat_group({ name: groupName(group), filled: group.taken, total: groupSize(group) - group.closed })

const glyphOf = ({ kind, roleName, roleCategory }: SeatGroup) => {
  if (kind === 'leader') return Crown
  return kind === 'any' ? User : roleGlyph(roleName, roleCategory)
}

type Props = {
  groups: readonly SeatGroup[]
  size: SeatSize
  /** The key of the group whose first seat is the viewer's. */
  viewerGroup?: string | undefined
}

/** Groups of seats: taken ones solid, free ones dashed, closed ones faint, the viewer's in amber. */
export function SeatRow({ groups, size, viewerGroup }: Props) {
  const total = groups.reduce((sum, group) => sum + groupSize(group), 0)
  const drawn = total >= smallFrom ? 'tiny' : size
  const labels = [...groups.map(groupLabel), ...(viewerGroup ? [m.crews_seat_yours()] : [])]

  const seat = (group: SeatGroup, index: number) => {
    const Glyph = glyphOf(group)
    const isViewers = group.key === viewerGroup && index === 0
    return (
      <span
        key={index}
        className={classNames(
          styles.seat,
          index < group.taken && styles.filled,
          index >= group.taken + group.free && styles.closed,
          isViewers && styles.viewers,
        )}
      >
        {drawn === 'tiny' ? null : (
          <Glyph size={iconSizes[drawn]} strokeWidth={drawn === 'details' ? 1.75 : 2} />
        )}
      </span>
    )
  }
  return (
    <span className={classNames(styles.seats, styles[drawn])} role="img" aria-label={labels.join(', ')}>
      {groups.map((group) => (
        <span key={group.key} className={styles.group} title={groupLabel(group)}>
          {Array.from({ length: groupSize(group) }, (_, index) => seat(group, index))}
        </span>
      ))}
    </span>
  )
}
