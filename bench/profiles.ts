/** How the profile of a player with 10,000 missions answers, against one with 10. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import {
  getReputation,
  getStatistics,
  listMissions,
} from '#server/features/profiles/profiles-players.service.ts'
import { mediansOf } from './median.ts'
import type { Result } from './report.ts'

const runs = 201
const many = 10_000
const few = 10

const addPlayer = async ({ db }: Context, name: string): Promise<number> => {
  const { id } = await db
    .insertInto('users')
    .values({
      username: name,
      email: `${name}@players.example`,
      password_hash: '-',
      timezone: 'UTC',
      preferred_languages: ['en'],
      playtimes: [],
      locale: 'en',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

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
      select id, ${member}::int, 'leader', 1 + id % 5, now() from flown
    )
    insert into crew_members (crew_id, user_id, joined_at)
    select id, ${member}::int, now() from flown
  `.execute(db)
}

/** A part at a time: each rating changes the same row again, which takes longer the more there are in one statement. */
const addReceivedRatings = async ({ db }: Context, leaders: readonly number[]): Promise<void> => {
  const batch = 500
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

export const measureProfiles = async (ctx: Context): Promise<Result[]> => {
  const member = await addPlayer(ctx, 'bench_member')
  const small = await addPlayer(ctx, 'bench_few_missions')
  const large = await addPlayer(ctx, 'bench_many_missions')
  await addMissions(ctx, small, member, few)
  await addMissions(ctx, large, member, many)
  await addReceivedRatings(ctx, [small, large])
  await sql`vacuum analyze`.execute(ctx.db)
  const works = [getStatistics, getReputation, listMissions].flatMap((ask) => [
    () => ask(ctx, small),
    () => ask(ctx, large),
  ])
  await mediansOf(runs, works)
  const times = await mediansOf(runs, works)
  return ['statistics', 'reputation', 'missions'].map((name, i) => {
    const [unit = 1, time = 0] = times.slice(2 * i, 2 * i + 2)
    return {
      name: `${name} at 10,000 missions`,
      value: time / unit,
      atMost: 1.5,
      detail: `${time.toFixed(2)} ms, with ${few}: ${unit.toFixed(2)} ms`,
    }
  })
}
