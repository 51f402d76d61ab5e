import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { WebhookMessagesTable, WebhooksTable } from '#server/db/tables/webhooks.ts'

/** What the channel of a webhook shows. */
export type Subject = { readonly crew_id: number } | { readonly search_id: number }

const isAbout = (subject: Subject): RawBuilder<boolean> =>
  'crew_id' in subject
    ? sql<boolean>`webhooks.crew_id = ${subject.crew_id}`
    : sql<boolean>`webhooks.search_id = ${subject.search_id}`

export type WebhookState = Pick<
  Selectable<WebhooksTable>,
  'created_at' | 'delivered_at' | 'failing_since' | 'ended_as'
>

export const findWebhook = ({ db }: Context, subject: Subject): Promise<WebhookState | undefined> =>
  db
    .selectFrom('webhooks')
    .select(['created_at', 'delivered_at', 'failing_since', 'ended_as'])
    .where(isAbout(subject))
    .executeTakeFirst()

export const insertWebhook = async (
  { db, now }: Context,
  webhook: Subject & { readonly user_id: number; readonly address: Buffer; readonly channel: Buffer },
): Promise<number> => {
  const { id } = await db
    .insertInto('webhooks')
    .values({ ...webhook, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type MessageState = Pick<Selectable<WebhookMessagesTable>, 'message_id' | 'shown' | 'delivered_at' | 'posts'>

/** Returns what is already in the channel; undefined if there is nothing to edit. */
export const deleteMessageIn = async (
  { db }: Context,
  channel: Buffer,
  crewId: number,
): Promise<MessageState | undefined> => {
  const message = await db
    .deleteFrom('webhook_messages')
    .where('crew_id', '=', crewId)
    .where('channel', '=', channel)
    .returning(['message_id', 'shown', 'delivered_at', 'posts'])
    .executeTakeFirst()
  return message?.message_id ? message : undefined
}

/** Due immediately. */
export const insertMessage = async (
  { db, now }: Context,
  message: Pick<Selectable<WebhookMessagesTable>, 'webhook_id' | 'crew_id' | 'channel'> &
    Partial<MessageState>,
): Promise<void> => {
  await db
    .insertInto('webhook_messages')
    .values({ ...message, due_at: now() })
    .execute()
}

/** Deletes its messages first, in the order in which they are locked. */
export const deleteWebhookOf = async ({ db }: Context, subject: Subject): Promise<void> => {
  await db
    .deleteFrom('webhook_messages')
    .where('webhook_id', 'in', (eb) => eb.selectFrom('webhooks').select('id').where(isAbout(subject)))
    .execute()
  await db.deleteFrom('webhooks').where(isAbout(subject)).execute()
}
