import { Fragment, use } from 'react'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { classNames } from '#web/ui/class-names.ts'
import { seatNames } from './free-seats.ts'
import styles from './SeatNames.module.css'
import { WantedSeatsContext } from './wanted-seats-context.ts'

const counted = (name: string, count: number): string =>
  count > 1 ? m.crews_seats_named({ count, name }) : name

/** Which seats are free: "Field Medic, 2 × Gunner +1". */
export function SeatNames({ crew, className }: { crew: CrewSummary; className?: string | undefined }) {
  const { named, more } = seatNames(crew, use(WantedSeatsContext))
  if (named.length === 0) return null
  return (
    <p className={classNames(styles.names, className)}>
      <span className="sr-only">{m.crews_seats_free()} </span>
      {named.map(({ role, free, isWanted }, index) => (
        <Fragment key={role === 'any' ? role : role.id}>
          {index > 0 ? ', ' : null}
          <span
            className={isWanted ? styles.wanted : undefined}
            lang={role === 'any' ? undefined : roleNameLang(role.roleName, crew.primaryLanguage)}
          >
            {role === 'any' ? m.crews_any_seat() : counted(roleNameText(role.roleName), free)}
          </span>
        </Fragment>
      ))}
      {more > 0 ? ` ${m.crews_seats_more({ count: more })}` : null}
    </p>
  )
}
