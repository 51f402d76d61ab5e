import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { type FreeSeatSlot, SeatFaces } from '#web/features/crews/seats/SeatFaces.tsx'
import { SeatsCard, SeatsRow, SeatsState } from '#web/features/crews/seats/SeatsCard.tsx'
import { seatPeople } from '#web/features/crews/seats/seat-people.ts'
import { seatGroups } from '#web/features/crews/seats/seats.ts'
import { RoleSummary } from '#web/features/roles/RoleSummary.tsx'
import { playerName } from '#web/i18n/player-names.ts'
import { payText } from '#web/i18n/role-labels.ts'
import { useUser } from '#web/session/session.ts'
import styles from './CrewSeats.module.css'

export type SeatTarget = CrewRole | 'any-seat'

interface Props {
  crew: CrewDetails
  /** What the viewer can do about these seats. */
  action?: ((target: SeatTarget, free: number) => ReactNode) | undefined
  /** A tap on one of its free seats; undefined where the viewer cannot have it. */
  onPick?: ((target: SeatTarget) => (() => void) | undefined) | undefined
  /** For those who lead: what a free seat opens. */
  freeSeat?: ((target: SeatTarget, draw: Parameters<FreeSeatSlot>[0]) => ReactNode) | undefined
}

/** The seats with who flies, each role with what it pays, requires, and what one can do about it. */
export function CrewSeats({ crew, action, onPick, freeSeat }: Props) {
  const viewerId = useUser()?.id
  const groups = seatGroups(crew)
  const people = seatPeople(groups, crew.members)
  const over = isOver(crew)
  return (
    <SeatsCard crew={crew}>
      {groups.map((group) => {
        const role = crew.roles.find(({ id }) => group.key === `role-${id}`)
        const target: SeatTarget = role ?? 'any-seat'
        const free = over ? 0 : group.free
        const faces = (
          <SeatFaces
            group={group}
            people={people.get(group.key) ?? []}
            viewerId={viewerId}
            onPick={onPick?.(target)}
            freeSeat={freeSeat && ((draw) => freeSeat(target, draw))}
          />
        )
        if (group.kind === 'leader') {
          return (
            <SeatsRow
              key={group.key}
              faces={faces}
              what={
                <>
                  <b className={styles.name}>{m.crews_leader()}</b>
                  <div className={styles.soft}>{playerName(crew.authorName)}</div>
                </>
              }
            />
          )
        }
        return (
          <SeatsRow
            key={group.key}
            faces={faces}
            what={
              role ? (
                <RoleSummary role={role} lang={crew.primaryLanguage} />
              ) : (
                <>
                  <b className={styles.name}>{m.crews_any_seat()}</b>
                  <div className={styles.soft}>{m.roles_any_seat_text()}</div>
                </>
              )
            }
            pay={role ? payText(role) : null}
            state={
              <SeatsState
                free={free}
                isFilled={role ? role.slotsFilled >= role.slotsNeeded : group.free + group.closed === 0}
              />
            }
            action={action?.(target, free)}
          />
        )
      })}
    </SeatsCard>
  )
}
