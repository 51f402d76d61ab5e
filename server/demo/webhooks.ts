/** A crew of the demo that a Discord channel shows. It has no message, so nothing is ever sent there. */
import type { Insertable } from 'kysely'
import type { WebhooksTable } from '#server/db/tables/webhooks.ts'
import { before } from './moments.ts'
import { type Ids, idOf } from './rows.ts'

const shown = {
  leader: 'Marlin_Voss',
  title: 'Lyria, cold rocks and warm soup: two turrets manned, one still cold',
} as const

export const webhookRow = (userIds: Ids, crewIds: Ids, now: Date): Insertable<WebhooksTable> => ({
  user_id: idOf(userIds, shown.leader),
  crew_id: idOf(crewIds, shown.title),
  address: Buffer.alloc(1),
  channel: Buffer.alloc(1),
  created_at: before(now, '8h'),
  delivered_at: before(now, '20m'),
})
