import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { RoleApplicationCount } from '#web/features/applications/RoleApplicationCount.tsx'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { AnySeats } from '#web/features/crews/seats/AnySeats.tsx'
import { RoleSeats } from '#web/features/crews/seats/RoleSeats.tsx'
import { type AnySeatRow, RoleOverview } from '#web/features/roles/RoleOverview.tsx'
import { JoinWaitlist } from '#web/features/waitlists/JoinWaitlist.tsx'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Chip } from '#web/ui/display/Chip.tsx'

interface Props {
  crew: CrewDetails
  /** Not for the leader. */
  onApply?: ((target: 'any-seat' | CrewRole) => Promise<unknown>) | undefined
}

/** The roles and the seats open to anybody, each with what the viewer can do about it. */
export function CrewRoles({ crew, onApply }: Props) {
  const { viewer } = crew
  const over = isOver(crew)
  const sitsAnywhere = viewer?.isMember === true && viewer.roleId === null
  const seats = countSeats(crew)
  const freeIn = (role: CrewRole) => (over ? 0 : (seats.roles[crew.roles.indexOf(role)]?.free ?? 0))
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
    if (!viewer?.canApply || freeIn(role) === 0) return undefined
    return applyButton(m.applications_apply_as({ role: roleNameText(role.roleName) }), role)
  }
  const anySeatAction = () => {
    if (sitsAnywhere) return <Chip tone="beacon">{m.roles_your_seat()}</Chip>
    if (over) return undefined
    if (appliedFor(null)) return applied
    return viewer?.canApply && seats.any.free > 0 && !viewer.canWaitFor.includes(null)
      ? applyButton(m.applications_apply_any_seat(), 'any-seat')
      : undefined
  }
  const anySize = seats.any.free + seats.any.taken
  const anySeat: AnySeatRow | undefined =
    anySize > 0
      ? {
          filled: seats.any.taken,
          total: anySize,
          isOpen: !over && seats.any.free > 0,
          seats: <AnySeats crew={crew} viewers={sitsAnywhere} />,
          action: anySeatAction(),
        }
      : undefined
  return (
    <RoleOverview
      roles={crew.roles}
      isOpen={(role) => freeIn(role) > 0}
      lang={crew.primaryLanguage}
      seats={(role) => <RoleSeats role={role} crew={crew} viewers={viewer?.roleId === role.id} />}
      action={action}
      anySeat={anySeat}
    />
  )
}
