import { Check } from 'lucide-react'
import { use, useState } from 'react'
import type { OfferSource } from '#contract/crews/offer-sources.ts'
import { m } from '#texts'
import { UndoButton } from '#web/dialogs/UndoButton.tsx'
import { useDelayedActs } from '#web/dialogs/use-delayed-acts.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './OfferButtons.module.css'
import { useAcceptOffer, useDeclineOffer } from './offers.queries.ts'

interface Props {
  offerId: number
  source?: OfferSource
  crewId: number
  crewTitle: string
  /** As wide as their place, where the answer is the next thing to do. */
  wide?: boolean
}

/** Answers an offer in its notice. Accepting it means being aboard. */
export function OfferButtons({ offerId, source = 'leader', crewId, crewTitle, wide = false }: Props) {
  const toast = useToast()
  const { mutateAsync: accept } = useAcceptOffer(crewId)
  const { mutateAsync: decline } = useDeclineOffer(crewId)
  const [accepting, setAccepting] = useState(false)
  const undoKey = `offer-${offerId}`
  const isDeclined = useDelayedActs().has(undoKey)
  const [problem, setProblem] = useState<string>()
  const part = useFocusHandover<HTMLDivElement>(use(FocusHome))
  const size = wide ? 'lg' : 'sm'
  const failedText = m.offers_answer_failed()
  const comeAboard = async () => {
    if (accepting) return
    setAccepting(true)
    setProblem(undefined)
    try {
      await accept(offerId)
      toast.show({ title: m.offers_accepted({ title: crewTitle }) })
    } catch (error) {
      const text = problemText(error, failedText)
      // The bar of a phone lies over the page: a text in it would hide the end of it.
      if (wide) toast.show(problemToast(error, text))
      else setProblem(text)
    } finally {
      setAccepting(false)
    }
  }
  return (
    <div ref={part} className={styles.answer} data-wide={wide || undefined}>
      <div className={styles.buttons}>
        <Button
          size={size}
          variant={wide ? 'primary' : 'ok'}
          aria-label={m.offers_accept_to({ title: crewTitle })}
          disabled={isDeclined}
          pending={accepting}
          onClick={comeAboard}
        >
          <Check size={wide ? 18 : 14} aria-hidden />
          {m.offers_accept()}
        </Button>
        <UndoButton
          size={size}
          undoKey={undoKey}
          label={m.offers_decline()}
          fullLabel={m.offers_decline_to({ title: crewTitle })}
          doneText={source === 'leader' ? m.offers_declined() : m.offers_declined_waiting()}
          failedText={failedText}
          disabled={accepting}
          act={() => decline(offerId)}
          onPress={() => setProblem(undefined)}
        />
      </div>
      {problem ? (
        <Note tone="danger" alert>
          {problem}
        </Note>
      ) : null}
    </div>
  )
}
