import { fleetLimits, fleetStatuses } from '#contract/fleet/fields.ts'
import { localShipRole } from '#contract/fleet/ship-roles.ts'
import { m } from '#texts'
import { statusLabels } from '#web/features/fleet/fleet-texts.ts'
import type { useSavedForm } from '#web/forms/use-saved-form.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './ShipFields.module.css'
import type { ShipForm } from './ship-form.ts'

interface Props {
  form: Pick<ReturnType<typeof useSavedForm<ShipForm, unknown>>, 'field' | 'flag' | 'errorOf'>
  /** Name and role of the model, which hold where nothing is typed. */
  model: { readonly name: string; readonly role?: string } | undefined
}

/** What the owner of a ship can say about it. */
export function ShipFields({ form, model }: Props) {
  const { field, flag, errorOf } = form
  return (
    <div className={styles.fields}>
      <Field label={m.fleet_custom_name()} optional error={errorOf('customName')}>
        <TextInput {...field('customName')} autoComplete="off" placeholder={model?.name} />
      </Field>
      <Field label={m.fleet_role()} optional error={errorOf('role')}>
        <TextInput
          {...field('role')}
          autoComplete="off"
          placeholder={model?.role && localShipRole(model.role, currentLocale())}
        />
      </Field>
      <Field label={m.fleet_status()} error={errorOf('status')}>
        <NativeSelect {...field('status')}>
          {fleetStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={m.fleet_condition()} error={errorOf('condition')}>
        <TextInput {...field('condition')} inputMode="numeric" autoComplete="off" end="%" />
      </Field>
      <Field
        label={m.fleet_notes()}
        optional
        hint={m.fleet_notes_hint()}
        error={errorOf('notes')}
        className={styles.wide}
      >
        <TextArea {...field('notes')} rows={2} max={fleetLimits.notes} />
      </Field>
      <Checkbox {...flag('isPrimary')} className={styles.wide}>
        {m.fleet_make_primary()}
      </Checkbox>
    </div>
  )
}
