import type { RefObject } from 'react'
import { seatErrors } from '#contract/errors/seats.ts'
import { m } from '#texts'
import { UndoButton } from '#web/dialogs/UndoButton.tsx'
import { useDelayedActs } from '#web/dialogs/use-delayed-acts.ts'
import { type ApplicationEntry, declineKey } from '#web/features/applications/application-entry.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { AcceptAs } from './AcceptAs.tsx'
import { AcceptButton } from './AcceptButton.tsx'
import { type ApplicationCrew, acceptSeats, whyNotAccept } from './accept-rule.ts'
import styles from './DecideButtons.module.css'
import { useDecision } from './use-decision.ts'

interface Props {
  crew: ApplicationCrew
  entry: ApplicationEntry
  /** Gets the focus when the buttons disappear. */
  item: RefObject<HTMLElement | null>
}

/** Accept and decline. For a player who applied for any seat, the free seats are what accepts them. */
export function DecideButtons({ crew, entry, item }: Props) {
  const toast = useToast()
  const { accept, decline, isAccepting } = useDecision(crew, entry)
  const undoKey = declineKey(entry)
  const isDeclined = useDelayedActs().has(undoKey)
  const buttons = useFocusHandover<HTMLDivElement>(item)
  const seats = entry.roleName === null ? acceptSeats(crew) : []
  // A refusal is not the last word: the leader can still accept, unless the role is gone.
  const canReconsider = entry.status === 'declined' && (entry.roleName === null || entry.roleId !== null)
  const isOpen = entry.status === 'pending' || canReconsider
  const refusal = whyNotAccept(entry, crew)
  const whyNot = refusal && seatErrors[refusal][currentLocale()]
  const name = entry.user.displayName
  return (
    // After the decision they stay invisible in place: a second click must not hit the next entry.
    <div ref={buttons} className={styles.buttons} inert={!isOpen}>
      {seats.length > 1 && !whyNot ? (
        <AcceptAs name={name} seats={seats} disabled={isDeclined} pending={isAccepting} onAccept={accept} />
      ) : (
        <AcceptButton
          name={name}
          disabled={isDeclined}
          pending={isAccepting}
          whyNot={whyNot}
          onClick={() =>
            whyNot
              ? toast.show({ tone: 'info', title: whyNot })
              : accept(entry.roleName === null ? (seats[0]?.role?.id ?? null) : entry.roleId)
          }
        />
      )}
      <UndoButton
        size="sm"
        variant="secondary"
        undoKey={undoKey}
        label={m.applications_decline()}
        fullLabel={m.applications_decline_name({ name })}
        doneText={m.applications_declined_toast({ name })}
        failedText={m.applications_decide_failed()}
        inert={entry.status === 'declined'}
        disabled={isAccepting}
        act={decline}
      />
    </div>
  )
}
