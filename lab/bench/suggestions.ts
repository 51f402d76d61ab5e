/** How the players who fit a crew are found among 10,000 who can be, against 100. */
import { sql } from 'kysely'
import type { Context, Viewer } from '#server/context.ts'
import { listSuggestions } from '#server/features/crews/suggestions/crews-suggestions.service.ts'
import { mediansOf } from './median.ts'
import type { Result } from './report.ts'

const runs = 31
const few = 100
const many = 10_000

/** Every tenth has rated missions behind them, and every third names the hours of the week. */
const addPlayers = async ({ db }: Context, from: number, to: number): Promise<void> => {
  await sql`
    insert into users (username, email, password_hash, timezone, preferred_languages, playtimes, locale, created_at,
      last_seen_at, is_findable, week_hours)
    select
      'findable_' || n, 'findable_' || n || '@players.example', '-',
      (array['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'UTC', 'Asia/Tokyo'])[1 + n % 5],
      array[(array['en', 'de', 'fr', 'es'])[1 + n % 4]], '{evening,weekend}', 'en', now(),
      now() - n * interval '1 minute', true,
      case when n % 3 = 0 then repeat('000000000000000000111111', 7)::bit(168) end
    from generate_series(${from}::int, ${to}::int) as n
  `.execute(db)
  await sql`
    insert into crew_members (crew_id, user_id, role_id, joined_at)
    select crew_roles.crew_id, users.id, crew_roles.id, now()
    from (select id, row_number() over (order by id) as n from users where username like 'findable%') as users
    join (
      select crew_roles.crew_id, crew_roles.id, row_number() over (order by crew_roles.id) as n
      from crew_roles join crews on crews.id = crew_roles.crew_id
      where mission_status = 'completed' and position = 0
    ) as crew_roles on crew_roles.n = users.n
    where not exists (select from crew_members where user_id = users.id)
  `.execute(db)
  await sql`analyze users, crew_members`.execute(db)
}

const findCrew = async ({ db }: Context, leaderId: number): Promise<number> => {
  const { id } = await db
    .selectFrom('crews')
    .select('id')
    .where('author_id', '=', leaderId)
    .where('mission_status', '=', 'open')
    .where('primary_language', '=', 'en')
    .where('scheduled_time', 'is not', null)
    .where(sql<boolean>`(array_to_string(facets, ' ') like '%seat:%')`, '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

export const measureSuggestions = async (ctx: Context, leader: Viewer): Promise<Result[]> => {
  const crewId = await findCrew(ctx, leader.id)
  const ask = () => listSuggestions(ctx, leader, crewId)
  const measure = async (): Promise<number> => {
    await mediansOf(runs, [ask])
    return (await mediansOf(runs, [ask]))[0] ?? 0
  }
  await addPlayers(ctx, 1, few)
  const unit = await measure()
  await addPlayers(ctx, few + 1, many)
  const time = await measure()
  return [
    {
      name: 'players who fit, among 10,000',
      value: time / unit,
      atMost: 10,
      detail: `${time.toFixed(1)} ms, among ${few}: ${unit.toFixed(1)} ms`,
    },
  ]
}
