import { m } from '#texts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { kindGlyph } from '#web/features/crews/seats/role-glyph.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import { cancelPendingValues } from '#web/forms/use-debounced-value.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { focusSearchBox } from './clear-filters.ts'
import styles from './SeatOffers.module.css'
import { type SeatOffer, seatOffers } from './seat-offer.ts'

/** Offers the filter by seat when the search names a kind of role. The filter then takes the place of the word. */
export function SeatOffers({ search, onChange }: { search: BoardSearch; onChange: ChangeSearch }) {
  const chosen = search.seats ?? []
  const offers = seatOffers(search.search ?? '').filter(({ kind }) => !chosen.includes(kind))
  if (offers.length === 0) return null
  const take = ({ kind, search: rest }: SeatOffer) => {
    cancelPendingValues()
    // The button disappears.
    focusSearchBox()
    onChange({ seats: [...chosen, kind], search: rest || undefined })
  }
  return (
    <div className={styles.offers}>
      {m.board_seats()}
      {offers.map((offer) => {
        const Glyph = kindGlyph(offer.kind)
        return (
          <Button key={offer.kind} size="sm" variant="soft" onClick={() => take(offer)}>
            <Glyph size={14} aria-hidden />
            {seatKindLabel(offer.kind)}
          </Button>
        )
      })}
    </div>
  )
}
