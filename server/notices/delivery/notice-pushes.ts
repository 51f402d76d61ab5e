/** Notices on the devices of players: sent immediately, or when their quiet hours are over. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { job, recurringJob, sentJob } from '#server/jobs/job.ts'
import { loadPushKeys, type PushKeys } from '#server/secrets/secret-keys.ts'
import { deliverPush, type Subscription } from './push-delivery.ts'
import { pushOf } from './push-payload.ts'
import { type QuietColumns, splitByQuietHours } from './quiet-hours-settings.ts'

/** So many devices at a time, in one job. One that hangs does not hold up the others in it; for other jobs see hanging-hosts.ts. */
const devicesPerJob = 25

/** What one job sends, to devices that it names. The other rows of the same batch belong to other jobs. */
interface Batch {
  readonly devices: readonly number[]
  readonly batch: string
}

interface WaitingPush extends Subscription, QuietColumns {
  readonly id: number
  readonly subscription_id: number
  readonly kind: NoticeKind
  /** The open offer that the notice is about. */
  readonly offer_id: number | null
  readonly notice_type: string | null
  readonly notice_data: unknown
  readonly body: string
  readonly link: string
  readonly is_urgent: boolean
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly locale: Locale
}

/** Without what its reader has seen in the inbox by now, and what is no longer true. In the order of their creation. */
const listPushes = async ({ db, now }: Context, { devices, batch }: Batch): Promise<WaitingPush[]> => {
  const { rows } = await sql<WaitingPush>`
    select
      notice_pushes.id, subscription_id, notice_pushes.kind, notice_pushes.notice_type, notice_pushes.notice_data,
      notice_pushes.body, link, is_urgent,
      notice_pushes.created_at, notice_pushes.expires_at,
      endpoint, p256dh, auth, locale, timezone, starts_at, ends_at, urgent_passes,
      (
        select seat_offers.id
        from seat_offers
        where notice_pushes.kind = 'invitation'
          and seat_offers.user_id = notice_pushes.user_id
          and seat_offers.crew_id = messages.crew_id
          and seat_offers.ended_at is null
      ) as offer_id
    from notice_pushes
    join push_subscriptions on push_subscriptions.id = subscription_id
      and push_subscriptions.user_id = notice_pushes.user_id
    join sessions on sessions.id = session_id and sessions.expires_at > ${now()}
    join users on users.id = notice_pushes.user_id and ${isNotBanned(now())}
    left join quiet_hours on quiet_hours.user_id = users.id and is_on
    left join messages on messages.id = message_id
    where subscription_id = any(${devices}::int[])
      and batch = ${batch}
      and read_at is null
      and (notice_pushes.expires_at is null or notice_pushes.expires_at > ${now()})
    order by notice_pushes.id
  `.execute(db)
  return rows
}

/** What of the batch is not to be sent any more. */
const deleteOthers = async ({ db }: Context, { devices, batch }: Batch, kept: readonly { id: number }[]) => {
  await sql`
    delete from notice_pushes
    where subscription_id = any(${devices}::int[])
      and batch = ${batch}
      and id <> all(${kept.map(({ id }) => id)}::int[])
  `.execute(db)
}

const deletePushes = async ({ db }: Context, pushes: readonly { id: number }[]): Promise<void> => {
  await sql`delete from notice_pushes where id = any(${pushes.map(({ id }) => id)}::int[])`.execute(db)
}

/** In one statement, so that no device counts as used for what will be sent once more. */
const markSent = async ({ db, now }: Context, device: number, pushes: readonly { id: number }[]) => {
  await sql`
    with sent as (delete from notice_pushes where id = any(${pushes.map(({ id }) => id)}::int[]))
    update push_subscriptions set last_used_at = ${now()} where id = ${device}
  `.execute(db)
}

const postpone = async (ctx: Context, pushes: readonly { id: number }[], until: Date): Promise<void> => {
  if (pushes.length === 0) return
  await sql`
    update notice_pushes set batch = null, due_at = ${until} where id = any(${pushes.map(({ id }) => id)}::int[])
  `.execute(ctx.db)
}

/** Of one device: `done` also if there is nothing to send, or not yet. */
type Outcome = 'done' | 'refused' | 'failed'

/** Sends what a device has not got yet, as one. */
const sendTo = async (
  ctx: Context,
  keys: PushKeys,
  device: number,
  notices: readonly WaitingPush[],
): Promise<Outcome> => {
  const { leaving: pushes, waiting, until } = splitByQuietHours(notices, ctx.now())
  if (until) await postpone(ctx, waiting, until)
  const [first, ...others] = pushes
  if (!first) return 'done'
  const push = pushOf([first, ...others], first.locale, ctx.now())
  const delivery = await deliverPush(ctx, keys, first, push)
  switch (delivery.result) {
    case 'sent':
      await markSent(ctx, device, pushes)
      return 'done'
    case 'gone':
      await ctx.db.deleteFrom('push_subscriptions').where('id', '=', device).execute()
      return 'done'
    case 'refused':
      await deletePushes(ctx, pushes)
      return 'refused'
    case 'failed':
      if (delivery.retryAfterMs === undefined) return 'failed'
      await postpone(ctx, pushes, new Date(ctx.now().getTime() + delivery.retryAfterMs))
      return 'done'
  }
}

/** Fails if a device could not be reached, and is then run again by the queue: only what is left is sent. */
export const noticePushJob = job(sentJob<Batch>('pushes', 'notice-push'), async (ctx, batch) => {
  const pushes = await listPushes(ctx, batch)
  await deleteOthers(ctx, batch, pushes)
  if (pushes.length === 0) return
  const keys = await loadPushKeys(ctx)
  const devices = [...new Set(pushes.map(({ subscription_id }) => subscription_id))]
  const noticesTo = (device: number) => pushes.filter(({ subscription_id }) => subscription_id === device)
  const outcomes = await Promise.all(devices.map((device) => sendTo(ctx, keys, device, noticesTo(device))))
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
  if (count('refused') > 0) ctx.log.warn({ devices: count('refused') }, 'push services refused notices')
  if (count('failed') > 0)
    throw new Error(`${count('failed')} of ${outcomes.length} devices could not be reached`)
})

/** In the transaction that stores them: no commit, no job. */
export const sendPushJobs = async (
  ctx: Context,
  devices: readonly number[],
  batch: string,
): Promise<void> => {
  if (devices.length === 0) return
  const jobs = Array.from({ length: Math.ceil(devices.length / devicesPerJob) }, (_, index) => ({
    devices: devices.slice(index * devicesPerJob, (index + 1) * devicesPerJob),
    batch,
  }))
  await ctx.jobs.sendAll(ctx, noticePushJob, jobs)
}

/** Longer than quiet hours and the attempts of the queue together. */
const maxAgeMs = 48 * 60 * 60_000

const deleteGivenUp = async ({ db, now }: Context): Promise<void> => {
  await db
    .deleteFrom('notice_pushes')
    .where('created_at', '<', new Date(now().getTime() - maxAgeMs))
    .execute()
}

/** What has come together for a device by the end of the quiet hours becomes one push. */
export const duePushesJob = recurringJob('notice-pushes', '* * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await deleteGivenUp(ctx)
    const batch = randomUUID()
    const rows = await ctx.db
      .updateTable('notice_pushes')
      .set({ batch, due_at: null })
      .where('batch', 'is', null)
      .where('due_at', '<=', ctx.now())
      .returning('subscription_id')
      .execute()
    await sendPushJobs(ctx, [...new Set(rows.map(({ subscription_id }) => subscription_id))], batch)
  }),
)
