import type { ComponentProps } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { TakeSeat } from '#web/features/applications/TakeSeat.tsx'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { JoinWaitlist } from '#web/features/waitlists/JoinWaitlist.tsx'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { CrewSeats, type SeatTarget } from '#web/pages/crew/CrewSeats.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'

interface Props {
  crew: CrewDetails
  /** Not for the leader. */
  onApply?: ((target: SeatTarget) => Promise<unknown>) | undefined
  freeSeat?: ComponentProps<typeof CrewSeats>['freeSeat']
}

/** The seats, each with what the viewer can do about it. */
export function PlayerSeats({ crew, onApply, freeSeat }: Props) {
  const { viewer } = crew
  const over = isOver(crew)
  const seats = countSeats(crew)
  const idOf = (target: SeatTarget) => (target === 'any-seat' ? null : target.id)
  const freeOf = (target: SeatTarget) =>
    target === 'any-seat' ? seats.any.free : (seats.roles[crew.roles.indexOf(target)]?.free ?? 0)
  const waitsFor = (target: SeatTarget) => {
    if (over || !viewer?.canWaitFor.includes(idOf(target))) return false
    // Who waits for any seat does so by the next step.
    return target !== 'any-seat' || freeOf(target) > 0
  }
  const canTake = (target: SeatTarget) =>
    !over && onApply !== undefined && viewer?.canApply === true && freeOf(target) > 0 && !waitsFor(target)
  const action = (target: SeatTarget) => {
    const roleId = idOf(target)
    if (viewer?.isMember && viewer.roleId === roleId) {
      return <Chip tone="beacon">{roleId === null ? m.roles_your_seat() : m.roles_yours()}</Chip>
    }
    if (over) return undefined
    if (viewer?.waiting && viewer.waiting.roleId === roleId && roleId !== null) {
      return <Chip tone="warn">{m.waitlists_waiting()}</Chip>
    }
    if (target !== 'any-seat' && waitsFor(target)) {
      return <JoinWaitlist crewId={crew.id} role={target} size="sm" />
    }
    if (onApply && viewer?.canBoard.includes(roleId)) return <TakeSeat crewId={crew.id} role={target} />
    if (viewer?.application?.status === 'pending' && viewer.application.roleId === roleId) {
      return <Chip tone="warn">{m.applications_applied()}</Chip>
    }
    if (!canTake(target)) return undefined
    const label =
      target === 'any-seat'
        ? m.applications_apply_any_seat()
        : m.applications_apply_as({ role: roleNameText(target.roleName) })
    return (
      <BusyButton aria-label={label} onClick={async () => onApply?.(target)}>
        {m.applications_apply()}
      </BusyButton>
    )
  }
  return (
    <CrewSeats
      crew={crew}
      action={action}
      freeSeat={freeSeat}
      onPick={(target) => (canTake(target) ? () => onApply?.(target) : undefined)}
    />
  )
}
