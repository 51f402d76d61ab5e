import { Check, X } from 'lucide-react'
import type { RefObject } from 'react'
import { seatErrors } from '#contract/errors/seats.ts'
import { m } from '#texts'
import { UndoButton } from '#web/dialogs/UndoButton.tsx'
import { useDelayedActs } from '#web/dialogs/use-delayed-acts.ts'
import { type ApplicationEntry, declineKey } from '#web/features/applications/application-entry.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { type ApplicationCrew, roleToAccept, whyNotAccept } from './accept-rule.ts'
import styles from './ShortDecision.module.css'
import { useDecision } from './use-decision.ts'

interface Props {
  crew: ApplicationCrew
  entry: ApplicationEntry
  /** Gets the focus when the buttons disappear. */
  item: RefObject<HTMLElement | null>
}

/** Accept and decline as two icons. A player who applied for any seat gets the one that closes no other. */
export function ShortDecision({ crew, entry, item }: Props) {
  const toast = useToast()
  const { accept, decline, isAccepting } = useDecision(crew, entry)
  const undoKey = declineKey(entry)
  const isDeclined = useDelayedActs().has(undoKey)
  const buttons = useFocusHandover<HTMLDivElement>(item)
  const refusal = whyNotAccept(entry, crew)
  const whyNot = refusal && seatErrors[refusal][currentLocale()]
  const name = entry.user.displayName
  const label = m.applications_accept_name({ name })
  return (
    <div ref={buttons} className={styles.buttons}>
      <Button
        size="sm"
        variant="ok"
        square
        aria-label={label}
        title={whyNot ?? label}
        disabled={isDeclined}
        pending={isAccepting}
        // Not `disabled`: keyboard and touch must be able to get the reason.
        {...(whyNot ? { 'aria-disabled': true } : {})}
        onClick={() =>
          whyNot
            ? toast.show({ tone: 'info', title: whyNot })
            : accept(entry.roleName === null ? roleToAccept(crew) : entry.roleId)
        }
      >
        <Check aria-hidden />
      </Button>
      <UndoButton
        size="sm"
        square
        undoKey={undoKey}
        label={<X aria-hidden />}
        fullLabel={m.applications_decline_name({ name })}
        doneText={m.applications_declined_toast({ name })}
        failedText={m.applications_decide_failed()}
        disabled={isAccepting}
        act={decline}
      />
    </div>
  )
}
