/** Invitations of the demo that hold a seat: one to the player, one by the player. */
import { heldUntil } from '#contract/offers/fields.ts'
import type { Context } from '#server/context.ts'
import type { Age } from './demo-post.ts'
import { before } from './moments.ts'
import { type Ids, idOf } from './rows.ts'

interface DemoOffer {
  /** The first words of the post's title. */
  readonly crew: string
  readonly to: string
  readonly role: string
  /** Older than the message that invites. */
  readonly age: Age
}

const demoOffers: readonly DemoOffer[] = [
  { crew: 'Checkmate contested zone', to: 'Kestrel_77', role: 'Getaway Pilot', age: '36m' },
  { crew: 'Reclaimer-Schicht', to: 'Moewe_Sieben', role: 'Bergungs-Eskorte', age: '51m' },
]

/** After the posts. */
export const insertOffers = async ({ db, now }: Context, userIds: Ids): Promise<void> => {
  const roles = await db
    .selectFrom('crew_roles')
    .innerJoin('crews', 'crews.id', 'crew_roles.crew_id')
    .select(['crew_roles.id', 'crew_id', 'role_name', 'title', 'scheduled_time'])
    .execute()
  const rows = demoOffers.map(({ crew, to, role, age }) => {
    const seat = roles.find(({ title, role_name }) => title.startsWith(crew) && role_name === role)
    if (!seat) throw new Error(`Unknown in the demo data: ${role} of ${crew}`)
    const createdAt = before(now(), age)
    return {
      crew_id: seat.crew_id,
      user_id: idOf(userIds, to),
      role_id: seat.id,
      source: 'leader' as const,
      holds_seat: true,
      created_at: createdAt,
      expires_at: heldUntil(seat.scheduled_time, createdAt),
    }
  })
  await db.insertInto('seat_offers').values(rows).execute()
}
