import { type RefObject, useId } from 'react'
import { roleCategories, roleExperiences, roleLimits } from '#contract/roles/fields.ts'
import type { RoleDraft } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { categoryLabels } from '#web/i18n/role-labels.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { Stepper } from '#web/ui/fields/Stepper.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './RoleForm.module.css'
import { RolePayFields } from './RolePayFields.tsx'
import type { RoleFormValues } from './role-form.ts'
import { experienceLabels } from './role-texts.ts'
import { useRoleForm } from './use-role-form.ts'

interface Props {
  label: string
  values: RoleFormValues
  nameRef: RefObject<HTMLInputElement | null>
  /** Seats that are already taken: the role cannot have fewer. */
  slotsFilled: number
  saveLabel: string
  /** Called with the values of the form, at first and after every change. */
  onTyped: (values: RoleFormValues) => void
  onSave: (role: RoleDraft) => void
  onCancel: () => void
}

/** The form for one role, new or changed. */
export function RoleForm(props: Props) {
  const { label, values, nameRef, slotsFilled, saveLabel, onTyped, onSave, onCancel } = props
  const form = useRoleForm({ values, onTyped, onSave })
  const { typed, setField, text, choice, errorOf, onSubmit } = form
  const titleId = useId()
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {label}
      </h3>
      <div className={styles.fields}>
        <Field label={m.roles_name()} error={errorOf('roleName')}>
          <TextInput {...text('roleName')} ref={nameRef} autoComplete="off" />
        </Field>
        <Field label={m.roles_category()}>
          <NativeSelect {...choice('roleCategory', roleCategories)}>
            {roleCategories.map((category) => (
              <option key={category} value={category}>
                {categoryLabels[category]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          label={m.roles_slots()}
          hint={slotsFilled > 0 ? m.roles_slots_taken({ count: slotsFilled }) : undefined}
          error={errorOf('slotsNeeded')}
        >
          <Stepper
            name="slotsNeeded"
            value={typed.slotsNeeded}
            onChange={(slots) => setField('slotsNeeded', slots)}
            min={Math.max(1, slotsFilled)}
            max={roleLimits.slots}
            whenEmpty={Math.max(1, slotsFilled)}
          />
        </Field>
        <RolePayFields {...form} />
        <Field label={m.roles_equipment()} optional error={errorOf('requiredEquipment')}>
          <TextInput
            {...text('requiredEquipment')}
            placeholder={m.roles_equipment_example()}
            autoComplete="off"
          />
        </Field>
        <Field label={m.roles_experience()}>
          <NativeSelect {...choice('requiredExperience', ['', ...roleExperiences])}>
            <option value="">{m.roles_experience_any()}</option>
            {roleExperiences.map((level) => (
              <option key={level} value={level}>
                {experienceLabels[level]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          label={m.roles_description()}
          optional
          error={errorOf('roleDescription')}
          className={styles.wide}
        >
          <TextArea {...text('roleDescription')} rows={2} max={500} />
        </Field>
      </div>
      <Checkbox
        name="isRequired"
        checked={typed.isRequired}
        onChange={({ target }) => setField('isRequired', target.checked)}
      >
        {m.roles_is_required()}
      </Checkbox>
      <div className={styles.actions}>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {m.roles_cancel()}
        </Button>
        <Button size="sm" type="submit">
          {saveLabel}
        </Button>
      </div>
    </form>
  )
}
