import { Controller } from 'react-hook-form'
import { m } from '#texts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './EditorWhen.module.css'
import { joinDuration, splitDuration } from './typed-times.ts'

export function EditorDuration({ control, errorOf, setField }: CrewFormPart) {
  return (
    <FieldGroup
      label={m.editor_duration()}
      optional
      error={errorOf('estimatedDuration')}
      className={styles.duration}
    >
      <Controller
        name="estimatedDuration"
        control={control}
        render={({ field: { ref, value } }) => {
          const { hours, minutes } = splitDuration(value)
          return (
            <div className={styles.parts}>
              <Field label={m.editor_hours()} labelHidden>
                <TextInput
                  ref={ref}
                  value={hours}
                  inputMode="numeric"
                  autoComplete="off"
                  end={m.editor_hours_unit()}
                  onChange={({ target }) =>
                    setField('estimatedDuration', joinDuration(target.value, minutes))
                  }
                />
              </Field>
              <Field label={m.editor_minutes()} labelHidden>
                <TextInput
                  value={minutes}
                  inputMode="numeric"
                  autoComplete="off"
                  end={m.editor_minutes_unit()}
                  onChange={({ target }) => setField('estimatedDuration', joinDuration(hours, target.value))}
                />
              </Field>
            </div>
          )
        }}
      />
    </FieldGroup>
  )
}
