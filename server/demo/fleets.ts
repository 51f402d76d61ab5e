/** The ships that demo players own. */
import type { Insertable } from 'kysely'
import type { FleetStatus } from '#contract/fleet/fields.ts'
import type { FleetShipsTable } from '#server/db/tables/fleet.ts'
import { before } from './moments.ts'
import { type Ids, idOf } from './rows.ts'

interface DemoShip {
  /** A ship of the catalogue, by its name. */
  readonly model: string
  readonly name?: string
  readonly role?: string
  /** Default: active. */
  readonly status?: FleetStatus
  /** Default: 100. */
  readonly condition?: number
  readonly notes?: string
}

/** The first ship of each player is the primary one. */
const demoFleets: Readonly<Record<string, readonly DemoShip[]>> = {
  Kestrel_77: [
    { model: 'Reclaimer', name: 'Alte Tante', condition: 82, notes: 'Klaue klemmt bei Kälte.' },
    { model: 'Cutlass Red', name: 'Rotkehlchen' },
    { model: 'Vulture', status: 'hangar', condition: 95 },
    { model: 'Hammerhead', role: 'Patrouille', status: 'hangar', condition: 70 },
    { model: 'Arrow', status: 'stored' },
    { model: 'C8R Pisces Rescue', name: 'Pflaster', condition: 64 },
  ],
  Marlin_Voss: [
    { model: 'MOLE', name: 'Second Helping', condition: 91, notes: 'Left arm: Helix II. Do not swap.' },
    { model: 'Prospector', name: 'Appetiser' },
    { model: 'Constellation Taurus', role: 'Refinery runs', condition: 88 },
    { model: 'RAFT', status: 'hangar' },
    { model: 'Cutlass Black', status: 'hangar', condition: 73 },
    { model: 'ROC', status: 'stored' },
    { model: 'Gladius', name: 'Excuse Me', status: 'stored', condition: 55 },
  ],
  Brotkasten: [{ model: 'Hammerhead' }, { model: 'Vanguard Warden' }, { model: 'Gladius' }],
  Grubenlampe: [{ model: 'Prospector', name: 'Grubenpferd' }, { model: 'MOLE' }, { model: 'ROC' }],
  Nachtfalter: [{ model: 'Avenger Titan', condition: 77 }],
  Tante_Erna: [{ model: 'C2 Hercules', name: 'Kaffeefahrt' }, { model: 'Freelancer MAX' }],
  Kontor_Zwei: [{ model: 'Hull C' }, { model: 'Caterpillar', status: 'hangar' }],
  Doc_Hallow: [{ model: 'Cutlass Red', name: 'House Call' }, { model: 'Apollo Triage' }],
  Lofoten_Drift: [{ model: 'Carrack', name: 'Aurora Borealis' }, { model: 'C8X Pisces Expedition' }],
  SableHalcyon: [{ model: 'C2 Hercules' }, { model: 'Arrow' }],
  Rustbucket_Ray: [{ model: 'Constellation Andromeda', name: 'Old Connie', condition: 41 }],
  Tam_Lantern: [{ model: 'Freelancer DUR' }],
  Sneg_Line: [{ model: 'Arrow' }, { model: 'F7C-M Super Hornet Mk II' }],
  Hexwrench: [
    { model: 'Polaris', name: 'Fuse Box' },
    { model: 'Vulcan', status: 'stored' },
  ],
  Nebelhorn: [{ model: 'Idris-P' }, { model: 'Valkyrie' }],
}

/** Without the ships that an operator's own catalogue does not have. */
export const fleetRows = (userIds: Ids, shipIds: Ids, now: Date): Insertable<FleetShipsTable>[] =>
  Object.entries(demoFleets).flatMap(([owner, ships]) =>
    ships.flatMap(({ model, name, role, status, condition, notes }, index) => {
      const shipId = shipIds.get(model)
      if (shipId === undefined) return []
      return [
        {
          user_id: idOf(userIds, owner),
          ship_id: shipId,
          custom_name: name ?? '',
          role: role ?? '',
          status: status ?? 'active',
          is_primary: index === 0,
          condition: condition ?? 100,
          notes: notes ?? '',
          created_at: before(now, '30d'),
        },
      ]
    }),
  )
