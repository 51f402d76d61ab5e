import { useWatch } from 'react-hook-form'
import { activities, crewLimits } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { ActivityIcon } from '#web/features/crews/card/ActivityIcon.tsx'
import { activityHue } from '#web/features/crews/card/activity-hue.ts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import styles from './CrewEditor.module.css'
import type { CrewFormPart } from './use-crew-form.ts'

export function EditorBasics({ control, field, errorOf }: CrewFormPart) {
  const activity = useWatch({ control, name: 'activity' })
  return (
    <>
      <div className={styles.topic} data-act={activity && activityHue(activity)}>
        <Field label={m.crews_activity()} error={errorOf('activity')}>
          <NativeSelect
            {...field('activity')}
            icon={activity ? <ActivityIcon activity={activity} /> : undefined}
          >
            <option value="">{m.editor_activity_choose()}</option>
            {activities.map((each) => (
              <option key={each} value={each}>
                {activityLabel(each)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={m.editor_title()} error={errorOf('title')}>
          <CountedInput {...field('title')} max={crewLimits.titleLength} autoComplete="off" />
        </Field>
      </div>
      <Field label={m.editor_description()} error={errorOf('description')}>
        <TextArea
          {...field('description')}
          rows={3}
          max={5000}
          placeholder={m.editor_description_example()}
        />
      </Field>
    </>
  )
}
