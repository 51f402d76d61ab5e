import { use } from 'react'
import type { WaitlistEntry } from '#contract/waitlists/waitlists.ts'
import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { useOfferToWaiting } from './waitlists.queries.ts'

interface Props {
  crewId: number
  entry: Pick<WaitlistEntry, 'userId' | 'displayName'>
}

/** For the leader who chooses. The player leaves the list with it, and the button with them. */
export function OfferToWaiting({ crewId, entry }: Props) {
  const toast = useToast()
  const { mutateAsync: offer } = useOfferToWaiting(crewId)
  const button = useFocusHandover<HTMLButtonElement>(use(FocusHome))
  const name = entry.displayName
  const press = async () => {
    try {
      await offer(entry.userId)
      toast.show({ title: m.waitlists_offered({ name }) })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.waitlists_offer_failed())))
    }
  }
  return (
    <BusyButton
      ref={button}
      size="sm"
      variant="soft"
      aria-label={m.waitlists_offer_name({ name })}
      onClick={press}
    >
      {m.waitlists_offer()}
    </BusyButton>
  )
}
