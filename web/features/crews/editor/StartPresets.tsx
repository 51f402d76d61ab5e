import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#texts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ChipRow } from '#web/ui/display/ChipRow.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import styles from './CrewEditor.module.css'
import { eveningTime, nextEvening, startInHour } from './start-presets.ts'
import type { CrewFormPart } from './use-crew-form.ts'

interface Props extends Pick<CrewFormPart, 'control' | 'setField'> {
  onPick: () => void
}

/** The starts that most posts have, one click each. A second click takes it back: a post may have no start. */
export function StartPresets({ control, setField, onPick }: Props) {
  const now = useNow()
  const [start, startsNow, chosenZone] = useWatch({
    control,
    name: ['scheduledFor', 'startsNow', 'timezone'],
  })
  const zone = chosenZone || 'UTC'
  const [hour, setHour] = useState('')
  const evening = nextEvening(now, zone)

  const set = (text: string, isNow = false) => {
    setField('scheduledFor', text)
    setField('startsNow', isNow)
  }
  const isHour = start !== '' && start === hour
  const presets = [
    { label: m.editor_start_now(), isSet: startsNow, choose: () => set('', true) },
    {
      label: m.editor_start_hour(),
      isSet: isHour,
      choose: () => {
        const text = startInHour(new Date(), zone)
        setHour(text)
        set(text)
      },
    },
    {
      label: evening.isToday
        ? m.editor_start_tonight({ time: eveningTime })
        : m.editor_start_tomorrow({ time: eveningTime }),
      isSet: start === evening.start && !isHour,
      choose: () => set(evening.start),
    },
  ]
  return (
    <FieldGroup label={m.editor_start_presets()} optional className={styles.wide}>
      <ChipRow>
        {presets.map(({ label, isSet, choose }) => (
          <Button
            key={label}
            size="sm"
            variant={isSet ? 'soft' : 'secondary'}
            aria-pressed={isSet}
            onClick={() => (isSet ? set('') : choose())}
          >
            {label}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={onPick}>
          {m.editor_start_pick()}
        </Button>
      </ChipRow>
    </FieldGroup>
  )
}
