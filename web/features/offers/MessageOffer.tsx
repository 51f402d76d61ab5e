import type { ReactNode } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { m } from '#texts'
import styles from './MessageOffer.module.css'
import { OfferButtons } from './OfferButtons.tsx'
import { holdText, holdTextOf, seatText } from './offer-texts.ts'

interface Props {
  message: Pick<Message, 'isSent' | 'crewId' | 'crewTitle'>
  offer: NonNullable<Message['offer']>
  formatUntil: (moment: string) => string
  /** What the receiver has to know before answering. */
  children: ReactNode
}

const endTexts = {
  accepted: { sent: m.offers_state_accepted, received: m.offers_state_accepted_by_you },
  declined: { sent: m.offers_state_declined, received: m.offers_state_declined_by_you },
  taken_back: { sent: m.offers_state_taken_back_by_you, received: m.offers_state_taken_back },
  expired: { sent: m.offers_state_expired, received: m.offers_state_expired },
}

/** What an invitation offers: the receiver can answer it, both see what became of it. */
export function MessageOffer({ message, offer, formatUntil, children }: Props) {
  const { isSent, crewId, crewTitle } = message
  if (offer.state !== 'open') {
    return <p className={styles.seat}>{endTexts[offer.state][isSent ? 'sent' : 'received']()}</p>
  }
  const hold = (isSent ? holdTextOf : holdText)(offer, formatUntil)
  return (
    <div className={styles.offer}>
      <p className={styles.seat}>{[seatText(offer), hold].join(' · ')}</p>
      {isSent || crewId === null ? null : (
        <>
          {children}
          <OfferButtons offerId={offer.id} crewId={crewId} crewTitle={crewTitle ?? ''} />
        </>
      )}
    </div>
  )
}
