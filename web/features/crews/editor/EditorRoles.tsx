import type { ReactNode } from 'react'
import { Controller, get, useFormState, useWatch } from 'react-hook-form'
import type { Activity } from '#contract/crews/fields.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import styles from './CrewEditor.module.css'
import { EditorCrewSize } from './EditorCrewSize.tsx'
import type { CrewFormPart } from './use-crew-form.ts'

/** What the form passes to the role manager, which belongs to another feature. */
export interface RolesSlot {
  readonly roles: readonly CrewRole[]
  readonly onChange: (roles: CrewRole[]) => void
  readonly activity: Activity | ''
  readonly crewSize: number
  /** The field for it. */
  readonly sizeField: ReactNode
  /** Seats that no one has yet. */
  readonly freeSeats: number
  readonly error: string | undefined
  readonly errorOfRole: (index: number) => string | undefined
  /** The open role of a restored form. Only the role manager knows its shape. */
  readonly restoredRole: unknown
  readonly onOpenRoleChange: (role: unknown) => void
}

interface Props extends CrewFormPart, Pick<RolesSlot, 'restoredRole' | 'onOpenRoleChange'> {
  /** How many people are in the crew already. */
  taken: number
  children: (slot: RolesSlot) => ReactNode
}

export function EditorRoles({ taken, restoredRole, onOpenRoleChange, children, ...part }: Props) {
  const { control, errorOf, crewGrowth, clearError } = part
  const [activity, crewSize] = useWatch({ control, name: ['activity', 'maxCrewSize'] })
  const { errors } = useFormState({ control, name: 'roles' })
  const errorOfRole = (index: number): string | undefined => {
    const [name] = Object.keys(get(errors, `roles.${index}`) ?? {})
    return name && errorOf(`roles.${index}.${name as keyof CrewRole}`)
  }
  return (
    <Controller
      name="roles"
      control={control}
      render={({ field: { ref, value } }) => (
        <div ref={ref} tabIndex={-1} className={styles.roles}>
          {children({
            roles: value,
            onChange: crewGrowth.changeRoles,
            activity,
            crewSize,
            sizeField: <EditorCrewSize {...part} />,
            freeSeats: Math.max(0, crewSize - taken),
            error: errorOf('roles'),
            errorOfRole,
            restoredRole,
            onOpenRoleChange: (role) => {
              onOpenRoleChange(role)
              clearError('roles')
            },
          })}
        </div>
      )}
    />
  )
}
