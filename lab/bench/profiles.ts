/** How the profile of a player with 10,000 missions answers, against one with 10 and against counters alone. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import {
  getReputation,
  getStatistics,
  listMissions,
} from '#server/features/profiles/profiles-players.service.ts'
import { mediansOf } from './median.ts'
import { addPlayer } from './players.ts'
import type { Result } from './report.ts'

const runs = 201
const many = 10_000
const few = 10

/** Missions of one player that another has flown along and rated. */
const addMissions = async ({ db }: Context, leader: number, member: number, count: number): Promise<void> => {
  await sql`
    with flown as (
      insert into crews (author_id, title, description, post_type, mission_status, current_crew_size, max_crew_size,
        primary_language, timezone, search_text, facets, created_at, updated_at, completed_at)
      select ${leader}::int, 'Halo', 'Halo', 'crew_search', 'completed', 2, 2,
        'en', 'UTC', ' halo', '{}', now() - n * interval '1 hour', now(), now()
      from generate_series(1, ${count}::int) as n
      returning id
    ), rated as (
      insert into ratings (crew_id, rater_id, type, stars, created_at)
      select id, ${member}::int, 'leader', 1 + id % 5, now() - row_number() over () * interval '8 days' from flown
    )
    insert into crew_members (crew_id, user_id, joined_at)
    select id, ${member}::int, now() from flown
  `.execute(db)
}

/**
 * A part at a time: each rating changes the same row again, which takes longer the more there are in one statement, and
 * looks at all that the two players have given each other.
 */
const addReceivedRatings = async ({ db }: Context, leaders: readonly number[]): Promise<void> => {
  const batch = 50
  for (let done = 0; done < many + few; done += batch) {
    await sql`
      insert into received_ratings (rating_id, user_id, stars)
      select ratings.id, author_id, stars
      from ratings join crews on crews.id = crew_id
      where author_id = any(${leaders})
      order by ratings.id
      limit ${batch} offset ${done}
    `.execute(db)
  }
}

/** An application for every second mission, and a comment for every fifth. */
const addWriting = async ({ db }: Context, player: number, missions: number): Promise<void> => {
  await sql`
    insert into applications (crew_id, user_id, status, message, created_at, decided_at)
    select id, ${player}::int, 'accepted', 'Let me join', now(), now()
    from crews where author_id <> ${player} order by id limit ${missions / 2}
  `.execute(db)
  await sql`
    insert into comments (crew_id, author_id, channel, body, created_at)
    select id, ${player}::int, 'public', 'Hello', now()
    from crews where author_id <> ${player} order by id limit ${missions / 5}
  `.execute(db)
}

/** What a profile would cost if nothing had to be counted on reading. */
const readCounters = ({ db }: Context, id: number) =>
  sql`
    select player_counts.*, rating_sum, rating_count
    from users join player_counts on player_counts.user_id = users.id
    where users.id = ${id}
  `.execute(db)

/** What triggers count, from the rows. While this takes more than twice as long, the triggers are worth it. */
const countMissions = ({ db }: Context, id: number) =>
  sql`
    select led.*, joined.*
    from (
      select
        count(*) as created,
        count(*) filter (where mission_status in ('completed', 'ended')) as led,
        count(*) filter (where mission_status = 'cancelled') as cancelled,
        count(*) filter (
          where exists (select from comments where crew_id = crews.id and removed_at is null)
        ) as threads,
        sum(views) as thread_views
      from crews left join crew_views on crew_views.crew_id = crews.id
      where author_id = ${id}
    ) as led, (
      select
        count(*) filter (where mission_status in ('completed', 'ended')) as completed,
        count(*) filter (where mission_status = 'cancelled') as cancelled
      from crew_members join crews on crews.id = crew_members.crew_id
      where user_id = ${id}
    ) as joined
  `.execute(db)

/** Decision 19. */
const measureCounts = async (ctx: Context, id: number): Promise<Result[]> => {
  const works = [readCounters, getStatistics, countMissions].map((ask) => () => ask(ctx, id))
  await mediansOf(20, works)
  const [unit = 1, mixed = 0, counted = 0] = await mediansOf(runs, works)
  const detailOf = (time: number) => `${time.toFixed(2)} ms, counters alone ${unit.toFixed(2)} ms`
  return [
    { name: 'statistics, against counters', value: mixed / unit, atMost: 2, detail: detailOf(mixed) },
    { name: 'missions counted on reading', value: counted / unit, atLeast: 2, detail: detailOf(counted) },
  ]
}

export const measureProfiles = async (ctx: Context): Promise<Result[]> => {
  const { id: member } = await addPlayer(ctx, 'bench_member')
  const { id: small } = await addPlayer(ctx, 'bench_few_missions')
  const { id: large } = await addPlayer(ctx, 'bench_many_missions')
  await addMissions(ctx, small, member, few)
  await addMissions(ctx, large, member, many)
  await addReceivedRatings(ctx, [small, large])
  await addWriting(ctx, small, few)
  await addWriting(ctx, large, many)
  await sql`vacuum analyze`.execute(ctx.db)
  const works = [getReputation, listMissions].flatMap((ask) => [() => ask(ctx, small), () => ask(ctx, large)])
  await mediansOf(runs, works)
  const times = await mediansOf(runs, works)
  const flat = ['reputation', 'missions'].map((name, i) => {
    const [unit = 1, time = 0] = times.slice(2 * i, 2 * i + 2)
    return {
      name: `${name} at 10,000 missions`,
      value: time / unit,
      atMost: 1.5,
      detail: `${time.toFixed(2)} ms, with ${few}: ${unit.toFixed(2)} ms`,
    }
  })
  return [...flat, ...(await measureCounts(ctx, large))]
}
