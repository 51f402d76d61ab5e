import { Check } from 'lucide-react'
import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useAnswerReady } from './ready.queries.ts'

const labels = { ready: m.ready_answer_ready, late: m.ready_answer_late }

interface Props {
  crewId: number
  answer: keyof typeof labels
  /** The next step of a member who was asked. */
  isStep?: boolean
}

/** One answer to the ready check, in one tap. */
export function ReadyAnswer({ crewId, answer, isStep = false }: Props) {
  const toast = useToast()
  const { mutateAsync: send } = useAnswerReady(crewId)
  const press = async () => {
    try {
      await send(answer)
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.ready_failed())))
    }
  }
  return (
    <BusyButton
      size={isStep ? 'lg' : 'sm'}
      variant={isStep && answer === 'ready' ? 'primary' : 'secondary'}
      onClick={press}
    >
      {answer === 'ready' ? <Check size={18} aria-hidden /> : null}
      {isStep && answer === 'late' ? m.ready_answer_late_short() : labels[answer]()}
    </BusyButton>
  )
}
