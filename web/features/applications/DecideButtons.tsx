import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { m } from '#texts'
import { errorCodeText } from '#web/api/error-texts.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import type { ApplicationEntry } from './application-entry.ts'
import { useDecideApplication, useDecideRoleApplication } from './applications.queries.ts'
import styles from './DecideButtons.module.css'
import { type LedCrew, whyNotAccept } from './seats-left.ts'

interface Props {
  crew: LedCrew
  entry: ApplicationEntry
  /** Gets the focus from a button that goes. */
  item: RefObject<HTMLElement | null>
  /** What takes the place of the buttons; nothing where the card says it elsewhere. */
  decided: ReactNode
}

export function DecideButtons({ crew, entry, item, decided }: Props) {
  const toast = useToast()
  const ofCrew = useDecideApplication(crew.id)
  const ofRole = useDecideRoleApplication(crew.id)
  // Not the mutation's own state, which comes too late for a double click.
  const [sending, setSending] = useState<'accept' | 'decline'>()
  const buttons = useFocusHandover<HTMLDivElement>(item)
  const { mutateAsync: save } = entry.roleName === null ? ofCrew : ofRole
  const isDecided = entry.status !== 'pending'
  const whyNot = errorCodeText(whyNotAccept(entry, crew))
  const name = entry.user.displayName
  const decide = async (accept: boolean) => {
    if (sending) return
    setSending(accept ? 'accept' : 'decline')
    try {
      await save({ id: entry.id, accept })
      const words = accept ? m.applications_accepted_toast : m.applications_declined_toast
      toast.show({ title: words({ name }), tone: accept ? 'ok' : 'info' })
    } catch (error) {
      toast.show({ tone: 'error', title: problemText(error, m.applications_decide_failed()) })
    } finally {
      setSending(undefined)
    }
  }
  const accept = () => {
    if (whyNot) toast.show({ tone: 'info', title: whyNot })
    else decide(true)
  }
  return (
    <div className={styles.decision}>
      {/* Decided, they keep their room unseen: a second click must not meet the next entry. */}
      <div ref={buttons} className={styles.buttons} inert={isDecided}>
        <Button
          size="sm"
          variant="ok"
          aria-label={m.applications_accept_name({ name })}
          disabled={sending === 'decline'}
          pending={sending === 'accept'}
          // Not `disabled`: the reason must be within reach of the keyboard and of a finger.
          {...(whyNot ? { 'aria-disabled': true, title: whyNot } : {})}
          onClick={accept}
        >
          <Check size={14} aria-hidden />
          {m.applications_accept()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={m.applications_decline_name({ name })}
          disabled={sending === 'accept'}
          pending={sending === 'decline'}
          onClick={() => decide(false)}
        >
          {m.applications_decline()}
        </Button>
      </div>
      {isDecided ? <span className={styles.decided}>{decided}</span> : null}
    </div>
  )
}
