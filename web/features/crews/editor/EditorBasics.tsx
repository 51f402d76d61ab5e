import { Controller } from 'react-hook-form'
import { activities, postTypes } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { ActivityIcon } from '#web/features/crews/card/ActivityIcon.tsx'
import { activityHue } from '#web/features/crews/card/activity-hue.ts'
import { activityLabel, postTypeLabel } from '#web/features/crews/crew-texts.ts'
import { ChipRow } from '#web/ui/display/ChipRow.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import styles from './CrewEditor.module.css'
import type { CrewFormPart } from './use-crew-form.ts'

export function EditorBasics({ control, field, errorOf }: CrewFormPart) {
  return (
    <Panel title={m.editor_basics()}>
      <div className={styles.fields}>
        <Field label={m.editor_title()} error={errorOf('title')} className={styles.wide}>
          <CountedInput {...field('title')} max={120} autoComplete="off" />
        </Field>
        <Field label={m.editor_description()} error={errorOf('description')} className={styles.wide}>
          <TextArea {...field('description')} rows={5} max={5000} />
        </Field>
        <FieldGroup label={m.crews_post_type()} className={styles.wide}>
          <Controller
            name="postType"
            control={control}
            render={({ field: { value, onChange } }) => (
              <SegmentedControl
                options={postTypes.map((type) => ({ value: type, label: postTypeLabel(type) }))}
                value={value}
                onChange={onChange}
                block
              />
            )}
          />
        </FieldGroup>
        <FieldGroup label={m.crews_activity()} error={errorOf('activity')} className={styles.wide}>
          <ChipRow>
            {activities.map((activity) => (
              <CheckboxChip
                key={activity}
                {...field('activity')}
                type="radio"
                value={activity}
                icon={<ActivityIcon activity={activity} />}
                hue={activityHue(activity)}
              >
                {activityLabel(activity)}
              </CheckboxChip>
            ))}
          </ChipRow>
        </FieldGroup>
      </div>
    </Panel>
  )
}
