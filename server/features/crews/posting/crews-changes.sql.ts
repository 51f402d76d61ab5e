import { sql } from 'kysely'
import { webhookLimits } from '#contract/webhooks/limits.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'

/** Those of the posts that take people, if anyone has saved a search. */
export const listSearchable = async ({ db }: Context, crewIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`${prepared}
    select id
    from crews
    where id = any(${crewIds}::integer[])
      and facets @> '{board}'
      and (exists (select from saved_searches) or exists (select from beacons where out_at is null))
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of the posts that have a waiting list. */
export const listWithWaitlist = async ({ db }: Context, crewIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`${prepared}
    select id
    from unnest(${crewIds}::integer[]) as crews (id)
    where exists (select from waitlist_entries where crew_id = crews.id and removed_at is null)
  `.execute(db)
  return rows.map(({ id }) => id)
}

interface PendingMessage {
  webhook_id: number
  crew_id: number
  due_at: Date
}

/**
 * Marks the messages about these posts as outdated. Returns those for which nothing was planned yet, and when they may
 * be sent. Locks all of them until the end of the transaction, including those that are planned already: a job that is
 * sending one sees afterwards that there is a newer change.
 */
export const planMessages = async (
  { db, now }: Context,
  crewIds: readonly number[],
): Promise<PendingMessage[]> => {
  const { rows } = await sql<PendingMessage>`${prepared}
    with messages as (
      select webhook_id, crew_id, due_at
      from webhook_messages
      where crew_id = any(${crewIds}::integer[])
      order by webhook_id, crew_id
      for update
    ), planned as (
      update webhook_messages as message
      set revision = revision + 1,
        due_at = coalesce(
          message.due_at,
          greatest(
            ${now()}::timestamptz,
            delivered_at + make_interval(secs => ${sql.lit(webhookLimits.pauseSeconds)})
          )
        )
      from messages
      where message.webhook_id = messages.webhook_id and message.crew_id = messages.crew_id
      returning message.webhook_id, message.crew_id, message.due_at, messages.due_at is null as is_new
    )
    select webhook_id, crew_id, due_at
    from planned
    where is_new
  `.execute(db)
  return rows
}

/**
 * For the channels that show what these searches find and have no message about the post. Returns the webhooks that
 * have to post it.
 */
export const insertMessages = async (
  { db, now }: Context,
  crewId: number,
  searchIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ webhook_id: number }>`
    insert into webhook_messages (webhook_id, crew_id, channel, due_at)
    select webhooks.id, ${crewId}, channel, ${now()}
    from webhooks
    join users on users.id = webhooks.user_id
    where search_id = any(${searchIds}::integer[]) and address is not null and ${isNotBanned(now())}
    order by webhooks.id
    on conflict do nothing
    returning webhook_id
  `.execute(db)
  return rows.map(({ webhook_id }) => webhook_id)
}

const cardPauseSeconds = 2

/** The same for cards of the app in Discord; returns their ids. The job itself waits for the pause. */
export const planCards = async ({ db, now }: Context, crewIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`${prepared}
    with cards as (
      select id, due_at
      from discord_cards
      where crew_id = any(${crewIds}::integer[])
      order by id
      for update
    ), planned as (
      update discord_cards as card
      set revision = revision + 1,
        due_at = coalesce(
          card.due_at,
          greatest(
            ${now()}::timestamptz,
            delivered_at + make_interval(secs => ${sql.lit(cardPauseSeconds)})
          )
        )
      from cards
      where card.id = cards.id
      returning card.id, cards.due_at is null as is_new
    )
    select id
    from planned
    where is_new
  `.execute(db)
  return rows.map(({ id }) => id)
}
