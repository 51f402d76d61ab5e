import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import type { AcceptRole } from './accept-rule.ts'
import styles from './DecideButtons.module.css'

interface Props {
  name: string
  roles: readonly AcceptRole[]
  /** Null: accepted without a role. Undefined: still to be chosen. */
  value: number | null | undefined
  onChange: (roleId: number | null) => void
}

/** Which seat an accepted player gets. */
export function AcceptSeat({ name, roles, value, onChange }: Props) {
  return (
    <NativeSelect
      size="sm"
      className={styles.seat}
      aria-label={m.applications_accept_seat({ name })}
      value={value === undefined ? 'none' : (value ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {value === undefined ? (
        <option value="none" disabled>
          {m.applications_choose()}
        </option>
      ) : null}
      {roles.map(({ id, roleName }) => (
        <option key={id} value={id}>
          {roleNameText(roleName)}
        </option>
      ))}
      <option value="">{m.applications_accept_no_role()}</option>
    </NativeSelect>
  )
}
