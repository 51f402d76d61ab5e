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

/** Undefined if another job has claimed it, or has sent it meanwhile. The first attempt to post it counts from now on. */
export const claimCard = async (
  { db, now }: Context,
  card: DueCard,
  until: Date,
): Promise<Pick<DueCard, 'posting_since'> | undefined> => {
  const { rows } = await sql<Pick<DueCard, 'posting_since'>>`
    update discord_cards
    set claimed_until = ${until},
      posting_since = case when message_id is null then coalesce(posting_since, ${now()}) end
    where id = ${card.id}
      and due_at = ${card.due_at}
      and (claimed_until is null or claimed_until <= ${now()})
    returning posting_since
  `.execute(db)
  return rows[0]
}

/** Undefined if the card is gone. */
export const lockCard = (
  { db }: Context,
  id: number,
): Promise<Pick<DueCard, 'revision' | 'shown' | 'posting_since'> | undefined> =>
  db
    .selectFrom('discord_cards')
    .select(['revision', 'shown', 'posting_since'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const pauseSeconds = 2

/**
 * Somebody wants a card that the channel has already: its message is edited soon, and posted again if it turns out to be
 * gone, or if nobody knows whether it was ever there. Returns its id.
 */
export const wantAgain = async (
  { db, now }: Context,
  { crew_id, channel_id }: Pick<DueCard, 'crew_id' | 'channel_id'>,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    update discord_cards
    set revision = revision + 1,
      shown = null,
      posting_since = case when due_at is not null then posting_since end,
      due_at = coalesce(
        due_at,
        greatest(${now()}::timestamptz, delivered_at + make_interval(secs => ${sql.lit(pauseSeconds)}))
      )
    where crew_id = ${crew_id} and channel_id = ${channel_id}
    returning id
  `.execute(db)
  return rows[0]?.id
}

export type CardChanges = Partial<
  Pick<DueCard, 'message_id' | 'shown' | 'delivered_at' | 'failing_since' | 'posting_since'>
>

/**
 * Once in a transaction: at a second update of the row, Postgres checks its foreign key again, which waits for a change of
 * the crew, and that waits for the card.
 */
export const updateCard = async (
  { db }: Context,
  id: number,
  changes: CardChanges & { readonly due_at: Date | null },
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
