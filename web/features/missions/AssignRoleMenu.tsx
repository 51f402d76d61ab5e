import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './AssignRole.module.css'
import { useAssignRole } from './missions.queries.ts'

interface Props {
  crewId: number
  member: Pick<CrewMember, 'id' | 'displayName' | 'roleId'>
  /** Those that the member can have. */
  roles: CrewDetails['roles']
}

/** The menu behind AssignRole, loaded when its button is first pressed. */
export function AssignRoleMenu({ crewId, member, roles }: Props) {
  const toast = useToast()
  const { mutateAsync: assign } = useAssignRole(crewId, member.id)
  const [pending, setPending] = useState(false)
  const name = member.displayName
  const change = async (roleId: number | null, roleName: string | undefined) => {
    if (pending || roleId === member.roleId) return
    setPending(true)
    try {
      await assign(roleId)
      const title = roleName
        ? m.missions_role_given({ name, role: roleName })
        : m.missions_role_taken({ name })
      toast.show({ title })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.missions_role_failed({ name }))))
    } finally {
      setPending(false)
    }
  }
  const tick = (roleId: number | null) =>
    roleId === member.roleId ? (
      <Check size={14} aria-label={m.missions_role_current()} />
    ) : (
      <span className={styles.tick} />
    )
  return (
    <Menu
      defaultOpen
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.missions_role_name({ name })} pending={pending}>
          {m.missions_role()}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      {roles.map(({ id, roleName }) => (
        <MenuItem key={id} icon={tick(id)} onSelect={() => change(id, roleNameText(roleName))}>
          {roleNameText(roleName)}
        </MenuItem>
      ))}
      <MenuItem icon={tick(null)} onSelect={() => change(null, undefined)}>
        {m.missions_role_none()}
      </MenuItem>
    </Menu>
  )
}
