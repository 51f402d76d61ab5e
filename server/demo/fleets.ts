/** The ships that demo players own, as rows. */
import type { Insertable } from 'kysely'
import type { FleetShipsTable } from '#server/db/tables/fleet.ts'
import { before } from './moments.ts'
import { demoPlayers } from './players.ts'
import type { Names } from './world.ts'

export const fleetRows = ({ idOf, shipIdOf, now }: Names): Insertable<FleetShipsTable>[] =>
  Object.entries(demoPlayers).flatMap(([owner, { fleet = [] }]) =>
    fleet.flatMap(({ model, name, role, status, condition, notes }, index) => {
      const ship_id = shipIdOf(model)
      if (ship_id === null) return []
      return {
        user_id: idOf(owner),
        ship_id,
        custom_name: name ?? '',
        role: role ?? '',
        status: status ?? 'active',
        is_primary: index === 0,
        condition: condition ?? 100,
        notes: notes ?? '',
        created_at: before(now, '30d'),
      }
    }),
  )
