import { type Selectable, sql } from 'kysely'
import type { Locale } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { WebhookMessagesTable, WebhooksTable } from '#server/db/tables/webhooks.ts'

export interface DueMessage
  extends Pick<
      Selectable<WebhookMessagesTable>,
      'webhook_id' | 'crew_id' | 'message_id' | 'shown' | 'revision' | 'is_second'
    >,
    Pick<Selectable<WebhooksTable>, 'user_id' | 'search_id' | 'waits_until' | 'failing_since'>,
    Pick<CrewRow, 'title' | 'mission_status' | 'is_hidden' | 'deleted_at'> {
  readonly address: Buffer
  /** Of the player who gave the address; null once the account is deleted. */
  readonly locale: Locale | null
  readonly banned_until: Date | null
}

/** Undefined if there is nothing to do: it is up to date, or its webhook is gone. */
export const findDueMessage = async (
  { db }: Context,
  webhookId: number,
  crewId: number,
): Promise<DueMessage | undefined> => {
  const { rows } = await sql<DueMessage>`
    select
      webhook_id, message.crew_id, message_id, shown, message.revision, is_second,
      webhooks.user_id, webhooks.search_id, webhooks.address, waits_until, failing_since,
      crews.title, mission_status, is_hidden, crews.deleted_at,
      users.locale, users.banned_until
    from webhook_messages as message
    join webhooks on webhooks.id = message.webhook_id
    join crews on crews.id = message.crew_id
    left join users on users.id = webhooks.user_id
    where webhook_id = ${webhookId} and message.crew_id = ${crewId}
      and due_at is not null and address is not null
  `.execute(db)
  return rows[0]
}

type MessageId = Pick<DueMessage, 'webhook_id' | 'crew_id'>

const updateMessage = ({ db }: Context, { webhook_id, crew_id }: MessageId) =>
  db.updateTable('webhook_messages').where('webhook_id', '=', webhook_id).where('crew_id', '=', crew_id)

/**
 * Returns how often the crew has changed by now; undefined if the webhook is gone. Messages are locked before webhooks,
 * as by whoever changes a crew and then deletes its leader.
 */
export const lockMessage = async (
  { db }: Context,
  { webhook_id, crew_id }: MessageId,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('webhook_messages')
    .select('revision')
    .where('webhook_id', '=', webhook_id)
    .where('crew_id', '=', crew_id)
    .forUpdate()
    .executeTakeFirst()
  return row?.revision
}

export const setTaken = async (
  ctx: Context,
  message: MessageId,
  taken: { readonly message_id: string | null; readonly shown: Buffer },
): Promise<void> => {
  const delivered_at = ctx.now()
  await updateMessage(ctx, message)
    .set({ ...taken, delivered_at, due_at: null })
    .execute()
  await ctx.db
    .updateTable('webhooks')
    .set({ delivered_at, failing_since: null, waits_until: null })
    .where('id', '=', message.webhook_id)
    .execute()
}

export const setDue = async (ctx: Context, message: MessageId, dueAt: Date): Promise<void> => {
  await updateMessage(ctx, message).set({ due_at: dueAt }).execute()
}

/** It is no longer in the channel. */
export const setLost = async (ctx: Context, message: MessageId): Promise<void> => {
  await updateMessage(ctx, message).set({ message_id: null, shown: null, is_second: true }).execute()
}

export const setFailing = async ({ db }: Context, webhookId: number, since: Date): Promise<void> => {
  await db
    .updateTable('webhooks')
    .set({ failing_since: since })
    .where('id', '=', webhookId)
    .where('failing_since', 'is', null)
    .execute()
}

export const setWaiting = async ({ db }: Context, webhookId: number, until: Date): Promise<void> => {
  await db.updateTable('webhooks').set({ waits_until: until }).where('id', '=', webhookId).execute()
}

/** Of every webhook that does not wait longer already. */
export const setAllWaiting = async ({ db }: Context, until: Date): Promise<void> => {
  await sql`
    update webhooks
    set waits_until = ${until}
    where id in (
      select id
      from webhooks
      where address is not null and (waits_until is null or waits_until < ${until})
      order by id
      for no key update
    )
  `.execute(db)
}

/** Without its address, and with no more messages. */
export const endWebhook = async (
  { db }: Context,
  webhookId: number,
  endedAs: 'given_up' | 'gone',
): Promise<void> => {
  await db.deleteFrom('webhook_messages').where('webhook_id', '=', webhookId).execute()
  await db
    .updateTable('webhooks')
    .set({ address: null, ended_as: endedAs, failing_since: null, waits_until: null })
    .where('id', '=', webhookId)
    .execute()
}

export const deleteMessage = async ({ db }: Context, { webhook_id, crew_id }: MessageId): Promise<void> => {
  await db
    .deleteFrom('webhook_messages')
    .where('webhook_id', '=', webhook_id)
    .where('crew_id', '=', crew_id)
    .execute()
}

export const deleteWebhook = async ({ db }: Context, webhookId: number): Promise<void> => {
  await db.deleteFrom('webhooks').where('id', '=', webhookId).execute()
}

/** Those that should have followed long ago: their job was lost. */
export const listOverdue = async (
  { db }: Context,
  before: Date,
  limit: number,
): Promise<{ webhook_id: number; crew_id: number }[]> =>
  db
    .selectFrom('webhook_messages')
    .select(['webhook_id', 'crew_id'])
    .where('due_at', '<', before)
    .orderBy('due_at')
    .limit(limit)
    .execute()

/** Webhooks that have nothing more to tell: of past missions, and of players who are gone or banned. */
export const deleteFinished = async ({ db, now }: Context): Promise<void> => {
  await sql`
    delete from webhooks
    where (
        exists (
          select from crews
          where crews.id = crew_id and (mission_status not in ('open', 'in_progress') or deleted_at is not null)
        )
        or user_id is null
        or exists (select from users where users.id = user_id and banned_until > ${now()})
      )
      and not exists (
        select from webhook_messages where webhook_id = webhooks.id and due_at is not null
      )
  `.execute(db)
}
