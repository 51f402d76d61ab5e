import { use } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { readyTimes } from '#contract/crews/readiness.ts'
import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './CallReadyCheck.module.css'
import { useCallReady } from './ready.queries.ts'

/** For the leader: asks everybody aboard whether they are ready, later those who have not answered. */
export function CallReadyCheck({ crew }: { crew: Pick<CrewDetails, 'id' | 'scheduledTime' | 'viewer'> }) {
  const toast = useToast()
  const { mutateAsync: call } = useCallReady(crew.id)
  const box = useFocusHandover<HTMLDivElement>(use(FocusHome))
  const isCalled = Boolean(crew.viewer?.readyCalledAt)
  const press = async () => {
    try {
      await call()
      toast.show({ title: m.ready_call_done() })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.ready_call_failed())))
    }
  }
  return (
    <div ref={box} className={styles.call}>
      <BusyButton block pendingLabel={m.ready_calling()} onClick={press}>
        {isCalled ? m.ready_call_again() : m.ready_call()}
      </BusyButton>
      {isCalled ? null : (
        <p className={styles.hint}>
          {crew.scheduledTime
            ? m.ready_call_hint({ minutes: readyTimes.firstCall })
            : m.ready_call_hint_no_start()}
        </p>
      )}
    </div>
  )
}
