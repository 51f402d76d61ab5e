import { useState } from 'react'
import { countSeats, type HeldSeat, type SeatedCrew, withHeldSeats } from '#contract/crews/seats.ts'
import { heldUntil, offerLimits } from '#contract/offers/fields.ts'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'

/** The role that an invitation names; null for any seat, undefined if it names none. */
export type InvitedSeat = number | null | undefined

interface InvitingRole {
  readonly id: number
  readonly roleName: string
  readonly slotsNeeded: number
  readonly slotsFilled: number
}

export interface InvitingCrew extends SeatedCrew<InvitingRole> {
  readonly scheduledTime: string | null
}

interface Props {
  crew: InvitingCrew
  /** The seats that are held for others already, where they are known. */
  held?: readonly HeldSeat[] | undefined
  value: InvitedSeat
  onChange: (seat: InvitedSeat) => void
}

const none = 'none'
const any = 'any'

const optionOf = (seat: InvitedSeat): string => {
  if (seat === undefined) return none
  return seat === null ? any : String(seat)
}

const seatOf = (value: string): InvitedSeat => {
  if (value === none) return undefined
  return value === any ? null : Number(value)
}

/** Which seat an invitation names and holds. Nothing has to be chosen. */
export function InvitedSeatField({ crew, held = [], value, onChange }: Props) {
  const [openedAt] = useState(() => new Date())
  const seats = countSeats(withHeldSeats(crew, held))
  const roles = crew.roles.filter((_, i) => (seats.roles[i]?.free ?? 0) > 0)
  const isHeld = heldUntil(crew.scheduledTime === null ? null : new Date(crew.scheduledTime), openedAt)
  return (
    <Field
      label={m.offers_seat_label()}
      hint={isHeld ? m.offers_seat_hint({ hours: offerLimits.hoursHeld }) : m.offers_seat_hint_late()}
    >
      <NativeSelect value={optionOf(value)} onChange={({ target }) => onChange(seatOf(target.value))}>
        <option value={none}>{m.offers_seat_none()}</option>
        {roles.map(({ id, roleName }) => (
          <option key={id} value={id}>
            {roleNameText(roleName)}
          </option>
        ))}
        {seats.any.free > 0 ? <option value={any}>{m.crews_any_seat()}</option> : null}
      </NativeSelect>
    </Field>
  )
}
