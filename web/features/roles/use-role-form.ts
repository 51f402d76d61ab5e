import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'
import type { RoleDraft } from '#contract/roles/roles.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { checkRole, type RoleFormValues } from './role-form.ts'

type Text =
  | 'roleName'
  | 'roleDescription'
  | 'compensationAmount'
  | 'compensationPercentage'
  | 'requiredEquipment'
type Choice = 'roleCategory' | 'compensationType' | 'requiredExperience'
type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

interface Options {
  readonly values: RoleFormValues
  /** Called with the values of the form, at first and after every change. */
  readonly onTyped: (values: RoleFormValues) => void
  readonly onSave: (role: RoleDraft) => void
}

/** One role while it is written. The post's form saves what is typed, with the rest of the post. */
export const useRoleForm = ({ values, onTyped, onSave }: Options) => {
  const [typed, setTyped] = useState(values)
  const { errorOf, clearError, onSubmit } = useCheckedForm<RoleFormValues, RoleDraft>({
    names: Object.keys(values),
    read: () => typed,
    check: checkRole,
    send: async (role) => onSave(role),
  })
  const report = useEffectEvent(onTyped)
  useEffect(() => report(typed), [typed])
  const setField = <Name extends keyof RoleFormValues>(name: Name, value: RoleFormValues[Name]) => {
    setTyped((before) => ({ ...before, [name]: value }))
    clearError(name)
  }
  return {
    typed,
    setField,
    /** For a text field. */
    text: (name: Text) => ({
      name,
      value: typed[name],
      onChange: ({ target }: Change) => setField(name, target.value),
    }),
    /** For a select with these options. */
    choice: <Name extends Choice>(name: Name, options: readonly RoleFormValues[Name][]) => ({
      name,
      value: typed[name],
      onChange: ({ target }: Change) => {
        const chosen = options.find((option) => option === target.value)
        if (chosen !== undefined) setField(name, chosen)
      },
    }),
    errorOf: (name: keyof RoleFormValues) => errorOf(name),
    onSubmit,
  }
}

export type RoleFormPart = Pick<ReturnType<typeof useRoleForm>, 'typed' | 'text' | 'choice' | 'errorOf'>
