import { type Selectable, sql } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import type { SearchFilters } from '#contract/searches/filters.ts'
import type { WebhookEnd } from '#contract/webhooks/webhooks.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { WebhookMessagesTable, WebhooksTable } from '#server/db/tables/webhooks.ts'

export interface DueMessage
  extends Pick<
      Selectable<WebhookMessagesTable>,
      'webhook_id' | 'crew_id' | 'message_id' | 'shown' | 'revision' | 'posts'
    >,
    Pick<Selectable<WebhooksTable>, 'user_id' | 'search_id' | 'waits_until' | 'failing_since'>,
    Pick<CrewRow, 'title' | 'mission_status' | 'is_hidden' | 'deleted_at'> {
  readonly due_at: Date
  readonly address: Buffer
  /** When the channel last accepted a message, this one or another. */
  readonly webhook_delivered_at: Date | null
  /** How many others wait for the same channel before it. */
  readonly position: number
  /** Of the player who gave the address; null once the account is deleted. */
  readonly locale: Locale | null
  /** Of the search; null for the channel of a crew. */
  readonly filters: SearchFilters | null
  readonly ship_name: string | null
}

/** Undefined if there is nothing to do: the message is up to date, or its webhook was deleted. */
export const findDueMessage = async (
  { db }: Context,
  webhookId: number,
  crewId: number,
): Promise<DueMessage | undefined> => {
  const { rows } = await sql<DueMessage>`
    select
      webhook_id, message.crew_id, message_id, shown, message.revision, posts, due_at,
      webhooks.user_id, search_id, address, webhooks.delivered_at as webhook_delivered_at, waits_until, failing_since,
      crews.title, mission_status, is_hidden, crews.deleted_at,
      users.locale, filters, ships.name as ship_name,
      (
        select count(*)::integer
        from webhook_messages as other
        where other.webhook_id = message.webhook_id and other.crew_id < message.crew_id and due_at is not null
      ) as position
    from webhook_messages as message
    join webhooks on webhooks.id = message.webhook_id
    join crews on crews.id = message.crew_id
    left join users on users.id = webhooks.user_id
    left join saved_searches on saved_searches.id = search_id
    left join ships on ships.id = saved_searches.ship_id
    where webhook_id = ${webhookId} and message.crew_id = ${crewId}
      and due_at is not null and address is not null
  `.execute(db)
  return rows[0]
}

type MessageId = Pick<DueMessage, 'webhook_id' | 'crew_id'>

const updateMessage = ({ db }: Context, { webhook_id, crew_id }: MessageId) =>
  db.updateTable('webhook_messages').where('webhook_id', '=', webhook_id).where('crew_id', '=', crew_id)

/**
 * Returns how often the message may have been posted, including a post that follows now; undefined if another job has
 * claimed it, or has sent it meanwhile.
 */
export const claimMessage = async (
  ctx: Context,
  message: MessageId & Pick<DueMessage, 'due_at'>,
  until: Date,
): Promise<number | undefined> => {
  const row = await updateMessage(ctx, message)
    .set({
      claimed_until: until,
      posts: sql<number>`case when message_id is null then posts + 1 else posts end`,
    })
    .where('due_at', '=', message.due_at)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', ctx.now())]))
    .returning('posts')
    .executeTakeFirst()
  return row?.posts
}

/** Nothing was posted after all. */
export const takeBackPost = async (ctx: Context, message: MessageId): Promise<void> => {
  await updateMessage(ctx, message).set({ posts: sql<number>`posts - 1` }).execute()
}

/**
 * Returns the current revision of the crew; undefined if the webhook was deleted. Messages are locked before webhooks,
 * as when a crew is changed and its leader's account is then deleted.
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

const reached = { failing_since: null, missing_since: null, missing_times: 0 }

export const setDelivered = async (
  ctx: Context,
  message: MessageId,
  delivered: { readonly message_id: string; readonly shown: Buffer },
): Promise<void> => {
  const delivered_at = ctx.now()
  await updateMessage(ctx, message)
    .set({ ...delivered, delivered_at, due_at: null, claimed_until: null })
    .execute()
  await ctx.db
    .updateTable('webhooks')
    .set({ delivered_at, ...reached, waits_until: null })
    .where('id', '=', message.webhook_id)
    .execute()
}

/** Does not change what is known about Discord, to which no request was sent. */
export const setUnchanged = async (ctx: Context, message: MessageId): Promise<void> => {
  await updateMessage(ctx, message).set({ due_at: null, claimed_until: null }).execute()
}

export const setDue = async (ctx: Context, message: MessageId, dueAt: Date): Promise<void> => {
  await updateMessage(ctx, message).set({ due_at: dueAt, claimed_until: null }).execute()
}

/** The message is no longer in the channel. */
export const setLost = async (ctx: Context, message: MessageId): Promise<void> => {
  await updateMessage(ctx, message).set({ message_id: null, shown: null }).execute()
}

/** Discord has answered. */
export const setReached = async ({ db }: Context, webhookId: number): Promise<void> => {
  await db.updateTable('webhooks').set(reached).where('id', '=', webhookId).execute()
}

/** Without a message to deliver, nothing would notice that Discord answers again. */
export const setReachedUnlessDue = async ({ db }: Context, webhookId: number): Promise<void> => {
  await sql`
    update webhooks
    set failing_since = null, missing_since = null, missing_times = 0
    where id = ${webhookId}
      and not exists (select from webhook_messages where webhook_id = ${webhookId} and due_at is not null)
  `.execute(db)
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

/** For every webhook that is not already waiting longer. */
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

/** Deletes its address and its messages. */
export const endWebhook = async ({ db }: Context, webhookId: number, endedAs: WebhookEnd): Promise<void> => {
  await db.deleteFrom('webhook_messages').where('webhook_id', '=', webhookId).execute()
  await db
    .updateTable('webhooks')
    .set({ address: null, channel: null, ended_as: endedAs, ...reached, waits_until: null })
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

/**
 * Plans messages for now that are long overdue, because their job was lost. Each is planned again only when it is
 * overdue again.
 */
export const setOverdueDue = async (
  { db, now }: Context,
  before: Date,
  limit: number,
): Promise<MessageId[]> => {
  const { rows } = await sql<MessageId>`
    update webhook_messages as message
    set due_at = ${now()}
    from (
      select webhook_id, crew_id
      from webhook_messages
      where due_at < ${before}
      order by due_at
      limit ${limit}
      for update skip locked
    ) as overdue
    where message.webhook_id = overdue.webhook_id and message.crew_id = overdue.crew_id
    returning message.webhook_id, message.crew_id
  `.execute(db)
  return rows
}

/** Webhooks without further messages: of past missions, and of deleted accounts. */
export const deleteFinished = async ({ db }: Context): Promise<void> => {
  await sql`
    delete from webhooks
    where (
        exists (
          select from crews
          where crews.id = crew_id and (mission_status not in ('open', 'in_progress') or deleted_at is not null)
        )
        or user_id is null
      )
      and not exists (
        select from webhook_messages where webhook_id = webhooks.id and due_at is not null
      )
  `.execute(db)
}
