import { Controller, useWatch } from 'react-hook-form'
import { crewLimits } from '#contract/crews/fields.ts'
import { seatsIssue } from '#contract/crews/rules.ts'
import { m } from '#texts'
import { fieldErrorText, issueError } from '#web/forms/field-errors.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Stepper } from '#web/ui/fields/Stepper.tsx'
import styles from './EditorCrewSize.module.css'
import type { CrewFormPart } from './use-crew-form.ts'

export function EditorCrewSize({ control, errorOf, crewGrowth }: CrewFormPart) {
  const [size, roles] = useWatch({ control, name: ['maxCrewSize', 'roles'] })
  const { growth, changeSize, undo } = crewGrowth
  const issue = seatsIssue(size, roles)
  return (
    <div>
      <Field
        label={m.editor_crew_size()}
        hint={m.editor_crew_size_hint()}
        className={styles.row}
        error={errorOf('maxCrewSize') ?? fieldErrorText(issue && issueError(issue))}
      >
        <Controller
          name="maxCrewSize"
          control={control}
          render={({ field: { ref, value } }) => (
            <Stepper
              ref={ref}
              value={value}
              onChange={changeSize}
              min={1}
              max={crewLimits.crewSize}
              free
              whenEmpty={1}
            />
          )}
        />
      </Field>
      {/* Always rendered, so that screen readers announce the change. */}
      <div role="status">
        {growth ? (
          <p className={styles.grown}>
            {m.editor_crew_size_grown({ from: growth.from, to: growth.to })}
            <Button size="sm" variant="ghost" onClick={undo}>
              {m.editor_crew_size_undo()}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  )
}
