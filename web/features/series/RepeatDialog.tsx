import { useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { WeekStep } from '#contract/crews/rhythm.ts'
import { seriesLimits } from '#contract/series/limits.ts'
import { m } from '#texts'
import { useChoiceForm } from '#web/forms/use-checked-form.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { SignInAgain } from '#web/problems/SignInAgain.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useCreateSeries } from './series.queries.ts'
import { lastStart } from './series-starts.ts'
import { startText } from './series-texts.ts'

const { leastTimes, mostTimes, daysAhead } = seriesLimits
const choices = Array.from({ length: mostTimes - leastTimes + 1 }, (_, i) => leastTimes + i)
const defaultTimes = 6

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'timezone'> & { readonly scheduledTime: string }
  /** Of the viewer. */
  zone: string
  onClose: () => void
}

/** How often and how many times a mission is repeated. */
export function RepeatDialog({ crew, zone, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: create } = useCreateSeries(crew.id)
  const [everyWeeks, setEveryWeeks] = useState<WeekStep>(1)
  const [times, setTimes] = useState(defaultTimes)
  const { problem, pending, onSubmit } = useChoiceForm(async () => {
    await create({ times, everyWeeks })
    toast.show({ title: m.series_repeated() })
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={() => pending || onClose()}
      title={m.series_repeat_title()}
      subtitle={crew.title}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel={m.series_repeat_sending()}>
            {m.series_repeat_send()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.series_repeat_failed()}>
        <SignInAgain problem={problem} />
      </FormProblem>
      <FieldGroup label={m.series_how_often()}>
        <SegmentedControl
          block
          options={[
            { value: '1', label: m.series_weekly() },
            { value: '2', label: m.series_fortnightly() },
          ]}
          value={everyWeeks === 1 ? '1' : '2'}
          onChange={(value) => setEveryWeeks(value === '1' ? 1 : 2)}
        />
      </FieldGroup>
      <Field
        label={m.series_how_many()}
        hint={m.series_until({
          date: startText(lastStart(crew, everyWeeks, times).toISOString(), zone),
          city: zoneCity(crew.timezone),
        })}
      >
        <NativeSelect value={times} onChange={({ target }) => setTimes(Number(target.value))}>
          {choices.map((count) => (
            <option key={count} value={count}>
              {m.series_times({ count })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Note tone="info">{m.series_repeat_note({ days: daysAhead })}</Note>
    </Dialog>
  )
}
