import { neededSeats } from '#contract/crews/seats.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { sumRoles, toTenths } from './edited-roles.ts'
import styles from './RoleManager.module.css'

const percentText = (percent: number): string => toTenths(percent).toLocaleString(currentLocale())

interface Props {
  roles: readonly CrewRole[]
  crewSize: number
}

export function RoleSums({ roles, crewSize }: Props) {
  const { shares } = sumRoles(roles)
  const needed = neededSeats(roles)
  return (
    <div className={styles.sums}>
      <p className={styles.soft} role="status">
        {roles.length === 0 ? m.roles_none_yet() : null}
        {shares > 0
          ? m.roles_sum_shares({ given: percentText(shares), left: percentText(Math.max(0, 100 - shares)) })
          : null}
      </p>
      {needed > crewSize ? (
        <Note tone="danger">{m.roles_too_many_seats({ needed, size: crewSize })}</Note>
      ) : null}
      {shares > 100 ? (
        <Note tone="warn">{m.roles_too_many_shares({ shares: percentText(shares) })}</Note>
      ) : null}
    </div>
  )
}
