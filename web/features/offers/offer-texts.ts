import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'

interface OfferedSeat {
  readonly roleName: string | null
  readonly holdsSeat: boolean
  readonly expiresAt: string | null
}

/** The seat that an offer names, if it names one. */
export const seatText = ({ roleName, holdsSeat }: OfferedSeat): string => {
  if (roleName !== null) return roleNameText(roleName)
  return holdsSeat ? m.crews_any_seat() : m.offers_no_seat()
}

/** For the invited player. `formatUntil`: "21:30" */
export const holdText = (
  { holdsSeat, expiresAt }: OfferedSeat,
  formatUntil: (moment: string) => string,
): string =>
  holdsSeat && expiresAt ? m.offers_held_until({ until: formatUntil(expiresAt) }) : m.offers_not_held()

/** For the leader. */
export const holdTextOf = (
  { holdsSeat, expiresAt }: OfferedSeat,
  formatUntil: (moment: string) => string,
): string =>
  holdsSeat && expiresAt
    ? m.offers_open_held_until({ until: formatUntil(expiresAt) })
    : m.offers_open_not_held()
