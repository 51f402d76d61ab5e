/** The ships that demo players bring to crews, or would with their application. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Ids } from './rows.ts'

interface DemoShipAboard {
  /** The first words of the post's title. */
  readonly to: string
  readonly by: string
  /** A ship of their fleet. */
  readonly model: string
}

const demoShipsAboard: readonly DemoShipAboard[] = [
  { to: 'Quantanium run', by: 'Marlin_Voss', model: 'MOLE' },
  { to: 'Quantanium run', by: 'Lofoten_Drift', model: 'C8X Pisces Expedition' },
  { to: 'Quantanium run', by: 'Sneg_Line', model: 'Arrow' },
  { to: 'Quantanium run', by: 'SableHalcyon', model: 'C2 Hercules' },
  { to: 'Quantanium run', by: 'Grubenlampe', model: 'Prospector' },
  { to: 'Reclaimer-Schicht', by: 'Kestrel_77', model: 'Reclaimer' },
  { to: 'Reclaimer-Schicht', by: 'Grubenlampe', model: 'MOLE' },
  { to: 'Reclaimer-Schicht', by: 'Nachtfalter', model: 'Avenger Titan' },
  { to: 'ERT-Bounties', by: 'Brotkasten', model: 'Hammerhead' },
  { to: 'C2 hauling', by: 'SableHalcyon', model: 'C2 Hercules' },
]

/** Where each table names the player. */
const owners = { crews: 'author_id', crew_members: 'user_id', applications: 'user_id' }

/** After the fleets. Without the ships that an operator's own catalogue does not have. */
export const bringShips = async ({ db }: Context, userIds: Ids, crewIds: Ids): Promise<void> => {
  const brought = demoShipsAboard.map(({ to, by, model }) => ({
    crew_id: [...crewIds].find(([title]) => title.startsWith(to))?.[1],
    user_id: userIds.get(by),
    model,
  }))
  for (const [table, owner] of Object.entries(owners)) {
    await sql`
      update ${sql.table(table)} as aboard
      set fleet_ship_id = fleet_ships.id
      from jsonb_to_recordset(${JSON.stringify(brought)}::jsonb) as brought (crew_id integer, user_id integer, model text)
      join ships on ships.name = brought.model
      join fleet_ships on fleet_ships.ship_id = ships.id and fleet_ships.user_id = brought.user_id
      where aboard.${sql.id(table === 'crews' ? 'id' : 'crew_id')} = brought.crew_id
        and aboard.${sql.id(owner)} = brought.user_id
    `.execute(db)
  }
}
