import type { SessionUser } from '#contract/users/users.ts'
import { blankForm } from '#web/features/crews/editor/crew-form.ts'
import { useShips } from '#web/features/fleet/fleet.queries.ts'
import { PagePending } from '#web/shell/PagePending.tsx'
import { NewCrewForm } from './NewCrewForm.tsx'

/** The form for a new post with the ship of the address; blank if the catalogue has no such ship, or does not load. */
export function ShipPostForm({ leader, shipId }: { leader: SessionUser; shipId: number }) {
  const { data: ships, isLoading, isFetched } = useShips()
  if (isLoading && !isFetched) return <PagePending />
  return (
    <NewCrewForm
      savedId={`ship-${shipId}`}
      leader={leader}
      initial={blankForm(leader)}
      ship={ships?.find(({ id }) => id === shipId)}
    />
  )
}
