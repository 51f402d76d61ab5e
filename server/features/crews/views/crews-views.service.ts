/**
 * Counts the views of posts: each visitor once a day. Who they were is not stored: a node only remembers hashes in
 * memory, with a salt of its own that it forgets at midnight UTC. So a visitor who reaches two nodes, or a restarted
 * one, may count twice.
 */
import { hash, randomBytes } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { findLeader } from '#server/features/crews/crews.sql.ts'
import { addViews } from './crews-views.sql.ts'

/** Views are written together, so that a post that many open in a moment costs one write. */
const writeAfterMs = 5_000

/** About 10 MB. Beyond this, a node counts no more visits until the next day. */
const maxVisits = 100_000

interface Counter {
  readonly day: string
  readonly salt: string
  readonly visits: Set<string>
  unwritten: Map<number, number>
  timer: NodeJS.Timeout | undefined
}

const newCounter = (day: string): Counter => ({
  day,
  salt: randomBytes(16).toString('hex'),
  visits: new Set(),
  unwritten: new Map(),
  timer: undefined,
})

// By the server's clock, which all of its contexts have: tests run several servers on one database.
const counters = new WeakMap<Context['now'], Counter>()

type ViewContext = Pick<Context, 'db' | 'primary' | 'log' | 'now' | 'viewer' | 'ip'>

/** A replica takes no writes. */
const primaryOf = ({ primary, db }: ViewContext) => primary ?? db

const counterOf = (ctx: ViewContext): Counter => {
  const day = ctx.now().toISOString().slice(0, 10)
  const current = counters.get(ctx.now)
  if (current?.day === day) return current
  const counter = newCounter(day)
  counters.set(ctx.now, counter)
  return counter
}

/**
 * Resolves when the views counted so far are stored. They are not worth a failed request, so an error is only logged.
 */
export const writeViews = async (ctx: ViewContext, counter = counterOf(ctx)): Promise<void> => {
  clearTimeout(counter.timer)
  counter.timer = undefined
  const views = counter.unwritten
  counter.unwritten = new Map()
  if (views.size === 0) return
  try {
    await addViews({ db: primaryOf(ctx) }, views)
  } catch (error) {
    ctx.log.warn({ reason: String(error) }, 'views of posts were not stored')
  }
}

/** Views by the leader do not count: they look after their own post. */
export const countView = (
  ctx: ViewContext,
  crew: { readonly id: number; readonly author_id: number },
): void => {
  if (ctx.viewer?.id === crew.author_id) return
  const counter = counterOf(ctx)
  const visitor = ctx.viewer ? `player ${ctx.viewer.id}` : `guest ${ctx.ip}`
  const visit = hash('sha256', `${counter.salt} ${visitor} ${crew.id}`, 'base64url')
  if (counter.visits.has(visit) || counter.visits.size >= maxVisits) return
  counter.visits.add(visit)
  counter.unwritten.set(crew.id, (counter.unwritten.get(crew.id) ?? 0) + 1)
  counter.timer ??= setTimeout(() => void writeViews(ctx, counter), writeAfterMs).unref()
}

const crewAddress = /^\/(?:api\/)?crew\/([1-9]\d{0,8})\/?(?:\?|$)/i

/** Counts a view of an answer that several visitors may share: a rendered page, or an API response for guests. */
export const countSharedView = async (ctx: ViewContext, address: string): Promise<void> => {
  const id = Number(crewAddress.exec(address)?.[1] ?? 0)
  if (id === 0 || address.includes('preload=true')) return
  // Guests lead nothing: a link that many open together costs no statements.
  const crew = ctx.viewer ? await findLeader(ctx, id) : { author_id: 0 }
  if (crew) countView(ctx, { id, ...crew })
}
