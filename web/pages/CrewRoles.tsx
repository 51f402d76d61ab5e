import type { Ref } from 'react'
import type { CrewDetails } from '#contract/crews.ts'
import type { CrewRole } from '#contract/roles.ts'
import { m } from '#texts'
import { RoleApplicationCount } from '#web/features/applications/RoleApplicationCount.tsx'
import { freeSeats, isOver } from '#web/features/crews/crew-facts.ts'
import { RoleSeats } from '#web/features/crews/seats/RoleSeats.tsx'
import { RoleOverview } from '#web/features/roles/RoleOverview.tsx'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Chip } from '#web/ui/display/Chip.tsx'

interface Props {
  crew: CrewDetails
  onApply: (role: CrewRole) => Promise<unknown>
  ref: Ref<HTMLDivElement>
}

/** The roles, each with what the viewer can do about it. */
export function CrewRoles({ crew, onApply, ref }: Props) {
  const { viewer } = crew
  const over = isOver(crew)
  const action = (role: CrewRole) => {
    if (over) return undefined
    if (viewer?.application?.status === 'pending' && viewer.application.roleId === role.id)
      return <Chip tone="warn">{m.applications_applied()}</Chip>
    if (role.slotsFilled >= role.slotsNeeded) return undefined
    if (viewer?.isAuthor) {
      return viewer.canEdit ? <RoleApplicationCount crewId={crew.id} roleId={role.id} /> : undefined
    }
    if (!viewer?.canApply) return undefined
    return (
      <BusyButton
        size="sm"
        variant="soft"
        aria-label={m.applications_apply_as({ role: roleNameText(role.roleName) })}
        onClick={() => onApply(role)}
      >
        {m.applications_apply()}
      </BusyButton>
    )
  }
  return (
    <div ref={ref}>
      <RoleOverview
        roles={crew.roles}
        takesPeople={!over && freeSeats(crew) > 0}
        lang={crew.primaryLanguage}
        seats={(role) => <RoleSeats role={role} crew={crew} />}
        action={action}
      />
    </div>
  )
}
