/** The devices of a player that show notices. */
import { ECDH } from 'node:crypto'
import { sql } from 'kysely'
import {
  type addPushDevice as addEndpoint,
  maxPushDevices,
  type PushSettings,
} from '#contract/notices/push.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { loadPushKeys } from '#server/secrets/secret-keys.ts'
import { pushHostOf } from './push-hosts.ts'

type Subscription = Parsed<typeof addEndpoint>['body']

const listDevices = ({ db, now }: Context, userId: number) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['push_subscriptions.id', 'push_subscriptions.session_id', 'push_subscriptions.host'])
    .select(['push_subscriptions.created_at', 'push_subscriptions.last_used_at', 'sessions.user_agent'])
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now())
    .orderBy('push_subscriptions.id', 'desc')
    .limit(maxPushDevices)
    .execute()

export const getPushSettings = async (ctx: Context, viewer: Viewer): Promise<PushSettings> => {
  const { publicKey } = await loadPushKeys(ctx)
  const devices = await listDevices(ctx, viewer.id)
  return {
    publicKey,
    devices: devices.map((device) => ({
      id: device.id,
      userAgent: device.user_agent,
      host: device.host,
      createdAt: device.created_at.toISOString(),
      lastUsedAt: device.last_used_at?.toISOString() ?? null,
      isCurrent: device.session_id === viewer.sessionId,
    })),
  }
}

/** Throws for what is no point of the curve: nothing could ever be encrypted for it. */
const readPublicKey = (text: string): Buffer => {
  const key = Buffer.from(text, 'base64url')
  try {
    return ECDH.convertKey(key, 'prime256v1', undefined, undefined, 'uncompressed') as Buffer
  } catch {
    throw new AppError('push_refused')
  }
}

/**
 * The browser belongs to the player who is signed in now. What still waits there for another player is not shown. The
 * player is locked, so that two requests of one browser do not both store theirs.
 */
const storeDevice = async (ctx: Context, viewer: Viewer, host: string, device: Subscription) => {
  const { db, now } = ctx
  await db.selectFrom('users').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute()
  const columns = {
    user_id: viewer.id,
    session_id: viewer.sessionId,
    host,
    p256dh: readPublicKey(device.keys.p256dh),
    auth: Buffer.from(device.keys.auth, 'base64url'),
    created_at: now(),
    last_used_at: null,
  }
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', viewer.sessionId)
    .where('endpoint', '<>', device.endpoint)
    .execute()
  const { id } = await db
    .insertInto('push_subscriptions')
    .values({ ...columns, endpoint: device.endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('notice_pushes')
    .where('subscription_id', '=', id)
    .where('user_id', '<>', viewer.id)
    .execute()
}

const deleteOldest = async ({ db }: Context, userId: number): Promise<void> => {
  await sql`
    delete from push_subscriptions
    where id in (
      select id from push_subscriptions
      where user_id = ${userId}
      order by created_at desc, id desc
      offset ${maxPushDevices}
    )
  `.execute(db)
}

export const addPushDevice = async (ctx: Context, viewer: Viewer, device: Subscription): Promise<void> => {
  const host = pushHostOf(device.endpoint, ctx.config.pushHosts)
  if (host === undefined) throw new AppError('push_refused')
  await ctx.limits.spend('pushDeviceByPlayer', String(viewer.id))
  await inTransaction(ctx, async (ctx) => {
    await storeDevice(ctx, viewer, host, device)
    await deleteOldest(ctx, viewer.id)
  })
}

export const removePushDevice = async ({ db }: Context, viewer: Viewer, id: number): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
}
