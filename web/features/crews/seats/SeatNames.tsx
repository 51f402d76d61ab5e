import { Fragment } from 'react'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { classNames } from '#web/ui/class-names.ts'
import { seatNames } from './free-seats.ts'
import styles from './SeatNames.module.css'

const counted = (name: string, count: number): string =>
  count > 1 ? m.crews_seats_named({ count, name }) : name

/** Which seats are free: "Field Medic, 2 × Gunner +1". */
export function SeatNames({ crew, className }: { crew: CrewSummary; className?: string | undefined }) {
  const { named, more } = seatNames(crew)
  if (named.length === 0) return null
  return (
    <p className={classNames(styles.names, className)}>
      <span className="sr-only">{m.crews_seats_free()} </span>
      {named.map(({ role, free }, index) => (
        <Fragment key={role === 'any' ? role : role.id}>
          {index > 0 ? ', ' : null}
          {role === 'any' ? (
            m.crews_any_seat()
          ) : (
            <span lang={roleNameLang(role.roleName, crew.primaryLanguage)}>
              {counted(roleNameText(role.roleName), free)}
            </span>
          )}
        </Fragment>
      ))}
      {more > 0 ? ` ${m.crews_seats_more({ count: more })}` : null}
    </p>
  )
}
