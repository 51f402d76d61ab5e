/** From a post to the notice of a saved search that it fits, and what saved searches cost the player who posts. */
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { crewDraft } from '#contract/crews/drafts.ts'
import { activities } from '#contract/crews/fields.ts'
import { seatKinds } from '#contract/crews/seats.ts'
import { canonicalFilters, type SearchFilters } from '#contract/searches/filters.ts'
import { searchQuery } from '#contract/searches/searches.ts'
import { languages } from '#contract/wire/languages.ts'
import { regions } from '#contract/wire/regions.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { Connection } from '#server/db/connect.ts'
import { searchColumns } from '#server/features/crews/board/crews-filters.service.ts'
import { createCrew } from '#server/features/crews/posting/crews-editing.service.ts'
import { alertSearchersJob } from '#server/features/searches/searches-alerts.service.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { median, medianOf } from './median.ts'
import type { Result } from './report.ts'
import { addUsers } from './users.ts'

const searches = 10_000
const players = 2_000
const watchedPosts = 40
const pricedPosts = 60
/** How long an alert may take. */
const limitMs = 10_000
const word = 'Wanderfalke'

const draft = (n: number, title = `Convoy ${n}`) =>
  crewDraft.parse({
    title,
    description: 'Two seats open, refinery after. Bring your own ship, voice chat, no rush. '.repeat(4),
    activity: activities[n % activities.length],
    region: regions[n % 6] ?? null,
    primaryLanguage: languages[n % 3],
    maxCrewSize: 6,
    roles: [{ roleName: 'Medic', roleCategory: 'medical', slotsNeeded: 1 }],
  })

/** As players combine filters: a few of them, and many the same. */
const filtersOf = (n: number): SearchFilters => ({
  activity: activities[n % activities.length] ?? '',
  ...(n % 3 === 0 && { region: regions[n % regions.length] ?? '' }),
  ...(n % 5 === 0 && { seats: seatKinds[n % seatKinds.length] ?? '' }),
  ...(n % 7 === 0 && { languages: languages[n % languages.length] ?? '' }),
  ...(n % 11 === 0 && { search: `convoy ${n % 97}` }),
  ...(n % 13 === 0 && { startTime: 'today', tz: 'Europe/Berlin' }),
  maxCrewSize: String(4 + (n % 20)),
})

const insertSearches = async ({ db }: Context, userIds: readonly number[]): Promise<number> => {
  const rows = Array.from({ length: searches }, (_, n) => {
    const query = searchQuery.parse(filtersOf(n))
    const filters = canonicalFilters(query)
    return { ...searchColumns(query), filters, user_id: userIds[n % players] ?? 0, created_at: new Date() }
  })
  let stored = 0
  for (let i = 0; i < rows.length; i += 500) {
    const inserted = await db
      .insertInto('saved_searches')
      .values(rows.slice(i, i + 500))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    stored += inserted.length
  }
  return stored
}

const saveWatched = async ({ db }: Context, userId: number): Promise<void> => {
  const query = searchQuery.parse({ search: word })
  await db
    .insertInto('saved_searches')
    .values({
      ...searchColumns(query),
      filters: canonicalFilters(query),
      user_id: userId,
      created_at: new Date(),
    })
    .execute()
}

/** When the notice of each post can be read, in milliseconds after the post was answered. */
const measureAlerts = async (ctx: Context, leader: Viewer, watcher: number) => {
  const posted = new Map<number, number>()
  const times: number[] = []
  const posting: number[] = []
  const look = async () => {
    const rows = await ctx.db
      .selectFrom('messages')
      .select('crew_id')
      .where('receiver_id', '=', watcher)
      .execute()
    const now = performance.now()
    for (const { crew_id } of rows) {
      const at = posted.get(crew_id ?? 0)
      if (at === undefined) continue
      times.push(now - at)
      posted.delete(crew_id ?? 0)
    }
  }
  for (let n = 0; n < watchedPosts; n += 1) {
    const before = performance.now()
    const id = await createCrew(ctx, leader, draft(n, `${word} ${n}`))
    posted.set(id, performance.now())
    posting.push(performance.now() - before)
    for (let pause = 0; pause < 10; pause += 1) {
      await wait(50)
      await look()
    }
  }
  const end = performance.now() + 2 * limitMs
  while (posted.size > 0 && performance.now() < end) {
    await wait(20)
    await look()
  }
  const missing = [...posted].map(() => 2 * limitMs)
  return { times: [...times, ...missing].sort((a, b) => a - b), posting: median(posting) }
}

export const measureReach = async (connection: Connection, base: Context): Promise<Result[]> => {
  await connection.withoutTimeouts((db) => addUsers(db, players + 2))
  const queue = createJobQueue(connection.pool, base.log, {
    listen: connection.listen,
    followsClock: false,
  })
  const ctx = { ...base, jobs: queue }
  await queue.open([alertSearchersJob])
  const users = await ctx.db.selectFrom('users').select('id').orderBy('id').execute()
  const [leaderId = 0, watcher = 0, ...userIds] = users.map(({ id }) => id)
  const leader: Viewer = {
    id: leaderId,
    userRole: 'citizen',
    name: 'bench',
    timezone: 'UTC',
    sessionId: 0,
    joinedAt: new Date('2026-01-01'),
  }
  let n = 0
  const post = () => {
    n += 1
    return createCrew(ctx, leader, draft(n))
  }
  await medianOf(pricedPosts, post)
  const without = await medianOf(pricedPosts, post)
  const stored = await insertSearches(ctx, userIds)
  await saveWatched(ctx, watcher)
  await ctx.db.deleteFrom('crews').execute()
  const withSearches = await medianOf(pricedPosts, post)
  // Only the posts from now on are followed.
  await connection.pool.query('delete from pgboss.job')
  await queue.start([alertSearchersJob], () => ctx)
  const { times, posting } = await measureAlerts(ctx, leader, watcher)
  await queue.stop()
  const p99 = times[Math.floor(times.length * 0.99)] ?? 2 * limitMs
  const { count } = await ctx.db
    .selectFrom('saved_search_alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const found = `${stored} searches, ${Math.round(count / watchedPosts)} find each post`
  return [
    {
      name: 'posting, against no saved search',
      value: withSearches / without,
      atMost: 3,
      detail: `${ms(withSearches)}, without ${ms(without)}`,
    },
    {
      name: 'the same while alerts are sent',
      value: posting / without,
      atMost: 3,
      detail: `${ms(posting)}, two posts a second`,
    },
    {
      name: 'until the alert, median',
      value: median(times) / limitMs,
      atMost: 1,
      detail: `${ms(median(times))}; ${found}`,
    },
    { name: 'until the alert, 99 of 100', value: p99 / limitMs, atMost: 1, detail: ms(p99) },
  ]
}
