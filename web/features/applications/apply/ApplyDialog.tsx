import { type ReactNode, useState } from 'react'
import { applicantExperiences, applicationLimits, availabilities } from '#contract/applications/fields.ts'
import type { CrewSummary } from '#contract/crews/crews.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { availabilityLabels, experienceLabels } from '#web/features/applications/application-texts.ts'
import { useApplyForSeat } from '#web/features/applications/applications.queries.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { TimezoneSelect } from '#web/forms/TimezoneSelect.tsx'
import { currentLocale } from '#web/i18n/language.ts'
import { useUser } from '#web/session/session.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import styles from './ApplyDialog.module.css'
import {
  type ApplyForm,
  anySeat,
  checkSeat,
  emptyApplication,
  type GivenSeats,
  isComplete,
  isGiven,
  missingFields,
} from './apply-form.ts'
import { MessageField } from './MessageField.tsx'
import { SeatField } from './SeatField.tsx'
import { ShipField } from './ShipField.tsx'
import { firstChoice, type SeatedCrew, seatChoices } from './seat-choices.ts'
import { useApplicationForm } from './use-application-form.ts'

const fieldNames = {
  seat: m.applications_seat,
  message: m.applications_message,
  availability: m.applications_availability,
  experience: m.applications_experience,
}

/** Why the application cannot be sent yet; undefined if it can. */
const applyHint = (form: ApplyForm): string | undefined => {
  const missing = missingFields(form)
  if (missing.length === 0) return isComplete(form) ? undefined : m.applications_shorten()
  const needed = missing.join()
  if (needed === 'message') return m.applications_needs_message()
  if (needed === 'seat,message') return m.applications_needs_seat_and_message()
  const names = missing.map((name) => fieldNames[name]())
  return m.applications_missing({ fields: new Intl.ListFormat(currentLocale()).format(names) })
}

const noSeats: GivenSeats = []

interface Props {
  crew: SeatedCrew & Pick<CrewSummary, 'id' | 'title' | 'authorName'>
  /** The player has already chosen a seat that belongs to no role. */
  forAnySeat?: boolean | undefined
  /** The id of the role that the player has already chosen. */
  chosenId?: number | undefined
  /** The kinds of seats that the player looks for. */
  wanted?: readonly SeatKind[] | undefined
  /** The roles whose free seats are held for others. */
  held?: readonly (number | null)[] | undefined
  /** The seats that the player can take at once. */
  given?: GivenSeats | undefined
  /** Why the player has to apply where others need not. */
  unmet?: string | undefined
  /** Says when the player has promised another mission for that time. */
  overlap: ReactNode
  /** Instead of `onClose`, when an application that waits for an answer was sent. */
  onApplied?: (() => void) | undefined
  onClose: () => void
}

/** The application for a seat of a crew: for one of its roles, or for any seat. */
export function ApplyDialog(props: Props) {
  const {
    crew,
    forAnySeat,
    chosenId,
    wanted,
    held,
    given = noSeats,
    unmet,
    overlap,
    onApplied,
    onClose,
  } = props
  const userZone = useUser()?.timezone ?? ''
  const apply = useApplyForSeat(crew.id)
  // As they were when the dialog opened: a choice must not disappear under the pointer.
  const [choices] = useState(() => (forAnySeat ? [] : seatChoices(crew, held)))
  const chosen = choices.find(({ seat }) => seat === String(chosenId))?.seat
  const application = useApplicationForm({
    target: forAnySeat || crew.roles.length === 0 ? `crew-${crew.id}` : `seat-${crew.id}`,
    blank: emptyApplication(userZone, forAnySeat ? anySeat : (chosen ?? firstChoice(choices, wanted, given))),
    check: checkSeat(given),
    apply,
    isAtOnce: ({ seat }) => isGiven(seat, given),
    onApplied,
    onClose,
  })
  const { field, errorOf } = application
  // The seat of a restored form may be taken by now.
  const isFree = forAnySeat || choices.some(({ seat }) => seat === application.typed.seat)
  const typed = isFree ? application.typed : { ...application.typed, seat: '' }
  const isAtOnce = isGiven(typed.seat, given)
  const isForRole = typed.seat !== '' && typed.seat !== anySeat
  return (
    <FormDialog
      {...application.dialog}
      title={m.applications_dialog_title({ title: crew.title })}
      subtitle={m.applications_dialog_leader({ name: crew.authorName })}
      goneText={isForRole ? m.applications_role_gone() : m.applications_crew_gone()}
      canSend={isAtOnce || isComplete(typed)}
      hint={isAtOnce ? undefined : applyHint(typed)}
    >
      {crew.roles.length > 0 && choices.length > 0 ? (
        <SeatField field={field('seat')} choices={choices} given={given} />
      ) : null}
      {unmet ? <Note tone="info">{unmet}</Note> : null}
      {isAtOnce ? null : (
        <MessageField
          field={field('message')}
          error={errorOf('message')}
          onRepeat={application.repeatMessage}
          onOpener={(text) => application.setField('message', text)}
        />
      )}
      {typed.seat === anySeat && !isAtOnce ? (
        <>
          <div className={styles.pair}>
            <Field label={m.applications_availability()} error={errorOf('availability')}>
              <NativeSelect {...field('availability')}>
                <option value="">{m.applications_choose()}</option>
                {availabilities.map((value) => (
                  <option key={value} value={value}>
                    {availabilityLabels[value]()}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label={m.applications_experience()} error={errorOf('experience')}>
              <NativeSelect {...field('experience')}>
                <option value="">{m.applications_choose()}</option>
                {applicantExperiences.map((value) => (
                  <option key={value} value={value}>
                    {experienceLabels[value]()}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </div>
          <Field label={m.applications_timezone()} optional error={errorOf('timezone')}>
            <TimezoneSelect {...field('timezone')} none={m.applications_timezone_none()} own={userZone} />
          </Field>
          <Field label={m.applications_additional_info()} optional error={errorOf('additionalInfo')}>
            <TextArea
              {...field('additionalInfo')}
              rows={2}
              max={applicationLimits.additionalInfo}
              placeholder={m.applications_additional_info_example()}
            />
          </Field>
        </>
      ) : null}
      <ShipField field={field('fleetShipId')} error={errorOf('fleetShipId')} />
      {overlap}
    </FormDialog>
  )
}
