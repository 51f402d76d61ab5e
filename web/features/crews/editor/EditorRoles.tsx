import type { ReactNode } from 'react'
import { Controller, get, useFormState, useWatch } from 'react-hook-form'
import type { Activity } from '#contract/crew-fields.ts'
import type { CrewRole } from '#contract/roles.ts'
import styles from './CrewEditor.module.css'
import type { CrewFormPart } from './use-crew-form.ts'

/** What the form hands to whoever draws its roles. */
export interface RolesSlot {
  readonly roles: readonly CrewRole[]
  readonly onChange: (roles: CrewRole[]) => void
  readonly activity: Activity | ''
  readonly crewSize: number
  readonly error: string | undefined
  readonly errorOfRole: (index: number) => string | undefined
  /** The role that a draft kept unfinished. What it is made of is for whoever draws it. */
  readonly written: unknown
  readonly onWriting: (role: unknown) => void
}

interface Props extends CrewFormPart, Pick<RolesSlot, 'written' | 'onWriting'> {
  children: (slot: RolesSlot) => ReactNode
}

export function EditorRoles({ control, errorOf, clearError, written, onWriting, children }: Props) {
  const [activity, crewSize] = useWatch({ control, name: ['activity', 'maxCrewSize'] })
  const { errors } = useFormState({ control, name: 'roles' })
  const errorOfRole = (index: number): string | undefined => {
    const [wrong] = Object.keys(get(errors, `roles.${index}`) ?? {})
    return wrong && errorOf(`roles.${index}.${wrong as keyof CrewRole}`)
  }
  return (
    <Controller
      name="roles"
      control={control}
      render={({ field: { ref, value, onChange } }) => (
        <div ref={ref} tabIndex={-1} className={styles.roles}>
          {children({
            roles: value,
            onChange: (roles) => {
              onChange(roles)
              clearError('roles')
            },
            activity,
            crewSize,
            error: errorOf('roles'),
            errorOfRole,
            written,
            onWriting: (role) => {
              onWriting(role)
              clearError('roles')
            },
          })}
        </div>
      )}
    />
  )
}
