import type { ReactNode } from 'react'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { categoryLabels, payText, roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { Chip } from '#web/ui/display/Chip.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { RoleNeeds } from './RoleNeeds.tsx'
import styles from './RoleOverview.module.css'
import { useRoleDescriptions } from './use-role-descriptions.ts'

/** The seats that belong to no role, as one more row. */
interface AnySeatRow {
  readonly filled: number
  readonly total: number
  readonly isOpen: boolean
  readonly seats: ReactNode
  /** What the viewer can do about them; undefined shows their state instead. */
  readonly action: ReactNode
}

interface Props {
  roles: readonly CrewRole[]
  /** The language the post is written in. */
  lang: string
  /** Whether anyone can still join in this role. */
  isOpen: (role: CrewRole) => boolean
  seats: (role: CrewRole) => ReactNode
  /** What the viewer can do about a role; undefined shows its state instead. */
  action?: ((role: CrewRole) => ReactNode) | undefined
  anySeat?: AnySeatRow | undefined
}

const stateChip = (isFilled: boolean, isOpen: boolean) => {
  if (isFilled) return <Chip tone="full">{m.roles_filled()}</Chip>
  return isOpen ? <Chip tone="open">{m.roles_open()}</Chip> : <Chip tone="line">{m.roles_unfilled()}</Chip>
}

/** The roles of a crew: what each does, what it pays and requires, and which seats are free. */
export function RoleOverview({ roles, lang, isOpen, seats, action, anySeat }: Props) {
  const filled = roles.reduce((sum, { slotsFilled }) => sum + slotsFilled, 0)
  const describe = useRoleDescriptions(roles, lang)
  const total = roles.reduce((sum, { slotsNeeded }) => sum + slotsNeeded, 0)
  return (
    <Panel
      title={m.roles_overview()}
      headerEnd={<span className={styles.soft}>{m.roles_seats_filled({ filled, total })}</span>}
      flush
    >
      <ul>
        {roles.map((role) => (
          <li key={role.id} className={styles.role}>
            <div>
              <div className={styles.name}>
                <span lang={roleNameLang(role.roleName, lang)} dir="auto">
                  {roleNameText(role.roleName)}
                </span>
                <Chip tone="line">{categoryLabels[role.roleCategory]()}</Chip>
                {role.isRequired ? <Chip>{m.roles_required()}</Chip> : null}
              </div>
              {role.roleDescription ? (
                <p className={styles.description} lang={describe(role.roleDescription).lang} dir="auto">
                  {describe(role.roleDescription).text}
                </p>
              ) : null}
            </div>
            <div className={styles.pay}>
              <div className={styles.strong}>{payText(role)}</div>
              <div className={styles.soft}>
                <RoleNeeds role={role} lang={lang} />
              </div>
            </div>
            <div>
              {seats(role)}
              <div className={styles.caption}>
                {m.roles_seats_filled({ filled: role.slotsFilled, total: role.slotsNeeded })}
              </div>
            </div>
            <div className={styles.state}>
              {action?.(role) ?? stateChip(role.slotsFilled >= role.slotsNeeded, isOpen(role))}
            </div>
          </li>
        ))}
        {anySeat ? (
          <li className={styles.role}>
            <div className={styles.name}>{m.crews_any_seat()}</div>
            <div className={styles.pay}>
              <div className={styles.soft}>{m.roles_any_seat_text()}</div>
            </div>
            <div>
              {anySeat.seats}
              <div className={styles.caption}>
                {m.roles_seats_filled({ filled: anySeat.filled, total: anySeat.total })}
              </div>
            </div>
            <div className={styles.state}>
              {anySeat.action ?? stateChip(anySeat.filled >= anySeat.total, anySeat.isOpen)}
            </div>
          </li>
        ) : null}
      </ul>
    </Panel>
  )
}
