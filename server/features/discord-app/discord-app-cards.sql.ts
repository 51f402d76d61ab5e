import { type Selectable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { DiscordCardsTable } from '#server/db/tables/discord-app.ts'

export interface DueCard
  extends Selectable<DiscordCardsTable>,
    Pick<CrewRow, 'mission_status' | 'is_hidden' | 'deleted_at' | 'ready_called_at'> {
  readonly due_at: Date
}

/** Returns the ids of those that are new: a channel has one card of a crew. At least one card. */
export const insertCards = async (
  { db, now }: Context,
  cards: readonly Pick<DueCard, 'guild_id' | 'channel_id' | 'crew_id' | 'locale'>[],
): Promise<number[]> => {
  const rows = await db
    .insertInto('discord_cards')
    .values(cards.map((card) => ({ ...card, due_at: now() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined if there is nothing to do. */
export const findDueCard = async ({ db }: Context, id: number): Promise<DueCard | undefined> => {
  const { rows } = await sql<DueCard>`
    select discord_cards.*, mission_status, is_hidden, deleted_at, ready_called_at
    from discord_cards
    join crews on crews.id = crew_id
    where discord_cards.id = ${id} and due_at is not null
  `.execute(db)
  return rows[0]
}

/** False if another job has claimed it, or has sent it meanwhile. */
export const claimCard = async ({ db, now }: Context, card: DueCard, until: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('discord_cards')
    .set({ claimed_until: until })
    .where('id', '=', card.id)
    .where('due_at', '=', card.due_at)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now())]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the current revision; undefined if the card is gone. */
export const lockCard = async ({ db }: Context, id: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('discord_cards')
    .select('revision')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.revision
}

export const updateCard = async (
  { db }: Context,
  id: number,
  changes: Partial<
    Pick<DueCard, 'message_id' | 'shown' | 'delivered_at' | 'failing_since'> & { due_at: Date | null }
  >,
): Promise<void> => {
  await db
    .updateTable('discord_cards')
    .set({ ...changes, claimed_until: null })
    .where('id', '=', id)
    .execute()
}

export const deleteCard = async ({ db }: Context, id: number): Promise<void> => {
  await db.deleteFrom('discord_cards').where('id', '=', id).execute()
}

/** Plans cards for now whose job was lost. */
export const setOverdueDue = async ({ db, now }: Context, before: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update discord_cards
    set due_at = ${now()}
    where id in (
      select id from discord_cards where due_at < ${before} order by due_at limit 1000 for update skip locked
    )
    returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of missions that are over, and that have shown nothing new since. */
export const deleteEnded = async ({ db }: Context, since: Date): Promise<void> => {
  await sql`
    delete from discord_cards
    using crews
    where crews.id = crew_id
      and mission_status not in ('open', 'in_progress')
      and due_at is null
      and delivered_at < ${since}
  `.execute(db)
}
