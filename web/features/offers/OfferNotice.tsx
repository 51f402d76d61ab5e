import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useRef } from 'react'
import type { OpenOffer } from '#contract/notices/list.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { OfferButtons } from './OfferButtons.tsx'
import styles from './OfferNotice.module.css'
import { holdText, seatText } from './offer-texts.ts'

interface Props {
  offer: OpenOffer
  formatAge: (moment: string) => string
  formatUntil: (moment: string) => string
  face: ReactNode
  /** What to know before answering. */
  children: ReactNode
}

/** A seat that the player can take, among their notices. */
export function OfferNotice({ offer, formatAge, formatUntil, face, children }: Props) {
  const textId = useId()
  const row = useRef<HTMLLIElement>(null)
  const { id, source, crewId, crewTitle, leaderName, createdAt } = offer
  return (
    <li ref={row} className={styles.offer} tabIndex={-1} aria-labelledby={textId}>
      {face}
      <div className={styles.body}>
        <div>
          {/* A sentence of the site, whatever name it starts with. */}
          <p id={textId} className={styles.sentence} dir="ltr">
            <Link to={paths.crew} params={{ id: String(crewId) }}>
              {source === 'leader'
                ? m.offers_bell({ name: leaderName, title: crewTitle })
                : m.offers_bell_waiting({ title: crewTitle })}
            </Link>
          </p>
          <p className={styles.detail}>
            {[seatText(offer), holdText(offer, formatUntil)].join(' · ')}
            {' · '}
            <time dateTime={createdAt}>{formatAge(createdAt)}</time>
          </p>
          {source === 'waiting_list' ? <p className={styles.detail}>{m.offers_waiting_ends()}</p> : null}
        </div>
        {children}
        <FocusHome value={row}>
          <OfferButtons offerId={id} source={source} crewId={crewId} crewTitle={crewTitle} />
        </FocusHome>
      </div>
    </li>
  )
}
