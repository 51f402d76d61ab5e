import { useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { OfferCard } from '#web/ui/display/OfferCard.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './LeadOffer.module.css'
import { useAcceptLead, useEndLeadOffer } from './leading.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'authorName' | 'viewer'>
}

/** For the member who is asked to lead the crew, and for the leader who waits for the answer. */
export function LeadOffer({ crew }: Props) {
  const offer = crew.viewer?.leadOffer
  const isReceiver = useUser()?.id === offer?.userId
  const toast = useToast()
  const { mutateAsync: accept, isPending: accepting } = useAcceptLead(crew.id)
  const { mutateAsync: end, isPending: ending } = useEndLeadOffer(crew.id)
  const [problem, setProblem] = useState<string>()
  if (!offer) return null
  const answer = async (send: () => Promise<unknown>, done: string) => {
    setProblem(undefined)
    try {
      await send()
      toast.show({ title: done })
    } catch (error) {
      setProblem(problemText(error, m.leading_failed()))
    }
  }
  const name = crew.authorName
  return (
    <OfferCard title={isReceiver ? m.leading_offer_title({ name }) : m.leading_hand_over()}>
      <p className={styles.text}>
        {isReceiver ? m.leading_offer_text({ name }) : m.leading_offer_open({ name: offer.name })}
      </p>
      <div className={styles.buttons}>
        {isReceiver ? (
          <Button
            variant="primary"
            disabled={ending}
            pending={accepting}
            pendingLabel={m.leading_offer_accepting()}
            onClick={() => answer(accept, m.leading_offer_accepted())}
          >
            {m.leading_offer_accept()}
          </Button>
        ) : null}
        <Button
          disabled={accepting}
          pending={ending}
          onClick={() => answer(end, isReceiver ? m.leading_offer_declined() : m.leading_offer_taken_back())}
        >
          {isReceiver ? m.leading_offer_decline() : m.leading_offer_take_back()}
        </Button>
      </div>
      {problem ? (
        <Note tone="danger" alert>
          {problem}
        </Note>
      ) : null}
    </OfferCard>
  )
}
