import type { ReactNode } from 'react'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import styles from './FleetGrid.module.css'

interface Props {
  ships: readonly FleetShip[]
  renderShip: (ship: FleetShip) => ReactNode
}

export function FleetGrid({ ships, renderShip }: Props) {
  if (ships.length === 0) return null
  return (
    <ul className={styles.grid}>
      {ships.map((ship) => (
        <li key={ship.id}>{renderShip(ship)}</li>
      ))}
    </ul>
  )
}
