import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { applicantExperiences, applicationLimits, availabilities } from '#contract/applications.ts'
import type { CrewSummary } from '#contract/crews.ts'
import { m } from '#messages'
import { useUser } from '#web/api/session.ts'
import { FormProblem } from '#web/forms/FormProblem.tsx'
import { TimezoneSelect } from '#web/forms/TimezoneSelect.tsx'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { Note } from '#web/ui/Note.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useToast } from '#web/ui/toast-context.ts'
import styles from './ApplyDialog.module.css'
import { availabilityWords, experienceWords } from './application-words.ts'
import { useApplyToCrew } from './applications.queries.ts'
import { applyResolver, emptyApplication, isComplete } from './apply-form.ts'
import { MessageField } from './MessageField.tsx'

interface Props {
  crew: Pick<CrewSummary, 'id' | 'title' | 'authorName'>
  onClose: () => void
}

/** The application to a crew as a whole. It stays open, with all that was typed, until the server took it. */
export function ApplyDialog({ crew, onClose }: Props) {
  const hintId = useId()
  const toast = useToast()
  const ownZone = useUser()?.timezone ?? ''
  const { mutateAsync: apply } = useApplyToCrew(crew.id)
  const { form, field, errorOf, problem, pending, onSubmit } = useContractForm({
    resolver: applyResolver,
    defaultValues: emptyApplication(ownZone),
    send: async (draft) => {
      await apply(draft)
      onClose()
      toast.show({ title: m.applications_sent(), text: m.applications_sent_text() })
    },
  })
  const typed = useWatch({ control: form.control, compute: (values) => values })
  const ready = isComplete(typed)
  return (
    <Dialog
      open
      onOpenChange={() => pending || onClose()}
      title={m.applications_dialog_title({ title: crew.title })}
      subtitle={m.applications_dialog_leader({ name: crew.authorName })}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!ready}
            pending={pending}
            pendingLabel={m.applications_sending()}
            aria-describedby={ready ? undefined : hintId}
          >
            {m.applications_send()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.applications_send_failed()} />
      <MessageField field={field('message')} value={typed.message} error={errorOf('message')} />
      <div className={styles.pair}>
        <Field label={m.applications_availability()} error={errorOf('availability')}>
          <NativeSelect {...field('availability')}>
            <option value="">{m.applications_choose()}</option>
            {availabilities.map((value) => (
              <option key={value} value={value}>
                {availabilityWords[value]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={m.applications_experience()} error={errorOf('experience')}>
          <NativeSelect {...field('experience')}>
            <option value="">{m.applications_choose()}</option>
            {applicantExperiences.map((value) => (
              <option key={value} value={value}>
                {experienceWords[value]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field label={m.applications_timezone()} optional error={errorOf('timezone')}>
        <TimezoneSelect {...field('timezone')} none={m.applications_timezone_none()} own={ownZone} />
      </Field>
      <Field label={m.applications_info()} optional error={errorOf('additionalInfo')}>
        <TextArea
          {...field('additionalInfo')}
          rows={2}
          max={applicationLimits.additionalInfo}
          placeholder={m.applications_info_example()}
        />
      </Field>
      <Note tone="info">{m.applications_leader_sees()}</Note>
      <p id={hintId} className="sr-only">
        {ready ? null : m.applications_incomplete()}
      </p>
    </Dialog>
  )
}
