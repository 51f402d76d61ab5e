import type { MatchReason } from '#contract/crews/matching.ts'
import { roleNames } from '#contract/roles/names.ts'
import { MatchReasons } from '#web/features/crews/card/MatchReasons.tsx'
import { SeatMap } from '#web/features/crews/seats/SeatMap.tsx'
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

/** The seats of a made-up crew, and why it would fit. */
export function ActivityExample() {
  return (
    <div className={styles.example}>
      <SeatMap crew={crew} size="details" viewerSeat={{ roleId: laser.id }} />
      <MatchReasons reasons={reasons} />
    </div>
  )
}
