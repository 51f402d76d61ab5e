import { useState } from 'react'
import { type BeaconDraft, beaconDraft } from '#contract/beacons/drafts.ts'
import { beaconLimits } from '#contract/beacons/fields.ts'
import { m } from '#texts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { OverlapNote } from '#web/features/crews/overlaps/OverlapNote.tsx'
import { dayLabel } from '#web/features/crews/time/day-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { checkOf } from '#web/forms/check-form.ts'
import { readForm } from '#web/forms/form-values.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { formatTime } from '#web/i18n/format.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './BeaconForm.module.css'
import { BeaconRest } from './BeaconRest.tsx'
import { BeaconWishes } from './BeaconWishes.tsx'
import { type BeaconFields, draftOfFields, fieldsOf, lengthChoices, startChoices } from './beacon-form.ts'
import { litText } from './beacon-texts.ts'
import { useLightBeacon } from './beacons.queries.ts'
import { LitButtons } from './LitButtons.tsx'

const check = checkOf<BeaconFields, BeaconDraft>(beaconDraft, draftOfFields)

interface Props {
  title: string
  draft: BeaconDraft
  isLit: boolean
  onClose: () => void
}

export function BeaconForm({ title, draft, isLit, onClose }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const toast = useToast()
  const { mutateAsync: light } = useLightBeacon()
  const fields = fieldsOf(draft)
  const { errorOf, clearError, problem, pending, onSubmit } = useCheckedForm<BeaconFields, BeaconDraft>({
    names: Object.keys(fields),
    read: (form) => readForm(form, fields),
    check,
    send: async (values) => {
      const lit = await light(values)
      onClose()
      toast.show({ tone: 'live', title: litText(lit, zone), text: m.beacons_lit_text() })
    },
  })
  const field = (name: keyof BeaconDraft) => ({ name, onChange: () => clearError(name) })
  const [from, setFrom] = useState(fields.startsAt)
  const [minutes, setMinutes] = useState(draft.minutes)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      subtitle={m.beacons_subtitle({ count: beaconLimits.alertsAnHour })}
      onSubmit={onSubmit}
      footer={
        <>
          {isLit ? (
            <LitButtons onDone={onClose} />
          ) : (
            <Button variant="ghost" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
          )}
          <Button type="submit" variant="primary" pending={pending} pendingLabel={m.beacons_lighting()}>
            {isLit ? m.beacons_save() : m.beacons_light_yours()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.beacons_failed()} notFoundText={m.beacons_ship_gone()} />
      <div className={styles.pair}>
        <Field label={m.beacons_from()} error={errorOf('startsAt')}>
          <NativeSelect
            {...field('startsAt')}
            defaultValue={fields.startsAt}
            onChange={({ currentTarget }) => {
              clearError('startsAt')
              setFrom(currentTarget.value)
            }}
          >
            <option value="">{m.beacons_now()}</option>
            {draft.startsAt === null ? null : (
              <option value={draft.startsAt}>{formatTime(new Date(draft.startsAt), zone)}</option>
            )}
            {startChoices(now).map((start) => (
              <option key={start.getTime()} value={start.toISOString()}>
                {dayLabel(start, now, zone)} {formatTime(start, zone)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={m.beacons_for()} error={errorOf('minutes')}>
          <NativeSelect
            {...field('minutes')}
            defaultValue={fields.minutes}
            onChange={({ currentTarget }) => {
              clearError('minutes')
              setMinutes(Number(currentTarget.value))
            }}
          >
            {lengthChoices(draft.minutes).map((minutes) => (
              <option key={minutes} value={minutes}>
                {formatMinutes(minutes)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <OverlapNote start={from === '' ? now : new Date(from)} minutes={minutes} />
      <BeaconWishes draft={draft} field={field} errorOf={errorOf} />
      <BeaconRest draft={draft} field={field} errorOf={errorOf} />
    </Dialog>
  )
}
