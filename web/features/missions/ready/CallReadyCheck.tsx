import { CircleCheck } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useCallReady } from './ready.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'viewer'>
  /** The next step, not one entry of a menu. */
  isStep?: boolean
}

/** For those who lead: asks everyone aboard whether they are ready, later those who have not answered. */
export function CallReadyCheck({ crew, isStep = false }: Props) {
  const toast = useToast()
  const { mutateAsync: call } = useCallReady(crew.id)
  const press = async () => {
    try {
      await call()
      toast.show({ title: m.ready_call_done() })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.ready_call_failed())))
    }
  }
  return (
    <BusyButton
      size={isStep ? 'lg' : 'md'}
      variant={isStep ? 'primary' : 'secondary'}
      block
      pendingLabel={m.ready_calling()}
      onClick={press}
    >
      <CircleCheck aria-hidden />
      {crew.viewer?.readyCalledAt ? m.ready_call_again() : m.ready_call()}
    </BusyButton>
  )
}
