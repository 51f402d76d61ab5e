import { Check, ChevronDown } from 'lucide-react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './AssignRole.module.css'
import { useAssignRole } from './missions.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'roles'>
  member: Pick<CrewMember, 'id' | 'displayName' | 'roleId'>
}

/** For the leader, in the menu of a member: gives them a role that has a free seat, or takes it away. */
export function AssignRole({ crew, member }: Props) {
  const toast = useToast()
  const { mutateAsync: assign } = useAssignRole(crew.id, member.id)
  const name = member.displayName
  const roles = crew.roles.filter(
    ({ id, slotsFilled, slotsNeeded }) => id === member.roleId || slotsFilled < slotsNeeded,
  )
  if (roles.length === 0) return null
  const change = async (roleId: number | null, role: string | undefined) => {
    if (roleId === member.roleId) return
    try {
      await assign(roleId)
      toast.show({ title: role ? m.missions_role_given({ name, role }) : m.missions_role_taken({ name }) })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.missions_role_failed({ name }))))
    }
  }
  const option = (roleId: number | null, role: string | undefined) => (
    <BusyButton key={roleId} aria-pressed={roleId === member.roleId} onClick={() => change(roleId, role)}>
      {roleId === member.roleId ? <Check aria-hidden /> : <span className={styles.tick} />}
      {role ?? m.missions_role_none()}
    </BusyButton>
  )
  return (
    <details>
      <summary className={styles.title}>
        <ChevronDown size={16} aria-hidden />
        {m.missions_role_name({ name })}
      </summary>
      {roles.map(({ id, roleName }) => option(id, roleNameText(roleName)))}
      {option(null, undefined)}
    </details>
  )
}
