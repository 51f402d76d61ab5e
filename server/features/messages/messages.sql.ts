import { type Insertable, sql } from 'kysely'
import type { ConversationQuery, MessageQuery } from '#contract/messages/messages.ts'
import type { OfferOutcome } from '#contract/offers/fields.ts'
import type { Context } from '#server/context.ts'
import type { MessagesTable } from '#server/db/tables/messages.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'
import { isOfKind } from './messages-unread.sql.ts'

const messagesIn = ({ db }: Context) => db.selectFrom('messages').selectAll('messages')
type Messages = ReturnType<typeof messagesIn>

interface OfferOfMessage {
  id: number
  state: 'open' | OfferOutcome
  role_name: string | null
  holds_seat: boolean
  expires_at: string | null
}

/** The offer of an invitation: the newest one that existed when the message was written. */
const offerOfMessage = (now: Date) => sql<OfferOfMessage | null>`(
  select json_build_object(
    'id', seat_offers.id,
    'state', case when ${isOpenOffer(now)} then 'open' else coalesce(outcome, 'expired') end,
    'role_name', role_name,
    'holds_seat', holds_seat,
    'expires_at', seat_offers.expires_at
  )
  from seat_offers
  left join crew_roles on crew_roles.id = role_id
  where messages.kind = 'invitation'
    and seat_offers.user_id = messages.receiver_id
    and seat_offers.crew_id = messages.crew_id
    and seat_offers.created_at <= messages.created_at
  order by seat_offers.created_at desc, seat_offers.id desc
  limit 1
)`

/**
 * Adds the sender and the partner, who is the other player from this viewer's side. The messages are cut to a page
 * before, so that names are looked up only for what is shown.
 */
const withNames = ({ db, now }: Context, viewerId: number, messages: Messages) =>
  db
    .selectFrom(messages.as('messages'))
    .leftJoin('users as sender', 'sender.id', 'messages.sender_id')
    .leftJoin('users as partner', (join) =>
      join.on(
        'partner.id',
        '=',
        sql<number>`case
          when messages.sender_id = ${viewerId} then messages.receiver_id
          else messages.sender_id
        end`,
      ),
    )
    .leftJoin('crews', 'crews.id', 'messages.crew_id')
    .leftJoin('comments', 'comments.id', 'messages.comment_id')
    .selectAll('messages')
    .select([
      'sender.username as sender_username',
      'sender.display_name as sender_display_name',
      'partner.id as partner_id',
      'partner.username as partner_username',
      'partner.display_name as partner_display_name',
      'partner.profile_image as partner_image',
      'partner.user_role as partner_role',
      'crews.title as crew_title',
      sql<boolean>`crews.deleted_at is not null`.as('crew_is_deleted'),
      'comments.channel as comment_channel',
      offerOfMessage(now()).as('offer'),
    ])
    .orderBy('messages.id', 'desc')

export type MessageRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

/** One page, the newest first. */
const pageOf = (messages: Messages, { before, limit }: ConversationQuery): Messages =>
  messages
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)

/**
 * A range of one value, ordered by that column. With an equality the planner may walk through everyone's messages by
 * primary key, expecting many of them to be this player's.
 */
const ownedBy = (messages: Messages, column: 'receiver_id' | 'sender_id', userId: number): Messages =>
  messages.where(column, '>=', userId).where(column, '<=', userId).orderBy(column)

const inFolder = (ctx: Context, viewerId: number, { folder, kind }: MessageQuery): Messages => {
  const messages = kind ? messagesIn(ctx).where(isOfKind(kind)) : messagesIn(ctx)
  if (folder === 'sent') {
    return ownedBy(messages, 'sender_id', viewerId).where('deleted_by_sender', '=', false)
  }
  const received = ownedBy(messages, 'receiver_id', viewerId)
  return folder === 'unread'
    ? received.where('read_at', 'is', null)
    : received.where('deleted_by_receiver', '=', sql.lit(false))
}

export const listFolder = (ctx: Context, viewerId: number, query: MessageQuery): Promise<MessageRow[]> =>
  withNames(ctx, viewerId, pageOf(inFolder(ctx, viewerId, query), query)).execute()

