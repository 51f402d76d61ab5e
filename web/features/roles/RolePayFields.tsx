import { compensationTypes, roleLimits } from '#contract/roles/fields.ts'
import { m } from '#texts'
import { compensationLabels } from '#web/i18n/role-labels.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './RoleForm.module.css'
import type { RoleFormPart } from './use-role-form.ts'

/** The kind of compensation and the number that goes with it. */
export function RolePayFields({ typed, text, choice, errorOf }: RoleFormPart) {
  const kind = typed.compensationType
  const error = kind === 'auec' ? errorOf('compensationAmount') : errorOf('compensationPercentage')
  return (
    <div className={styles.pay} data-single={kind === 'fun' || kind === 'negotiable' || undefined}>
      <Field label={m.roles_compensation()}>
        <NativeSelect {...choice('compensationType', compensationTypes)}>
          {compensationTypes.map((type) => (
            <option key={type} value={type}>
              {compensationLabels[type]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {kind === 'split' ? (
        <Field label={m.roles_share()} error={error}>
          <TextInput
            key="share"
            {...text('compensationPercentage')}
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step="any"
            end={m.roles_share_unit()}
          />
        </Field>
      ) : null}
      {kind === 'auec' ? (
        <Field label={m.roles_amount()} error={error}>
          <TextInput
            key="amount"
            {...text('compensationAmount')}
            type="number"
            inputMode="numeric"
            min={0}
            step={roleLimits.amountStep}
            placeholder={m.roles_amount_example()}
            end={m.roles_amount_unit()}
          />
        </Field>
      ) : null}
    </div>
  )
}
