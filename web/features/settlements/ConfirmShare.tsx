import { Check } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useConfirmShare } from './settlements.queries.ts'

interface Props {
  crewId: number
  share: NonNullable<NonNullable<CrewDetails['viewer']>['share']>
}

/** The next step of a player whose share was sent: they have it, or agree to getting none. */
export function ConfirmShare({ crewId, share: { version, amount } }: Props) {
  const toast = useToast()
  const { mutateAsync: confirm } = useConfirmShare(crewId)
  const press = async () => {
    try {
      await confirm(version)
      toast.show({ title: m.settlements_confirmed() })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.settlements_answer_failed())))
    }
  }
  return (
    <BusyButton size="lg" variant="primary" onClick={press}>
      <Check size={18} aria-hidden />
      {amount > 0 ? m.settlements_received() : m.settlements_agree()}
    </BusyButton>
  )
}
