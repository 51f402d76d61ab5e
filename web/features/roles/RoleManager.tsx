import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Activity } from '#contract/crews/fields.ts'
import { roleLimits } from '#contract/roles/fields.ts'
import type { CrewRole, RoleDraft } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { addRole, blankRole, changeRole, changeSeats, draftOfTemplate, removeRole } from './edited-roles.ts'
import { RoleForm } from './RoleForm.tsx'
import styles from './RoleManager.module.css'
import { RolePicker } from './RolePicker.tsx'
import { RoleRow } from './RoleRow.tsx'
import { RoleSums } from './RoleSums.tsx'
import { formOfRole, type OpenRole, readOpenRole } from './role-form.ts'

interface Props {
  roles: readonly CrewRole[]
  onChange: (roles: CrewRole[]) => void
  activity: Activity | ''
  crewSize: number
  /** The field for it. */
  sizeField: ReactNode
  /** Seats that no one has yet. */
  freeSeats: number
  error: string | undefined
  errorOfRole: (index: number) => string | undefined
  glyph: (role: CrewRole) => ReactNode
  /** What `onOpenRoleChange` reported last before the form was left. */
  restoredRole: unknown
  /** Reports the role whose form is open, after every change; undefined when it is closed. */
  onOpenRoleChange: (role: OpenRole | undefined) => void
}

/** The roles of a post in the editor: from templates or custom, with one form open at a time. */
export function RoleManager(props: Props) {
  const { roles, onChange, activity, crewSize, freeSeats, error, errorOfRole, glyph, onOpenRoleChange } =
    props
  const [open, setOpen] = useState(() => readOpenRole(props.restoredRole, roles))
  const nameInput = useRef<HTMLInputElement>(null)
  const prefix = useId()
  const customId = `${prefix}custom`
  const editId = (id: number) => `${prefix}edit${id}`
  const isFull = roles.length >= roleLimits.roles

  const openForm = (role: OpenRole) => {
    flushSync(() => setOpen(role))
    nameInput.current?.focus()
  }
  /** Closes the form and returns the focus to the button that opened it. */
  const close = (nextRoles?: CrewRole[]) => {
    const openerId = typeof open?.id === 'number' ? editId(open.id) : customId
    flushSync(() => {
      if (nextRoles) onChange(nextRoles)
      setOpen(undefined)
      onOpenRoleChange(undefined)
    })
    document.getElementById(openerId)?.focus()
  }
  const remove = (id: number) => {
    flushSync(() => onChange(removeRole(roles, id)))
    const next = open ? nameInput.current : document.getElementById(customId)
    next?.focus()
  }
  const form = (
    role: OpenRole,
    slotsFilled: number,
    label: string,
    save: (draft: RoleDraft) => CrewRole[],
  ) => (
    <RoleForm
      label={label}
      values={role.values}
      nameRef={nameInput}
      slotsFilled={slotsFilled}
      saveLabel={role.id === null ? m.roles_add() : m.roles_save()}
      onTyped={(values) => onOpenRoleChange({ ...role, values })}
      onSave={(draft) => close(save(draft))}
      onCancel={() => close()}
    />
  )
  return (
    <Panel
      title={m.roles_title()}
      headerEnd={
        <span className={styles.soft}>{m.roles_seats_with_you({ size: crewSize, free: freeSeats })}</span>
      }
    >
      {props.sizeField}
      {roles.length > 0 ? (
        <ul className={styles.list} aria-label={m.roles_list()}>
          {roles.map((role, index) =>
            open?.id === role.id ? (
              <li key={role.id}>
                {form(open, role.slotsFilled, m.roles_edit({ name: roleNameText(role.roleName) }), (draft) =>
                  changeRole(roles, role.id, draft),
                )}
              </li>
            ) : (
              <RoleRow
                key={role.id}
                role={role}
                glyph={glyph(role)}
                error={errorOfRole(index)}
                editId={editId(role.id)}
                locked={open !== undefined}
                onSeats={(slotsNeeded) => onChange(changeSeats(roles, role.id, slotsNeeded))}
                onEdit={() => openForm({ id: role.id, values: formOfRole(role) })}
                onRemove={() => remove(role.id)}
              />
            ),
          )}
        </ul>
      ) : null}
      <RolePicker
        activity={activity}
        disabled={isFull}
        onPick={(template) => onChange(addRole(roles, draftOfTemplate(template)))}
        customId={customId}
        customLocked={open !== undefined}
        onCustom={() => openForm({ id: null, values: formOfRole(blankRole) })}
      />
      {open?.id === null ? form(open, 0, m.roles_custom(), (draft) => addRole(roles, draft)) : null}
      {isFull ? <p className={styles.limit}>{m.roles_limit({ count: roleLimits.roles })}</p> : null}
      {error ? (
        <Note tone="danger" alert className={styles.problem}>
          {error}
        </Note>
      ) : null}
      <RoleSums roles={roles} crewSize={crewSize} />
    </Panel>
  )
}
