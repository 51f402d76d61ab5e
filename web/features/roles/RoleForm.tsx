import { useId, useRef } from 'react'
import { Controller } from 'react-hook-form'
import { type RoleDraft, roleCategories, roleExperiences, roleLimits } from '#contract/roles.ts'
import { m } from '#messages'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from './RoleForm.module.css'
import { RolePayFields } from './RolePayFields.tsx'
import { formOfRole, roleResolver } from './role-form.ts'
import { categoryWords, experienceWords } from './role-words.ts'

interface Props {
  label: string
  role: RoleDraft
  /** Seats that are taken already: there cannot be fewer. */
  slotsFilled: number
  saveLabel: string
  onSave: (role: RoleDraft) => void
  onCancel: () => void
}

/** One role being written, a custom one or one that is changed. */
export function RoleForm({ label, role, slotsFilled, saveLabel, onSave, onCancel }: Props) {
  const { form, field, errorOf, onSubmit } = useContractForm({
    resolver: roleResolver,
    defaultValues: formOfRole(role),
    send: async (draft) => onSave(draft),
  })
  const titleId = useId()
  const entered = useRef(false)
  const name = field('roleName')
  const enter = (input: HTMLInputElement | null) => {
    name.ref(input)
    // Once: the callback is a new one in every render.
    if (input && !entered.current) input.focus()
    entered.current = true
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {label}
      </h3>
      <div className={styles.fields}>
        <Field label={m.roles_name()} error={errorOf('roleName')}>
          <TextInput {...name} ref={enter} autoComplete="off" />
        </Field>
        <Field label={m.roles_category()}>
          <NativeSelect {...field('roleCategory')}>
            {roleCategories.map((category) => (
              <option key={category} value={category}>
                {categoryWords[category]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          label={m.roles_slots()}
          hint={slotsFilled > 0 ? m.roles_slots_taken({ count: slotsFilled }) : undefined}
          error={errorOf('slotsNeeded')}
        >
          <Controller
            name="slotsNeeded"
            control={form.control}
            render={({ field: { ref, value, onChange } }) => (
              <Stepper
                ref={ref}
                value={value}
                onChange={onChange}
                min={Math.max(1, slotsFilled)}
                max={roleLimits.slots}
                whenEmpty={Math.max(1, slotsFilled)}
              />
            )}
          />
        </Field>
        <RolePayFields form={form} field={field} errorOf={errorOf} />
        <Field label={m.roles_equipment()} optional error={errorOf('requiredEquipment')}>
          <TextInput
            {...field('requiredEquipment')}
            placeholder={m.roles_equipment_example()}
            autoComplete="off"
          />
        </Field>
        <Field label={m.roles_experience()}>
          <NativeSelect {...field('requiredExperience')}>
            <option value="">{m.roles_experience_any()}</option>
            {roleExperiences.map((level) => (
              <option key={level} value={level}>
                {experienceWords[level]()}
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
          <TextArea {...field('roleDescription')} rows={2} max={500} />
        </Field>
      </div>
      <Checkbox {...field('isRequired')}>{m.roles_is_required()}</Checkbox>
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
