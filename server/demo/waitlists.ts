/** Who waits for a seat in the demo's full crews, in order. */
import type { Insertable } from 'kysely'
import type { WaitlistEntriesTable } from '#server/db/tables/waitlists.ts'
import { before } from './moments.ts'
import { type Ids, idOf } from './rows.ts'

const demoWaitlists: Readonly<Record<string, readonly string[]>> = {
  'Medic beacon standby, Cutlass Red. We answer calls across Stanton': [
    'Grubenlampe',
    'Kestrel_77',
    'SableHalcyon',
  ],
  'MOTH-Nachtschicht, Crew ist voll': ['Nachtfalter'],
}

export const waitlistRows = (userIds: Ids, crewIds: Ids, now: Date): Insertable<WaitlistEntriesTable>[] =>
  Object.entries(demoWaitlists).flatMap(([title, names]) =>
    names.map((name, index) => ({
      crew_id: idOf(crewIds, title),
      user_id: idOf(userIds, name),
      role_id: null,
      created_at: before(now, `${50 - index * 10}m`),
    })),
  )
