import { Check } from 'lucide-react'
import { use, useState } from 'react'
import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './OfferButtons.module.css'
import { useAcceptOffer, useDeclineOffer } from './offers.queries.ts'

interface Props {
  offerId: number
  crewId: number
  crewTitle: string
  /** As wide as their place, where the answer is the next thing to do. */
  wide?: boolean
}

/** Answers an offer where it is told of. Whoever accepts is aboard. */
export function OfferButtons({ offerId, crewId, crewTitle, wide = false }: Props) {
  const toast = useToast()
  const { mutateAsync: accept } = useAcceptOffer(crewId)
  const { mutateAsync: decline } = useDeclineOffer(crewId)
  const [sending, setSending] = useState<'accept' | 'decline'>()
  const [problem, setProblem] = useState<string>()
  const part = useFocusHandover<HTMLDivElement>(use(FocusHome))
  const answer = async (choice: 'accept' | 'decline') => {
    if (sending) return
    setSending(choice)
    setProblem(undefined)
    try {
      await (choice === 'accept' ? accept : decline)(offerId)
      toast.show(
        choice === 'accept'
          ? { title: m.offers_accepted({ title: crewTitle }), tone: 'ok' }
          : { title: m.offers_declined(), tone: 'info' },
      )
    } catch (error) {
      setProblem(problemText(error, m.offers_answer_failed()))
    } finally {
      setSending(undefined)
    }
  }
  return (
    <div ref={part} className={styles.answer} data-wide={wide || undefined}>
      <div className={styles.buttons}>
        <Button
          size={wide ? 'lg' : 'sm'}
          variant={wide ? 'primary' : 'ok'}
          aria-label={m.offers_accept_to({ title: crewTitle })}
          disabled={sending === 'decline'}
          pending={sending === 'accept'}
          onClick={() => answer('accept')}
        >
          <Check size={wide ? 18 : 14} aria-hidden />
          {m.offers_accept()}
        </Button>
        <Button
          size={wide ? 'lg' : 'sm'}
          variant="ghost"
          aria-label={m.offers_decline_to({ title: crewTitle })}
          disabled={sending === 'accept'}
          pending={sending === 'decline'}
          onClick={() => answer('decline')}
        >
          {m.offers_decline()}
        </Button>
      </div>
      {problem ? (
        <Note tone="danger" alert>
          {problem}
        </Note>
      ) : null}
    </div>
  )
}
