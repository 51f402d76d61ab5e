/** The Discord channels that players have chosen for their crews and searches. */
import { type WebhookKey, webhookKeyOf } from '#contract/webhooks/address.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { lockOwnCrew, requireOwnCrew } from '#server/features/crews/crews.service.ts'
import { webhookMessageJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { requireRunning } from '#server/features/crews/seats/crews-seats.service.ts'
import { lockOwnSearch, requireOwnSearch } from '#server/features/searches/searches.service.ts'
import * as sql from './webhooks.sql.ts'
import { type StoredAddress, seal } from './webhooks-keys.service.ts'

type State = Promise<sql.WebhookState | undefined>

const keyOf = (address: string): WebhookKey => {
  const key = webhookKeyOf(address)
  if (!key) throw new AppError('invalid_input')
  return key
}

/** Replaces the previous webhook, whose messages stay unchanged. */
const replaceWebhook = async (
  ctx: Context,
  viewer: Viewer,
  subject: sql.Subject,
  stored: StoredAddress,
): Promise<number> => {
  await sql.deleteWebhookOf(ctx, subject)
  return sql.insertWebhook(ctx, { ...subject, ...stored, user_id: viewer.id })
}

export const getCrewWebhook = async (ctx: Context, viewer: Viewer, crewId: number): State => {
  await requireOwnCrew(ctx, viewer, crewId)
  return sql.findWebhook(ctx, { crew_id: crewId })
}

export const connectCrewWebhook = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  address: string,
): State => {
  await ctx.limits.spend('webhookByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    requireRunning(await lockOwnCrew(ctx, viewer, crewId))
    const subject = { crew_id: crewId }
    const stored = await seal(ctx, keyOf(address))
    // The message of a search or of the previous webhook with the same address: it is edited from now on.
    const message = await sql.deleteMessageIn(ctx, stored.channel, crewId)
    const webhookId = await replaceWebhook(ctx, viewer, subject, stored)
    await sql.insertMessage(ctx, {
      ...message,
      webhook_id: webhookId,
      crew_id: crewId,
      channel: stored.channel,
    })
    await ctx.jobs.send(ctx, webhookMessageJob, { webhookId, crewId })
    return sql.findWebhook(ctx, subject)
  })
}

export const disconnectCrewWebhook = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwnCrew(ctx, viewer, crewId)
    await sql.deleteWebhookOf(ctx, { crew_id: crewId })
  })

export const getSearchWebhook = async (ctx: Context, viewer: Viewer, searchId: number): State => {
  await requireOwnSearch(ctx, viewer, searchId)
  return sql.findWebhook(ctx, { search_id: searchId })
}

/** Posts that the search finds from now on are shown. */
export const connectSearchWebhook = async (
  ctx: Context,
  viewer: Viewer,
  searchId: number,
  address: string,
): State => {
  await ctx.limits.spend('webhookByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    await lockOwnSearch(ctx, viewer, searchId)
    const subject = { search_id: searchId }
    await replaceWebhook(ctx, viewer, subject, await seal(ctx, keyOf(address)))
    return sql.findWebhook(ctx, subject)
  })
}

export const disconnectSearchWebhook = (ctx: Context, viewer: Viewer, searchId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwnSearch(ctx, viewer, searchId)
    await sql.deleteWebhookOf(ctx, { search_id: searchId })
  })
