import { Check } from 'lucide-react'
import { m } from '#messages'
import { errorWords } from '#web/api/error-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/toast-context.ts'
import type { ApplicationEntry } from './application-entry.ts'
import { useDecideApplication, useDecideRoleApplication } from './applications.queries.ts'
import styles from './DecideButtons.module.css'

interface Props {
  crewId: number
  entry: ApplicationEntry
  /** Whether the mission still takes people. */
  canAccept: boolean
  /** The buttons are gone then: whoever had the focus there needs another place for it. */
  onDecided: () => void
}

export function DecideButtons({ crewId, entry, canAccept, onDecided }: Props) {
  const toast = useToast()
  const ofCrew = useDecideApplication(crewId)
  const ofRole = useDecideRoleApplication(crewId)
  const decision = entry.roleName === null ? ofCrew : ofRole
  const name = entry.user.displayName
  const decide = async (accept: boolean) => {
    if (decision.isPending) return
    try {
      await decision.mutateAsync({ id: entry.id, accept })
      const words = accept ? m.applications_accepted_toast : m.applications_declined_toast
      toast.show({ title: words({ name }), tone: accept ? 'ok' : 'info' })
      onDecided()
    } catch (error) {
      toast.show({ tone: 'error', title: errorWords(error, m.applications_decide_failed()) })
    }
  }
  const isSending = (accept: boolean) => decision.isPending && decision.variables.accept === accept
  return (
    <div className={styles.buttons}>
      {canAccept ? (
        <Button
          size="sm"
          variant="ok"
          aria-label={m.applications_accept_name({ name })}
          disabled={isSending(false)}
          pending={isSending(true)}
          onClick={() => decide(true)}
        >
          <Check size={14} aria-hidden />
          {m.applications_accept()}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        aria-label={m.applications_decline_name({ name })}
        disabled={isSending(true)}
        pending={isSending(false)}
        onClick={() => decide(false)}
      >
        {m.applications_decline()}
      </Button>
    </div>
  )
}
