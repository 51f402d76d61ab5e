import { Star } from 'lucide-react'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { m } from '#texts'
import { modelText, sizeLabels } from '#web/features/fleet/fleet-texts.ts'
import { totalsText } from '#web/i18n/ship-totals.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './CompactFleet.module.css'
import { compactFleet } from './fleet-totals.ts'

/** The first ships of a fleet in a few lines. */
export function CompactFleet({ ships }: { ships: readonly FleetShip[] }) {
  const { shown, more } = compactFleet(ships)
  return (
    <>
      <p className={styles.totals}>{totalsText(ships)}</p>
      <ul>
        {shown.map((ship) => (
          <li key={ship.id} className={styles.ship}>
            <div>
              <div className={styles.name} dir="auto">
                {ship.shipName}
              </div>
              <div className={styles.model}>{modelText(ship)}</div>
            </div>
            {ship.isPrimary ? (
              <Chip tone="beacon" icon={<Star size={12} aria-hidden />}>
                {m.fleet_primary()}
              </Chip>
            ) : (
              <Chip>{sizeLabels[ship.size]()}</Chip>
            )}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.model}>{m.fleet_more({ count: more })}</p> : null}
    </>
  )
}
