import { use, useRef } from 'react'
import type { CrewOffer } from '#contract/offers/offers.ts'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { OpenOffer } from './OpenOffer.tsx'
import styles from './OpenOffers.module.css'

interface Props {
  crewId: number
  offers: readonly CrewOffer[]
  formatUntil: (moment: string) => string
}

/** For the leader: who is invited and has not answered yet. */
export function OpenOffers({ crewId, offers, formatUntil }: Props) {
  const box = useRef<HTMLUListElement>(null)
  const home = use(FocusHome)
  return (
    // With the last one the list disappears, too.
    <FocusHome value={offers.length > 1 ? box : home}>
      <ul ref={box} tabIndex={-1} className={styles.offers}>
        {offers.map((offer) => (
          <OpenOffer key={offer.id} crewId={crewId} offer={offer} formatUntil={formatUntil} />
        ))}
      </ul>
    </FocusHome>
  )
}
