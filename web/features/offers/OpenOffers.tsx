import { use, useRef } from 'react'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { OpenOffer } from './OpenOffer.tsx'
import styles from './OpenOffers.module.css'
import { useOffers } from './offers.queries.ts'

interface Props {
  crewId: number
  formatUntil: (moment: string) => string
}

/** For the leader: who is invited and has not answered yet. Nothing while no one is. */
export function OpenOffers({ crewId, formatUntil }: Props) {
  const { data: offers, error, isFetching, refetch } = useOffers(crewId)
  const panel = useRef<HTMLElement>(null)
  const home = use(FocusHome)
  if (!offers && error) {
    return (
      <Panel title={m.offers_open_title()}>
        <LoadProblem
          error={error}
          fallback={m.offers_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      </Panel>
    )
  }
  if (!offers?.length) return null
  return (
    // With the last one the panel disappears, too.
    <FocusHome value={offers.length > 1 ? panel : home}>
      <Panel title={m.offers_open_title()} ref={panel}>
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <OpenOffer key={offer.id} crewId={crewId} offer={offer} formatUntil={formatUntil} />
          ))}
        </ul>
      </Panel>
    </FocusHome>
  )
}
