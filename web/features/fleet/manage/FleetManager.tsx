import { Link } from '@tanstack/react-router'
import { Pencil, Plus, Send, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { fleetLimits } from '#contract/fleet/fields.ts'
import { m } from '#texts'
import { errorCodeText } from '#web/api/error-code-texts.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { FleetGrid } from '#web/features/fleet/view/FleetGrid.tsx'
import { FleetPicture } from '#web/features/fleet/view/FleetPicture.tsx'
import { ShipCard } from '#web/features/fleet/view/ShipCard.tsx'
import { totalsText } from '#web/i18n/ship-totals.ts'
import { paths } from '#web/paths.ts'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { useOwnFleet } from '#web/session/own-fleet.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { AddShip } from './AddShip.tsx'
import { ExportLinks } from './ExportLinks.tsx'
import styles from './FleetManager.module.css'
import { RemoveShip } from './RemoveShip.tsx'
import { ShipEditor } from './ShipEditor.tsx'

const importImport = async () => (await import('#web/features/fleet/import/FleetImport.tsx')).FleetImport

/** The player's own ships: one at a time can be edited. */
export function FleetManager({ userId }: { userId: number }) {
  const { data: ships, error, isPending, isFetching, refetch } = useOwnFleet(userId)
  const [isAdding, setAdding] = useState(false)
  const [editedId, setEditedId] = useState<number>()
  const [isImporting, setImporting] = useState(false)
  const { Part: FleetImport, load: loadImport } = useOnDemand(importImport)
  const title = useRef<HTMLHeadingElement>(null)
  // The ship whose edit button gets the focus when it is back.
  const closedId = useRef<number>(undefined)
  const stopEditing = () => {
    closedId.current = editedId
    setEditedId(undefined)
  }
  const stopAdding = () => {
    setAdding(false)
    title.current?.focus()
  }
  if (isPending) {
    return (
      <LoadingRegion label={m.fleet_loading()}>
        <Skeleton height={320} radius={12} />
      </LoadingRegion>
    )
  }
  if (!ships) {
    return (
      <ScreenProblem title={m.fleet_load_failed()} error={error} retrying={isFetching} onRetry={refetch} />
    )
  }
  const isEditing = ships.some(({ id }) => id === editedId)
  const isFull = ships.length >= fleetLimits.ships
  return (
    <FocusHome value={title}>
      <div className={styles.head}>
        <div>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            {m.fleet_title()}
          </h2>
          {ships.length > 0 ? <p className={styles.totals}>{totalsText(ships)}</p> : null}
          {isFull ? <p className={styles.totals}>{errorCodeText('fleet_full')}</p> : null}
        </div>
        <div className={styles.buttons}>
          <BusyButton
            disabled={isFull}
            onClick={async () => {
              if (await loadImport()) setImporting(true)
            }}
          >
            <Upload size={16} aria-hidden />
            {m.fleet_import()}
          </BusyButton>
          <Button
            variant={isAdding ? 'secondary' : 'primary'}
            aria-expanded={isAdding}
            disabled={!isAdding && isFull}
            onClick={() => setAdding(!isAdding)}
          >
            {isAdding ? <X size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
            {isAdding ? m.fleet_close() : m.fleet_add()}
          </Button>
        </div>
      </div>
      {isImporting && FleetImport ? (
        <FleetImport userId={userId} onClose={() => setImporting(false)} />
      ) : null}
      {isAdding ? (
        <div className={styles.add}>
          <AddShip userId={userId} onAdded={stopAdding} />
        </div>
      ) : null}
      {ships.length === 0 && !isAdding ? (
        <EmptyState art="seats" panel heading="h3" title={m.fleet_empty()}>
          {m.fleet_empty_text()}
        </EmptyState>
      ) : null}
      <FleetPicture ships={ships} />
      <FleetGrid
        ships={ships}
        renderShip={(ship) =>
          ship.id === editedId ? (
            <ShipEditor userId={userId} ship={ship} onClose={stopEditing} />
          ) : (
            <ShipCard
              ship={ship}
              actions={
                <>
                  <Button asChild size="sm" variant="soft" className={styles.post}>
                    <Link
                      to={paths.create}
                      search={{ ship: ship.shipId }}
                      aria-label={m.fleet_post_name({ name: ship.shipName })}
                    >
                      <Send size={14} aria-hidden />
                      {m.fleet_post()}
                    </Link>
                  </Button>
                  <Button
                    ref={(button) => {
                      if (!button || closedId.current !== ship.id) return
                      closedId.current = undefined
                      button.focus()
                    }}
                    size="sm"
                    disabled={isEditing}
                    aria-label={m.fleet_edit_name({ name: ship.shipName })}
                    onClick={() => setEditedId(ship.id)}
                  >
                    <Pencil size={14} aria-hidden />
                    {m.fleet_edit()}
                  </Button>
                  <RemoveShip userId={userId} ship={ship} />
                </>
              }
            />
          )
        }
      />
      {ships.length > 0 ? <ExportLinks /> : null}
    </FocusHome>
  )
}
