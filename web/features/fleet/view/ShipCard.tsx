import { Gauge, Joystick, Package, Star, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { localShipRole } from '#contract/fleet/ship-roles.ts'
import { m } from '#texts'
import { modelText, scuText, sizeLabels, statusLabels } from '#web/features/fleet/fleet-texts.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './ShipCard.module.css'
import { ShipHull } from './ShipHull.tsx'

interface Props {
  ship: FleetShip
  /** For the owner: edit and remove. */
  actions?: ReactNode
}

export function ShipCard({ ship, actions }: Props) {
  return (
    <article className={classNames(styles.card, ship.isPrimary && styles.primary)}>
      <div className={styles.picture}>
        <ShipHull size={ship.size} />
        {ship.isPrimary ? (
          <span className={styles.mark}>
            <Chip tone="beacon" icon={<Star size={12} aria-hidden />}>
              {m.fleet_primary()}
            </Chip>
          </span>
        ) : null}
        <span className={styles.size}>{sizeLabels[ship.size]()}</span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <h3 className={styles.name} dir="auto">
              {ship.shipName}
            </h3>
            <p className={styles.model}>{modelText(ship)}</p>
          </div>
          <Chip tone={ship.status === 'active' ? 'ok' : 'neutral'}>{statusLabels[ship.status]()}</Chip>
        </div>
        <div className={styles.facts}>
          <span className={styles.fact} dir="auto">
            <Joystick size={14} aria-hidden />
            {localShipRole(ship.role, currentLocale())}
          </span>
          <span className={styles.fact}>
            <Users size={14} aria-hidden />
            {m.fleet_crew({ crew: ship.crewSize })}
          </span>
          <span className={styles.fact}>
            <Package size={14} aria-hidden />
            {scuText(ship.cargoCapacity)}
          </span>
          <span className={styles.fact}>
            <Gauge size={14} aria-hidden />
            <span className="sr-only">{m.fleet_condition()}</span>
            {m.fleet_percent({ percent: ship.condition })}
          </span>
        </div>
        {ship.notes ? (
          <p className={styles.notes}>
            <PlayerText text={ship.notes} />
          </p>
        ) : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </article>
  )
}
