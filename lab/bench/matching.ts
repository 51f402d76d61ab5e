/** How the board answers a player who asks for what fits them, against the order by start. */
import { crewQuery } from '#contract/crews/board.ts'
import { bitsOfWeek, hoursInWeek } from '#contract/users/week-hours.ts'
import type { Context, Viewer } from '#server/context.ts'
import { listCrews } from '#server/features/crews/board/crews-board.service.ts'
import { mediansOf } from './median.ts'
import type { Question } from './questions.ts'
import type { Result } from './report.ts'

const runs = 31

const atMost = 3

/** The filter by hours needs how long missions take, which no index knows: posts are read one by one. */
const atMostFiltered = 6

/** Evenings and weekends, as most players have them. */
const hours = Array.from({ length: hoursInWeek }, (_, hour) => hour % 24 >= 18 || hour >= 5 * 24)

/** A player who leads none of the posts and has flown a mission. */
const addPlayer = async ({ db }: Context, leaderId: number): Promise<number> => {
  const { id } = await db
    .insertInto('users')
    .values({
      username: 'bench_fitting',
      email: 'bench_fitting@players.example',
      password_hash: '-',
      timezone: 'Europe/Berlin',
      preferred_languages: ['en', 'de'],
      playtimes: [],
      week_hours: bitsOfWeek(hours),
      locale: 'en',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const flown = await db
    .selectFrom('crew_roles')
    .innerJoin('crews', 'crews.id', 'crew_roles.crew_id')
    .select(['crew_roles.id', 'crew_id'])
    .where('author_id', '=', leaderId)
    .where('mission_status', '=', 'completed')
    .where('role_category', '=', 'medical')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('crew_members')
    .values({ crew_id: flown.crew_id, user_id: id, role_id: flown.id, joined_at: new Date() })
    .execute()
  return id
}

const questions: Readonly<Record<string, Question>> = {
  'fits me': { sort: 'match' },
  'fits me, page 20': { sort: 'match', page: '20' },
  'fits me, one activity': { sort: 'match', activity: 'mining' },
  'soonest, fits my hours': { sort: 'soonest', fitsHours: 'true' },
}

export const measureMatching = async (ctx: Context, leader: Viewer): Promise<Result[]> => {
  const viewer = { ...leader, id: await addPlayer(ctx, leader.id) }
  const works = [{ sort: 'soonest' }, ...Object.values(questions)].map((question) => {
    const query = crewQuery.parse(question)
    return () => listCrews({ ...ctx, viewer }, query)
  })
  await mediansOf(runs, works)
  const [unit = 1, ...times] = await mediansOf(runs, works)
  return Object.keys(questions).map((name, i) => ({
    name,
    value: (times[i] ?? 0) / unit,
    atMost: questions[name]?.fitsHours ? atMostFiltered : atMost,
    detail: `${(times[i] ?? 0).toFixed(1)} ms, soonest: ${unit.toFixed(1)} ms`,
  }))
}
