import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { AnySeats } from '#web/features/crews/seats/AnySeats.tsx'
import { RoleSeats } from '#web/features/crews/seats/RoleSeats.tsx'
import { RoleOverview } from '#web/features/roles/RoleOverview.tsx'

interface Props {
  crew: CrewDetails
  /** What the viewer can do about a role. */
  action?: (role: CrewRole) => ReactNode
  /** What they can do about the seats open to anybody. */
  anySeatAction?: ReactNode
}

/** The roles and the seats open to anybody. */
export function CrewRoles({ crew, action, anySeatAction }: Props) {
  const { viewer } = crew
  const over = isOver(crew)
  const { any, roles } = countSeats(crew)
  const total = any.free + any.taken
  return (
    <RoleOverview
      roles={crew.roles}
      isOpen={(role) => !over && (roles[crew.roles.indexOf(role)]?.free ?? 0) > 0}
      lang={crew.primaryLanguage}
      seats={(role) => <RoleSeats role={role} crew={crew} viewers={viewer?.roleId === role.id} />}
      action={action}
      anySeat={
        total > 0
          ? {
              filled: any.taken,
              total,
              isOpen: !over && any.free > 0,
              seats: <AnySeats crew={crew} viewers={viewer?.isMember === true && viewer.roleId === null} />,
              action: anySeatAction,
            }
          : undefined
      }
    />
  )
}
