/**
 * What follows from a change of a post in other slices. The slices to the right do it, in jobs that are sent from here.
 */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { sentJob } from '#server/jobs/job.ts'
import { publish } from '#server/realtime/publish.ts'
import {
  insertMessages,
  listSearchable,
  listWithWaitlist,
  planCards,
  planMessages,
} from './crews-changes.sql.ts'

/** Everything of a post that the filters of the board and beacons look at. */
const filteredColumns = [
  'facets',
  'search_text',
  'ship_id',
  'max_crew_size',
  'scheduled_time',
  'estimated_duration',
  'mission_status',
  'timezone',
  'activity',
  'region',
] as const satisfies readonly (keyof CrewRow)[]

type FilteredColumns = Partial<Pick<CrewRow, (typeof filteredColumns)[number]>>

/** Jobs get it as JSON. */
export interface PostChange {
  readonly crewId: number
  /** The previous values of the filtered columns that have changed; null for a new post. */
  readonly before: FilteredColumns | null
}

/** Notifies players of a post that their saved searches find now and, if it is new, those who favour its leader. */
export const searchAlertsJob = sentJob<PostChange>('posts', 'search-alerts')

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const stateBefore = (crew: CrewRow, changes: Partial<CrewRow>): FilteredColumns =>
  Object.fromEntries(
    filteredColumns
      .filter((column) => column in changes && !isSame(changes[column], crew[column]))
      .map((column) => [column, crew[column]]),
  )

const canBeNewlyFound = ({ before }: PostChange): boolean => before === null || Object.keys(before).length > 0

/** Updates the message about the post in a Discord channel. */
export const webhookMessageJob = sentJob<{ webhookId: number; crewId: number }>('webhooks', 'webhook-message')

/** Updates the card of a crew in a channel where the app is. */
export const discordCardJob = sentJob<{ cardId: number }>('discord', 'discord-card')

/** Of updates that are seconds apart. Undefined if it is now: nodes are notified of jobs without a time when these are sent. */
const lastDue = ({ now }: Context, updates: readonly { readonly due_at: Date }[]): Date | undefined => {
  const last = new Date(Math.max(...updates.map(({ due_at }) => due_at.getTime())))
  return last > now() ? last : undefined
}

/** Also for what only the cards in Discord show of a crew. In the transaction of the change, after it. */
export const updateCards = async (ctx: Context, crewIds: readonly number[]): Promise<void> => {
  const cardIds = ctx.config.discordApp ? await planCards(ctx, crewIds) : []
  if (cardIds.length === 0) return
  await ctx.jobs.sendAll(
    ctx,
    discordCardJob,
    cardIds.map((cardId) => ({ cardId })),
  )
}

const updateChannels = async (ctx: Context, crewIds: readonly number[]): Promise<void> => {
  const pending = await planMessages(ctx, crewIds)
  if (pending.length === 0) return
  await ctx.jobs.sendAll(
    ctx,
    webhookMessageJob,
    pending.map(({ webhook_id, crew_id }) => ({ webhookId: webhook_id, crewId: crew_id })),
    lastDue(ctx, pending),
  )
}

/** In the transaction that stores what the searches have found. */
export const showInChannels = async (
  ctx: Context,
  crewId: number,
  searchIds: readonly number[],
): Promise<void> => {
  const webhookIds = searchIds.length > 0 ? await insertMessages(ctx, crewId, searchIds) : []
  if (webhookIds.length === 0) return
  await ctx.jobs.sendAll(
    ctx,
    webhookMessageJob,
    webhookIds.map((webhookId) => ({ webhookId, crewId })),
  )
}

const alertSearches = async (ctx: Context, changes: readonly PostChange[], at?: Date): Promise<boolean> => {
  const candidates = changes.filter(canBeNewlyFound)
  if (candidates.length === 0) return false
  const searchable = await listSearchable(
    ctx,
    candidates.map(({ crewId }) => crewId),
  )
  const found = candidates.filter(({ crewId }) => searchable.includes(crewId))
  if (found.length > 0) await ctx.jobs.sendAll(ctx, searchAlertsJob, found, at)
  return found.length > 0
}

/**
 * Notifies the leaders of a crew, shortly before its start, of players who would fit a seat that was just freed. `roleIds`:
 * of the freed seats, null for one that belongs to no role.
 */
export const seatFreedJob = sentJob<{ crewId: number; roleIds: (number | null)[] }>('posts', 'seat-freed')

/** Offers free seats to the players on the waiting list, and ends the waiting list of a mission that is over. */
export const freeSeatsJob = sentJob<{ crewId: number }>('posts', 'free-seats')

const moveWaitlistsUp = async (ctx: Context, crewIds: readonly number[]): Promise<void> => {
  const waiting = await listWithWaitlist(ctx, crewIds)
  if (waiting.length === 0) return
  await ctx.jobs.sendAll(
    ctx,
    freeSeatsJob,
    waiting.map((crewId) => ({ crewId })),
  )
}

/** A seat of a post that gives none at once is no longer held: the post itself has not changed. */
export const announceHeldSeat = async (ctx: Context, crewId: number): Promise<void> => {
  await publish(ctx, { topic: 'crew', event: { id: crewId, change: 'updated' } })
  await moveWaitlistsUp(ctx, [crewId])
}

/** In the transaction of the changes, after them. Returns whether saved searches look at any of them. */
export const postsChanged = async (ctx: Context, changes: readonly PostChange[]): Promise<boolean> => {
  const crewIds = changes.map(({ crewId }) => crewId)
  await updateChannels(ctx, crewIds)
  await updateCards(ctx, crewIds)
  await moveWaitlistsUp(ctx, crewIds)
  return alertSearches(ctx, changes)
}

export const postChanged = (ctx: Context, crewId: number, before: PostChange['before']): Promise<boolean> =>
  postsChanged(ctx, [{ crewId, before }])

/** For a new post. `at`: when the players whose searches find it are notified; now, if not given. */
export const postAdded = (ctx: Context, crewId: number, at?: Date): Promise<boolean> =>
  alertSearches(ctx, [{ crewId, before: null }], at)
