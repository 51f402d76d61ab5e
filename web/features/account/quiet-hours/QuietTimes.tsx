import { useId, useState } from 'react'
import { type QuietHours, quietHoursForm } from '#contract/notices/quiet-hours-form.ts'
import { m } from '#texts'
import { readForm } from '#web/forms/form-values.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DayRail } from '#web/ui/display/DayRail.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './QuietSection.module.css'
import { useUpdateQuietHours } from './quiet-hours.queries.ts'

interface Props {
  stored: QuietHours
  /** Of the player's profile. */
  timezone: string | undefined
}

/** From when to when, drawn as it is typed. */
export function QuietTimes({ stored, timezone }: Props) {
  const toast = useToast()
  const hintId = useId()
  const { mutateAsync: save } = useUpdateQuietHours()
  const values = { ...stored, isOn: true }
  const [typed, setTyped] = useState(values)
  const { from, to } = typed
  const isChanged = JSON.stringify(typed) !== JSON.stringify(values)
  const { text, flag, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: quietHoursForm,
    defaultValues: values,
    send: async (hours) => {
      await save(hours)
      toast.show({ title: m.push_quiet_saved() })
    },
  })
  return (
    <form
      className={styles.form}
      onInput={({ currentTarget }) => setTyped(readForm(currentTarget, values))}
      onSubmit={onSubmit}
      noValidate
    >
      <FormProblem error={problem} fallback={m.push_quiet_failed()} />
      {/* The switch above is no part of the form: while this is there, it is on. */}
      <input type="hidden" name="isOn" value="on" />
      <div className={styles.times}>
        <Field label={m.push_quiet_from()} error={errorOf('from')}>
          <TextInput {...text('from')} type="time" required />
        </Field>
        <Field label={m.push_quiet_to()} error={errorOf('to')}>
          <TextInput {...text('to')} type="time" required />
        </Field>
        <div className={styles.rail}>
          <DayRail from={from} to={to} label={m.settings_quiet_rail({ from, to })} />
        </div>
      </div>
      <Checkbox {...flag('urgentPasses')} aria-describedby={hintId}>
        {m.push_quiet_urgent()}
      </Checkbox>
      <div className={styles.end}>
        <p id={hintId} className={styles.hint}>
          {m.push_quiet_urgent_hint()} {timezone ? m.push_quiet_zone({ zone: zoneCity(timezone) }) : null}
        </p>
        {isChanged ? (
          <Button type="submit" pending={pending} pendingLabel={m.account_saving()}>
            {m.push_quiet_save()}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
