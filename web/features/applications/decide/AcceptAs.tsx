import { Check } from 'lucide-react'
import { useId } from 'react'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './AcceptAs.module.css'
import type { AcceptSeat } from './accept-rule.ts'

interface Props {
  /** Of the applicant. */
  name: string
  seats: readonly AcceptSeat[]
  disabled: boolean
  pending: boolean
  onAccept: (roleId: number | null) => void
}

const seatText = ({ role }: AcceptSeat): string => (role ? roleNameText(role.roleName) : m.crews_any_seat())

/** For a player who applied for any seat: the free ones, each of which accepts them. */
export function AcceptAs({ name, seats, disabled, pending, onAccept }: Props) {
  const labelId = useId()
  return (
    <fieldset aria-labelledby={labelId} className={styles.seats}>
      <span id={labelId} className={styles.label}>
        {m.applications_accept_as()}
      </span>
      {seats.map((seat) => (
        <Button
          key={seat.role?.id ?? 'any'}
          size="sm"
          variant="ok"
          className={styles.seat}
          aria-label={m.applications_accept_name_as({ name, seat: seatText(seat) })}
          disabled={disabled}
          aria-disabled={pending || undefined}
          onClick={() => onAccept(seat.role?.id ?? null)}
        >
          <Check size={14} aria-hidden />
          {seatText(seat)}
        </Button>
      ))}
    </fieldset>
  )
}
