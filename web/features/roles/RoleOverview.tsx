import type { ReactNode } from 'react'
import type { CrewRole } from '#contract/roles.ts'
import { m } from '#texts'
import { Chip } from '#web/ui/display/Chip.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './RoleOverview.module.css'
import { categoryLabels, payText, requirementsText } from './role-texts.ts'

interface Props {
  roles: readonly CrewRole[]
  /** The language the post is written in. */
  lang: string
  /** Whether anyone can still join: a free role is open only then. */
  takesPeople: boolean
  seats: (role: CrewRole) => ReactNode
  /** What the viewer can do about a role; undefined shows its state instead. */
  action?: ((role: CrewRole) => ReactNode) | undefined
}

const stateChip = ({ slotsFilled, slotsNeeded }: CrewRole, takesPeople: boolean) => {
  if (slotsFilled >= slotsNeeded) return <Chip tone="full">{m.roles_filled()}</Chip>
  return takesPeople ? (
    <Chip tone="open">{m.roles_open()}</Chip>
  ) : (
    <Chip tone="line">{m.roles_unfilled()}</Chip>
  )
}

/** The roles of a crew: what each does, what it pays and requires, and which seats are free. */
export function RoleOverview({ roles, lang, takesPeople, seats, action }: Props) {
  const filled = roles.reduce((sum, { slotsFilled }) => sum + slotsFilled, 0)
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
                <span lang={lang} dir="auto">
                  {role.roleName}
                </span>
                <Chip tone="line">{categoryLabels[role.roleCategory]()}</Chip>
                {role.isRequired ? <Chip>{m.roles_required()}</Chip> : null}
              </div>
              {role.roleDescription ? (
                <p className={styles.description} lang={lang} dir="auto">
                  {role.roleDescription}
                </p>
              ) : null}
            </div>
            <div className={styles.pay}>
              <div className={styles.strong}>{payText(role)}</div>
              <div className={styles.soft} dir="auto">
                {requirementsText(role)}
              </div>
            </div>
            <div>
              {seats(role)}
              <div className={styles.caption}>
                {m.roles_seats_filled({ filled: role.slotsFilled, total: role.slotsNeeded })}
              </div>
            </div>
            <div className={styles.state}>{action?.(role) ?? stateChip(role, takesPeople)}</div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
