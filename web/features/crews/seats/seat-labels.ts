/** What screen readers hear of a group of seats. */
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import type { SeatGroup } from './seats.ts'

const groupName = ({ kind, roleName }: SeatGroup): string => {
  if (kind === 'leader') return m.crews_leader()
  return kind === 'any' ? m.crews_seat_any() : roleNameText(roleName)
}

export const seatGroupLabel = (group: SeatGroup): string =>
  m.crews_seat_group({
    name: groupName(group),
    filled: group.taken,
    total: group.taken + group.free || group.closed,
  })
