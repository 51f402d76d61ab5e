import { useId } from 'react'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { focusSearchBox } from '#web/features/crews/board/filters/clear-filters.ts'
import { offerLabel } from '#web/features/crews/board/filters/filter-texts.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { kindGlyph } from '#web/features/crews/seats/role-glyph.ts'
import { cancelPendingValues } from '#web/forms/use-debounced-value.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './SearchOffers.module.css'
import { type SearchOffer, searchOffers, takeOffers } from './search-offers.ts'

/** Offers the filters that the search names. They then take the place of the words. */
export function SearchOffers({ search, onChange }: { search: BoardSearch; onChange: ChangeSearch }) {
  const labelId = useId()
  const { systems } = site()
  const offers = searchOffers(search, systems)
  if (offers.length === 0) return null
  const take = (taken: readonly SearchOffer[]) => {
    cancelPendingValues()
    // The button disappears.
    focusSearchBox()
    onChange(takeOffers(search, taken, systems))
  }
  return (
    <fieldset className={styles.offers} aria-labelledby={labelId}>
      <span id={labelId}>{m.regions_offers()}</span>
      {offers.map((offer) => {
        const Glyph = offer.filter === 'seats' ? kindGlyph(offer.value) : undefined
        return (
          <Button
            key={`${offer.filter} ${offer.value}`}
            size="sm"
            variant="soft"
            onClick={() => take([offer])}
          >
            {Glyph ? <Glyph size={14} aria-hidden /> : null}
            {offerLabel(offer)}
          </Button>
        )
      })}
      {offers.length > 1 ? (
        <Button size="sm" variant="primary" onClick={() => take(offers)}>
          {m.regions_offers_all()}
        </Button>
      ) : null}
    </fieldset>
  )
}
