import type * as z from 'zod/mini'
import {
  type ApplicationDraft,
  applicationDraft,
  type RoleApplicationDraft,
  roleApplicationDraft,
} from '#contract/applications/drafts.ts'
import { applicationLimits } from '#contract/applications/fields.ts'
import { codePoints } from '#contract/wire/code-points.ts'
import { type Checked, checkForm } from '#web/forms/check-form.ts'

/** The seat that belongs to no role; every other value is the id of a role. */
export const anySeat = 'any'

/** The form as it is typed; a choice that is not made yet is empty. */
export type ApplyForm = Record<keyof ApplicationDraft, string> & { seat: string }

/** What is sent: for a role only the message and the ship count. */
export type SeatApplication =
  | { readonly roleId: null; readonly draft: ApplicationDraft }
  | { readonly roleId: number; readonly draft: RoleApplicationDraft }
  | SeatAtOnce

/** A seat that is given at once: without an application. */
export interface SeatAtOnce {
  readonly roleId: number | null
  readonly fleetShipId: number | null
  readonly draft: null
}

/** The roles whose seats the player can take at once; null among them: a seat that belongs to none. */
export type GivenSeats = readonly (number | null)[]

const roleOfSeat = (seat: string): number | null => (seat === anySeat ? null : Number(seat))

export const isGiven = (seat: string, given: GivenSeats): boolean =>
  seat !== '' && given.includes(roleOfSeat(seat))

/** Taken at once where that is possible; else applied for. */
export const checkSeat =
  (given: GivenSeats) =>
  (form: ApplyForm): Checked<SeatApplication> =>
    isGiven(form.seat, given)
      ? {
          values: { roleId: roleOfSeat(form.seat), fleetShipId: chosenShip(form.fleetShipId), draft: null },
          errors: {},
        }
      : checkApplication(form)

export const emptyApplication = (timezone: string, seat: string): ApplyForm => ({
  seat,
  message: '',
  availability: '',
  experience: '',
  timezone,
  additionalInfo: '',
  fleetShipId: '',
})

export const chosenShip = (value: string): number | null => (value === '' ? null : Number(value))

const checkApplication = (form: ApplyForm): Checked<SeatApplication> => {
  const fleetShipId = chosenShip(form.fleetShipId)
  if (form.seat === anySeat) {
    // A choice that is not made yet is not valid, and the schema says so.
    const draft = { ...form, timezone: form.timezone || null, fleetShipId }
    const { values, errors } = checkForm(applicationDraft, draft as z.input<typeof applicationDraft>)
    return values === undefined ? { values, errors } : { values: { roleId: null, draft: values }, errors }
  }
  const { values, errors } = checkForm(roleApplicationDraft, { message: form.message, fleetShipId })
  return values === undefined
    ? { values, errors }
    : { values: { roleId: Number(form.seat), draft: values }, errors }
}

const requiredFields = ({ seat }: ApplyForm) =>
  seat === anySeat ? (['message', 'availability', 'experience'] as const) : (['seat', 'message'] as const)

/** The required fields that are still empty. */
export const missingFields = (form: ApplyForm) =>
  requiredFields(form).filter((name) => form[name].trim() === '')

export const isTooLong = (text: string, limit: number = applicationLimits.message): boolean =>
  codePoints(text) > limit

const hasTooLong = ({ seat, message, additionalInfo }: ApplyForm): boolean =>
  isTooLong(message) || (seat === anySeat && isTooLong(additionalInfo, applicationLimits.additionalInfo))

export const isComplete = (form: ApplyForm): boolean => missingFields(form).length === 0 && !hasTooLong(form)
