import { useWatch } from 'react-hook-form'
import { atOnceChoices, reliableFrom, seatConditions } from '#contract/crews/at-once.ts'
import { m } from '#texts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import styles from './EditorRest.module.css'

/** Which seats are given at once, and on which conditions. */
export function EditorAtOnce({ control, field, crewGrowth }: CrewFormPart) {
  const [seats, roles] = useWatch({ control, name: ['seatsAtOnce', 'roles'] })
  const setRole = (id: number, isAtOnce: boolean) =>
    crewGrowth.changeRoles(roles.map((role) => (role.id === id ? { ...role, isAtOnce } : role)))
  return (
    <Panel title={m.boarding_title()}>
      <div className={styles.fields}>
        <Field label={m.boarding_seats()} hint={m.boarding_seats_hint()} className={styles.wide}>
          <NativeSelect {...field('seatsAtOnce')}>
            {atOnceChoices.map((choice) => (
              <option key={choice} value={choice}>
                {m.boarding_choice({ choice })}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {seats === 'roles' ? (
          <FieldGroup
            label={m.boarding_roles()}
            hint={roles.length === 0 ? m.boarding_roles_none() : undefined}
            className={styles.wide}
          >
            <ChipRow>
              {roles.map(({ id, roleName, isAtOnce }) => (
                <CheckboxChip
                  key={id}
                  tick
                  checked={isAtOnce}
                  onChange={({ currentTarget }) => setRole(id, currentTarget.checked)}
                >
                  {roleNameText(roleName)}
                </CheckboxChip>
              ))}
            </ChipRow>
          </FieldGroup>
        ) : null}
        {seats === 'off' ? null : (
          <FieldGroup
            label={m.boarding_conditions()}
            hint={m.boarding_conditions_hint()}
            className={styles.wide}
          >
            <ChipRow>
              {seatConditions.map((condition) => (
                <CheckboxChip key={condition} {...field('atOnceConditions')} value={condition} tick>
                  {m.boarding_condition({ condition, percent: reliableFrom.percent })}
                </CheckboxChip>
              ))}
            </ChipRow>
          </FieldGroup>
        )}
      </div>
    </Panel>
  )
}
