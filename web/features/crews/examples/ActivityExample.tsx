import { Link } from '@tanstack/react-router'
import { activities } from '#contract/crew-fields.ts'
import type { MatchReason } from '#contract/matching.ts'
import { roleNames } from '#contract/role-names.ts'
import { ActivityTile } from '#web/features/crews/card/ActivityTile.tsx'
import { MatchReasons } from '#web/features/crews/card/MatchReasons.tsx'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { SeatMap } from '#web/features/crews/seats/SeatMap.tsx'
import { paths } from '#web/paths.ts'
import styles from './ActivityExample.module.css'

const laser = {
  id: 1,
  roleName: roleNames['mining-mining-laser-operator'].en,
  roleCategory: 'mining',
  slotsNeeded: 3,
  slotsFilled: 2,
} as const
const escort = {
  id: 2,
  roleName: roleNames['mining-mining-escort'].en,
  roleCategory: 'combat',
  slotsNeeded: 2,
  slotsFilled: 1,
} as const
const medic = {
  id: 3,
  roleName: roleNames['mining-field-medic'].en,
  roleCategory: 'medical',
  slotsNeeded: 1,
  slotsFilled: 0,
} as const
const crew = { maxCrewSize: 7, currentCrewSize: 4, roles: [laser, escort, medic] }

const reasons: readonly MatchReason[] = [
  { kind: 'language', language: 'de' },
  { kind: 'hours' },
  { kind: 'seat', category: 'mining' },
]

/** The seats of a made-up crew and why it would fit, and a link to the board for each activity. */
export function ActivityExample() {
  return (
    <div className={styles.example}>
      <SeatMap crew={crew} size="details" viewerSeat={{ roleId: laser.id }} />
      <MatchReasons reasons={reasons} />
      <ul className={styles.activities}>
        {activities.map((activity) => (
          <li key={activity}>
            <Link
              className={styles.activity}
              to={paths.search}
              search={{ activity }}
              title={activityLabel(activity)}
            >
              <ActivityTile activity={activity} />
              <span className="sr-only">{activityLabel(activity)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
