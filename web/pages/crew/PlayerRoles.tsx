import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { RoleApplicationCount } from '#web/features/applications/RoleApplicationCount.tsx'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { JoinWaitlist } from '#web/features/waitlists/JoinWaitlist.tsx'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Chip } from '#web/ui/display/Chip.tsx'
import { CrewRoles } from './CrewRoles.tsx'

interface Props {
  crew: CrewDetails
  /** Not for the leader. */
  onApply?: ((target: 'any-seat' | CrewRole) => Promise<unknown>) | undefined
}

/** The roles and the seats open to anybody, each with what the viewer can do about it. */
export function PlayerRoles({ crew, onApply }: Props) {
  const { viewer } = crew
  const over = isOver(crew)
  const seats = countSeats(crew)
  const appliedFor = (roleId: number | null) =>
    viewer?.application?.status === 'pending' && viewer.application.roleId === roleId

  const applied = <Chip tone="warn">{m.applications_applied()}</Chip>
  const applyButton = (label: string, target: 'any-seat' | CrewRole) => (
    <BusyButton size="sm" variant="soft" aria-label={label} onClick={async () => onApply?.(target)}>
      {m.applications_apply()}
    </BusyButton>
  )
  const action = (role: CrewRole) => {
    if (viewer?.roleId === role.id) return <Chip tone="beacon">{m.roles_yours()}</Chip>
    if (over) return undefined
    if (viewer?.waiting?.roleId === role.id) return <Chip tone="warn">{m.waitlists_waiting()}</Chip>
    if (viewer?.canWaitFor.includes(role.id)) return <JoinWaitlist crewId={crew.id} role={role} size="sm" />
    if (appliedFor(role.id)) return applied
    if (role.slotsFilled >= role.slotsNeeded) return undefined
    if (viewer?.canLead) {
      return viewer.canDecide ? <RoleApplicationCount crewId={crew.id} roleId={role.id} /> : undefined
    }
    if (!viewer?.canApply || !seats.roles[crew.roles.indexOf(role)]?.free) return undefined
    return applyButton(m.applications_apply_as({ role: roleNameText(role.roleName) }), role)
  }
  const anySeatAction = () => {
    if (viewer?.isMember && viewer.roleId === null) return <Chip tone="beacon">{m.roles_your_seat()}</Chip>
    if (over) return undefined
    if (appliedFor(null)) return applied
    return viewer?.canApply && seats.any.free > 0 && !viewer.canWaitFor.includes(null)
      ? applyButton(m.applications_apply_any_seat(), 'any-seat')
      : undefined
  }
  return <CrewRoles crew={crew} action={action} anySeatAction={anySeatAction()} />
}
