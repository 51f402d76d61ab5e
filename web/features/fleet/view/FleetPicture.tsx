import { shipSizes } from '#contract/fleet/fields.ts'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { localShipRole } from '#contract/fleet/ship-roles.ts'
import { m } from '#texts'
import { sizeLabels } from '#web/features/fleet/fleet-texts.ts'
import { currentLocale } from '#web/i18n/language.ts'
import styles from './FleetPicture.module.css'
import { FleetShares } from './FleetShares.tsx'
import { countRoles } from './fleet-totals.ts'

/** What a fleet is made of, by size and by role. One ship alone says that by itself. */
export function FleetPicture({ ships }: { ships: readonly FleetShip[] }) {
  if (ships.length < 2) return null
  const bySize = shipSizes.map((size) => ({
    name: sizeLabels[size](),
    count: ships.filter((ship) => ship.size === size).length,
  }))
  const { roles, others } = countRoles(ships.map(({ role }) => localShipRole(role, currentLocale())))
  return (
    <div className={styles.picture}>
      <FleetShares title={m.fleet_by_size()} shares={bySize} />
      <FleetShares
        title={m.fleet_by_role()}
        shares={[...roles, { name: m.fleet_other_roles(), count: others }]}
      />
    </div>
  )
}
