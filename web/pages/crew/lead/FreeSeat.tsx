import { Check } from 'lucide-react'
import { type ReactNode, use } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import type { ApplicationEntry } from '#web/features/applications/application-entry.ts'
import { useDecision } from '#web/features/applications/decide/use-decision.ts'
import { useApplicationEntries } from '#web/features/applications/use-application-entries.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ActionMenu } from '#web/ui/overlays/ActionMenu.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './FreeSeat.module.css'

const seatText = (roleName: string | null) =>
  roleName === null ? m.crews_any_seat() : roleNameText(roleName)

interface Props {
  crew: CrewDetails
  /** Null for a seat that belongs to no role. */
  role: CrewRole | null
  seat: ReactNode
}

function Applicant({ crew, role, entry }: Omit<Props, 'seat'> & { entry: ApplicationEntry }) {
  const { accept } = useDecision(crew, entry)
  return (
    <Button onClick={() => accept(role?.id ?? null)}>
      <Check aria-hidden />
      <b dir="auto">{entry.user.displayName}</b>{' '}
      <small className={styles.applied}>{seatText(entry.roleName)}</small>
    </Button>
  )
}

/** A free seat, for those who decide: a tap shows who waits, first for this seat, and one more seats them. */
export function FreeSeat({ crew, role, seat }: Props) {
  const { entries = [] } = useApplicationEntries(crew)
  const place = useFocusHandover<HTMLSpanElement>(use(FocusHome))
  const rank = ({ roleId, roleName }: ApplicationEntry) => {
    if (roleName === null) return 1
    return roleId === role?.id ? 0 : 2
  }
  const waiting = entries
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => rank(a) - rank(b) || a.appliedAt.localeCompare(b.appliedAt))
  return (
    <span ref={place}>
      {waiting.length > 0 ? (
        <ActionMenu
          label={m.applications_give_seat({ seat: seatText(role?.roleName ?? null) })}
          trigger={seat}
        >
          {waiting.map((entry) => (
            <Applicant key={entry.key} crew={crew} role={role} entry={entry} />
          ))}
        </ActionMenu>
      ) : (
        <span aria-hidden>{seat}</span>
      )}
    </span>
  )
}
