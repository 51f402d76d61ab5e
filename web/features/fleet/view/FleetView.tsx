import { m } from '#texts'
import { useFleet } from '#web/features/fleet/fleet.queries.ts'
import { totalsText } from '#web/i18n/ship-totals.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { CompactFleet } from './CompactFleet.tsx'
import { FleetGrid } from './FleetGrid.tsx'
import { FleetPicture } from './FleetPicture.tsx'
import styles from './FleetView.module.css'
import { ShipCard } from './ShipCard.tsx'

interface Props {
  player: { readonly id: number; readonly displayName: string }
  /** A few lines in a panel; nothing if the player has no ships. */
  compact?: boolean | undefined
}

/** The ships of a player, as everyone sees them. */
export function FleetView({ player, compact = false }: Props) {
  const { data: ships, error, isPending, isFetching, refetch } = useFleet(player.id)
  if (isPending) {
    return (
      <LoadingRegion label={m.fleet_loading()}>
        <Skeleton height={compact ? 120 : 320} radius={12} />
      </LoadingRegion>
    )
  }
  if (!ships) {
    return (
      <LoadProblem error={error} fallback={m.fleet_unavailable()} retrying={isFetching} onRetry={refetch} />
    )
  }
  if (compact) {
    if (ships.length === 0) return null
    return (
      <Panel title={m.fleet_title()}>
        <CompactFleet ships={ships} />
      </Panel>
    )
  }
  if (ships.length === 0) {
    return (
      <EmptyState art="seats" panel title={m.fleet_empty_public()}>
        {m.fleet_empty_public_text({ name: player.displayName })}
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className={styles.title}>{m.fleet_title()}</h2>
      <p className={styles.totals}>{totalsText(ships)}</p>
      <FleetPicture ships={ships} />
      <FleetGrid ships={ships} renderShip={(ship) => <ShipCard ship={ship} />} />
    </>
  )
}
