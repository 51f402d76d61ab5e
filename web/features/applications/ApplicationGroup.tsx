import type { ReactNode } from 'react'
import { countSeats } from '#contract/crews/seats.ts'
import { m } from '#texts'
import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import styles from './ApplicationGroup.module.css'
import type { ListedEntry } from './listed-entries.ts'
import type { SeatGroup } from './seat-groups.ts'

interface Props {
  crew: ApplicationCrew
  group: SeatGroup<ListedEntry>
  heading: 'h2' | 'h3'
  children: ReactNode
}

/** How many seats of the group are free; undefined for a role that was removed. */
const freeText = (crew: ApplicationCrew, { roleId, roleName }: Props['group']): string | undefined => {
  const seats = countSeats(crew)
  if (roleName === null) return m.applications_free({ free: seats.free })
  const index = crew.roles.findIndex(({ id }) => id === roleId)
  const role = crew.roles[index]
  return role && m.crews_free({ free: seats.roles[index]?.free ?? 0, total: role.slotsNeeded })
}

/** The applications for one seat, under its name. */
export function ApplicationGroup({ crew, group, heading: Heading, children }: Props) {
  const { roleName } = group
  return (
    <div>
      <div className={styles.head}>
        <Heading
          className={styles.name}
          lang={roleName === null ? undefined : roleNameLang(roleName, crew.primaryLanguage)}
          dir="auto"
        >
          {roleName === null ? m.crews_any_seat() : roleNameText(roleName)}
        </Heading>
        {crew.viewer?.canDecide ? <span>{freeText(crew, group)}</span> : null}
      </div>
      {children}
    </div>
  )
}