/** Messages that the viewer has sent or received and not deleted. */
const isVisibleTo = (viewerId: number) => sql<boolean>`
  case ${viewerId}::int
    when receiver_id then not deleted_by_receiver
    when sender_id then not deleted_by_sender
    else false
  end
`

export const listConversation = (
  ctx: Context,
  viewerId: number,
  partnerId: number,
  page: ConversationQuery,
): Promise<MessageRow[]> => {
  const messages = messagesIn(ctx)
    .where('sender_id', 'is not', null)
    .where('kind', '<>', 'system')
    .where(sql`least(sender_id, receiver_id)`, '=', Math.min(viewerId, partnerId))
    .where(sql`greatest(sender_id, receiver_id)`, '=', Math.max(viewerId, partnerId))
    .where(isVisibleTo(viewerId))
  return withNames(ctx, viewerId, pageOf(messages, page)).execute()
}

export const findVisible = (ctx: Context, viewerId: number, id: number): Promise<MessageRow | undefined> =>
  withNames(
    ctx,
    viewerId,
    messagesIn(ctx).where('id', '=', id).where(isVisibleTo(viewerId)),
  ).executeTakeFirst()

export const findReceived = (ctx: Context, viewerId: number, id: number): Promise<MessageRow | undefined> =>
  withNames(
    ctx,
    viewerId,
    messagesIn(ctx)
      .where('id', '=', id)
      .where('receiver_id', '=', viewerId)
      .where('deleted_by_receiver', '=', false),
  ).executeTakeFirst()

export const insertMessage = async (
  { db, now }: Context,
  message: Omit<Insertable<MessagesTable>, 'created_at'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('messages')
    .values({ ...message, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ConversationSides {
  readonly hasWritten: boolean
  /** Whether the other player has written. */
  readonly hasAnswered: boolean
}

export const findSides = async (
  { db }: Context,
  userId: number,
  otherId: number,
): Promise<ConversationSides> => {
  const wroteIn = (senderId: number) => sql`exists (
    select from messages
    where least(sender_id, receiver_id) = ${Math.min(userId, otherId)}
      and greatest(sender_id, receiver_id) = ${Math.max(userId, otherId)}
      and sender_id is not null and kind <> 'system' and sender_id = ${senderId}
  )`
  const { rows } = await sql<ConversationSides>`
    select ${wroteIn(userId)} as "hasWritten", ${wroteIn(otherId)} as "hasAnswered"
  `.execute(db)
  return rows[0] ?? { hasWritten: false, hasAnswered: false }
}

/** Whether this text was sent to this player since then. */
export const hasSent = async (
  { db }: Context,
  senderId: number,
  receiverId: number,
  body: string,
  since: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('messages')
    .select('id')
    // As in the index of conversations: a player may have sent thousands of messages to others.
    .where(sql<boolean>`least(sender_id, receiver_id) = ${Math.min(senderId, receiverId)}`)
    .where(sql<boolean>`greatest(sender_id, receiver_id) = ${Math.max(senderId, receiverId)}`)
    .where('sender_id', '=', senderId)
    .where('created_at', '>', since)
    .where('body', '=', body)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** False if the player has no such message. */
export const hideMessage = async ({ db, now }: Context, userId: number, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({
      deleted_by_receiver: sql<boolean>`deleted_by_receiver or receiver_id = ${userId}`,
      deleted_by_sender: sql<boolean>`deleted_by_sender or coalesce(sender_id = ${userId}, false)`,
      read_at: sql<Date>`case
        when receiver_id = ${userId} then coalesce(read_at, ${now()}::timestamptz)
        else read_at
      end`,
    })
    .where('id', '=', id)
    .where(isVisibleTo(userId))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the row once no one can see it. */
export const deleteHidden = async ({ db }: Context, id: number): Promise<void> => {
  await db
    .deleteFrom('messages')
    .where('id', '=', id)
    .where('deleted_by_receiver', '=', true)
    .where((eb) => eb.or([eb('sender_id', 'is', null), eb('deleted_by_sender', '=', true)]))
    .execute()
}
