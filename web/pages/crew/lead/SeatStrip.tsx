import type { CrewDetails } from '#contract/crews/crews.ts'
import { withHeldSeats } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { SeatFaces } from '#web/features/crews/seats/SeatFaces.tsx'
import { seatPeople } from '#web/features/crews/seats/seat-people.ts'
import { type SeatGroup, seatGroups } from '#web/features/crews/seats/seats.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { useUser } from '#web/session/session.ts'
import { FreeSeat } from './FreeSeat.tsx'
import styles from './SeatStrip.module.css'

const nameOf = ({ kind, roleName }: SeatGroup): string => {
  if (kind === 'leader') return m.crews_leader()
  return kind === 'any' ? m.crews_any_seat() : roleNameText(roleName)
}

/** All seats in a row, above the applications: who flies, and which ones can be given. */
export function SeatStrip({ crew }: { crew: CrewDetails }) {
  const viewerId = useUser()?.id
  if (!crew.viewer?.canDecide) return null
  const groups = seatGroups({ ...crew, ...withHeldSeats(crew, crew.viewer.held) })
  const people = seatPeople(seatGroups(crew), crew.members)
  return (
    <ul className={styles.strip}>
      {groups.map((group) => {
        const role = crew.roles.find(({ id }) => group.key === `role-${id}`) ?? null
        return (
          <li key={group.key}>
            <SeatFaces
              group={group}
              people={people.get(group.key) ?? []}
              viewerId={viewerId}
              freeSeat={(draw) => <FreeSeat crew={crew} role={role} draw={draw} />}
            />
            <span className={styles.name} aria-hidden>
              {nameOf(group)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
