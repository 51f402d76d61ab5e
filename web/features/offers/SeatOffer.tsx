import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { roleNameLang } from '#web/i18n/role-labels.ts'
import { OfferCard } from '#web/ui/display/OfferCard.tsx'
import { holdText, seatText } from './offer-texts.ts'
import styles from './SeatOffer.module.css'

interface Props {
  crew: Pick<CrewDetails, 'authorName' | 'primaryLanguage' | 'roles'>
  offer: NonNullable<NonNullable<CrewDetails['viewer']>['offer']>
  formatUntil: (moment: string) => string
  /** What they should know before they answer. */
  children?: ReactNode
}

/** For an invited player, who can answer below: which seat is theirs, and until when. */
export function SeatOffer({ crew, offer, formatUntil, children }: Props) {
  const roleName = crew.roles.find(({ id }) => id === offer.roleId)?.roleName ?? null
  const seat = { ...offer, roleName }
  return (
    <OfferCard
      title={offer.source === 'leader' ? m.offers_title({ name: crew.authorName }) : m.offers_title_waiting()}
    >
      <dl className={styles.facts}>
        <dt>{m.applications_seat()}</dt>
        <dd dir="auto" lang={roleName ? roleNameLang(roleName, crew.primaryLanguage) : undefined}>
          {seatText(seat)}
        </dd>
        <dd className={styles.hold}>{holdText(seat, formatUntil)}</dd>
        {offer.source === 'waiting_list' ? <dd className={styles.hold}>{m.offers_waiting_ends()}</dd> : null}
      </dl>
      {children}
    </OfferCard>
  )
}
