import { Link } from '@tanstack/react-router'
import { Container, Package, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { formatCount } from '#web/i18n/format.ts'
import { isDeleted, playerName } from '#web/i18n/player-names.ts'
import { totalsText } from '#web/i18n/ship-totals.ts'
import { paths } from '#web/paths.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import styles from './ShipsAboard.module.css'

interface Props {
  id?: string
  ships: CrewDetails['ships']
  /** For those aboard: the ship that they bring. */
  children?: ReactNode
}

/** The ships that the leader and the members bring, with their seats and cargo added up. */
export function ShipsAboard({ id, ships, children }: Props) {
  return (
    <Fold
      id={id}
      icon={<Container aria-hidden />}
      title={m.ships_aboard()}
      hint={ships.length > 0 ? totalsText(ships) : null}
      flush
    >
      {ships.length > 0 ? (
        <ul>
          {ships.map((ship) => (
            <li key={ship.id} className={styles.ship}>
              <div className={styles.text}>
                <div className={styles.name} dir="auto">
                  {ship.shipName}
                </div>
                <div className={styles.facts}>
                  {ship.customName ? `${ship.manufacturer} ${ship.shipModel}` : ship.manufacturer}
                  {' · '}
                  <PlayerName>
                    {isDeleted(ship.ownerName) ? (
                      <span>{playerName(ship.ownerName)}</span>
                    ) : (
                      <Link to={paths.profile} params={{ userId: String(ship.ownerId) }} dir="auto">
                        {ship.ownerName}
                      </Link>
                    )}
                  </PlayerName>
                </div>
              </div>
              <div className={styles.figures}>
                <span className={styles.figure}>
                  <Users size={14} aria-hidden />
                  {m.fleet_crew({ crew: ship.crewSize })}
                </span>
                <span className={styles.figure}>
                  <Package size={14} aria-hidden />
                  {m.fleet_scu({ scu: formatCount(ship.cargoCapacity) })}
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </Fold>
  )
}
