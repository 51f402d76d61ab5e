import { Check } from 'lucide-react'
import { use } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { useDelayedActs } from '#web/dialogs/use-delayed-acts.ts'
import { type ApplicationEntry, declineKey } from '#web/features/applications/application-entry.ts'
import { acceptSeats } from '#web/features/applications/decide/accept-rule.ts'
import { useDecision } from '#web/features/applications/decide/use-decision.ts'
import { useApplicationEntries } from '#web/features/applications/use-application-entries.ts'
import type { FreeSeatSlot } from '#web/features/crews/seats/SeatFaces.tsx'
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
  draw: Parameters<FreeSeatSlot>[0]
}

function Applicant({ crew, role, entry }: Omit<Props, 'draw'> & { entry: ApplicationEntry }) {
  const { accept } = useDecision(crew, entry)
  return (
    <Button onClick={() => accept(role?.id ?? null)}>
      <Check aria-hidden />
      <b dir="auto">{entry.user.displayName}</b>{' '}
      <small className={styles.applied}>{seatText(entry.roleName)}</small>
    </Button>
  )
}

function SeatMenu({ crew, role, draw, waiting }: Props & { waiting: readonly ApplicationEntry[] }) {
  const place = useFocusHandover<HTMLSpanElement>(use(FocusHome))
  return (
    <span ref={place}>
      <ActionMenu
        label={m.applications_give_seat({ seat: seatText(role?.roleName ?? null) })}
        trigger={draw(true)}
      >
        {waiting.map((entry) => (
          <Applicant key={entry.key} crew={crew} role={role} entry={entry} />
        ))}
      </ActionMenu>
    </span>
  )
}

/** A free seat, for those who decide: a tap shows who waits, first for this seat, and one more seats them. */
export function FreeSeat({ crew, role, draw }: Props) {
  const { entries = [] } = useApplicationEntries(crew)
  const delayed = useDelayedActs()
  const canGive = acceptSeats(crew).some((seat) => seat.role?.id === role?.id)
  const rank = ({ roleId, roleName }: ApplicationEntry) => {
    if (roleName === null) return 1
    return roleId === role?.id ? 0 : 2
  }
  const waiting = entries
    .filter((entry) => entry.status === 'pending' && !delayed.has(declineKey(entry)))
    .toSorted((a, b) => rank(a) - rank(b) || a.appliedAt.localeCompare(b.appliedAt))
  return canGive && waiting.length > 0 ? (
    <SeatMenu crew={crew} role={role} draw={draw} waiting={waiting} />
  ) : (
    <span aria-hidden>{draw(false)}</span>
  )
}
