import { ChevronDown } from 'lucide-react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

const importMenu = async () => (await import('./AssignRoleMenu.tsx')).AssignRoleMenu

interface Props {
  crew: Pick<CrewDetails, 'id' | 'roles'>
  member: Pick<CrewMember, 'id' | 'displayName' | 'roleId'>
}

/** For the leader: gives a member a role that has a free slot, or takes it away. */
export function AssignRole({ crew, member }: Props) {
  const { Part: Menu, load } = useOnDemand(importMenu)
  const roles = crew.roles.filter(
    ({ id, slotsFilled, slotsNeeded }) => id === member.roleId || slotsFilled < slotsNeeded,
  )
  if (roles.length === 0) return null
  if (Menu) return <Menu crewId={crew.id} member={member} roles={roles} />
  const label = m.missions_role_name({ name: member.displayName })
  return (
    <BusyButton size="sm" variant="ghost" aria-label={label} aria-haspopup="menu" onClick={load}>
      {m.missions_role()}
      <ChevronDown size={14} aria-hidden />
    </BusyButton>
  )
}
