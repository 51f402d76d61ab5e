import { applicationLimits } from '#contract/application-fields.ts'
import { applicantExperiences, availabilities } from '#contract/applications.ts'
import type { CrewSummary } from '#contract/crews.ts'
import { m } from '#texts'
import { TimezoneSelect } from '#web/forms/TimezoneSelect.tsx'
import { useUser } from '#web/session/session.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import styles from './ApplyDialog.module.css'
import { availabilityLabels, experienceLabels } from './application-texts.ts'
import { useApplyToCrew } from './applications.queries.ts'
import { applyResolver, emptyApplication, isComplete } from './apply-form.ts'
import { applyHint } from './apply-hint.ts'
import { MessageField } from './MessageField.tsx'
import { useApplicationForm } from './use-application-form.ts'

interface Props {
  crew: Pick<CrewSummary, 'id' | 'title' | 'authorName'>
  onClose: () => void
}

/** The application to a crew as a whole. */
export function ApplyDialog({ crew, onClose }: Props) {
  const userZone = useUser()?.timezone ?? ''
  const { mutateAsync: apply } = useApplyToCrew(crew.id)
  const application = useApplicationForm({
    target: `crew-${crew.id}`,
    blank: emptyApplication(userZone),
    resolver: applyResolver,
    apply,
    onClose,
  })
  const { field, errorOf, typed } = application
  return (
    <ApplicationDialog
      title={m.applications_dialog_title({ title: crew.title })}
      subtitle={m.applications_dialog_leader({ name: crew.authorName })}
      application={application}
      notFoundText={m.applications_crew_gone()}
      canSend={isComplete(typed)}
      hint={applyHint(typed)}
      onClose={onClose}
    >
      <MessageField field={field('message')} value={typed.message} error={errorOf('message')} />
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
    </ApplicationDialog>
  )
}
