import { MailCheck } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useFormatUntil } from '#web/features/crews/time/use-format-until.ts'
import { OpenOffers } from '#web/features/offers/OpenOffers.tsx'
import { useOffers } from '#web/features/offers/offers.queries.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'

/** Who is invited and has not answered yet. Nothing while no one is. */
export function OffersFold({ crew }: { crew: CrewDetails }) {
  const { data: offers, error, isFetching, refetch } = useOffers(crew.id)
  const formatUntil = useFormatUntil()
  if (!offers && !error) return null
  if (offers?.length === 0) return null
  return (
    <Fold
      icon={<MailCheck />}
      title={m.offers_open_title()}
      hint={offers?.map(({ player }) => player.displayName).join(', ')}
      open={!offers}
    >
      {offers ? (
        <OpenOffers crewId={crew.id} offers={offers} formatUntil={formatUntil} />
      ) : (
        <LoadProblem
          error={error}
          fallback={m.offers_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
    </Fold>
  )
}
