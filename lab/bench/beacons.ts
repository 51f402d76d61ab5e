/** Free players, seats now and alerts at 10,000 beacons and 10,000 open posts, against 1,000 each. */
import { sql } from 'kysely'
import { beaconQuery } from '#contract/beacons/list-query.ts'
import { readConfig } from '#server/config.ts'
import type { Context, Viewer } from '#server/context.ts'
import { listSeatsNow } from '#server/features/fly-now/fly-now.service.ts'
import { countFreePlayers, listFreePlayers } from '#server/features/free-players/free-players.service.ts'
import { insertAlerts, listFitting, takeDueAlerts } from '#server/features/searches/searches-beacons.sql.ts'
import { mediansOf } from './median.ts'
import type { Result } from './report.ts'

const runs = 31

/** A site of a size: so many beacons, and as many posts of one leader. */
export interface Site {
  readonly ctx: Context
  readonly leader: Viewer
  readonly beacons: number
}

const addBeacons = async ({ ctx: { db }, beacons }: Site): Promise<number> => {
  await sql`
    insert into users (username, email, password_hash, timezone, preferred_languages, playtimes, locale, created_at)
    select 'free_' || n, 'free_' || n || '@players.example', '-', 'Europe/Berlin',
      array[(array['en', 'de', 'fr', 'es'])[1 + n % 4]], '{}', 'en', now()
    from generate_series(1, ${beacons}::int) as n
  `.execute(db)
  await sql`
    insert into beacons (user_id, lit_at, starts_at, ends_at, seats, activities, regions, languages, note, audience)
    select id, now() - id * interval '1 second', now() - interval '3 hours', now() + interval '5 hours',
      case when id % 3 = 0 then '{}' else array[(array['medical', 'combat', 'mining', 'transport'])[1 + id % 4]] end,
      '{}', '{}', preferred_languages, '', 'everyone'
    from users
    where username like 'free\\_%'
  `.execute(db)
  await sql`analyze users, beacons`.execute(db)
  const { id } = await db
    .selectFrom('crews')
    .select('id')
    .where('mission_status', '=', 'open')
    .where('scheduled_time', '>', new Date())
    .orderBy('scheduled_time')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

interface Work {
  readonly name: string
  readonly run: () => Promise<unknown>
  /** By what the time is divided: a post notifies everyone it fits, which is ten times as many. */
  readonly per: number
}

/** What it does is taken back, so that every run finds the same. */
const undone = async <Answer>(ctx: Context, run: (ctx: Context) => Promise<Answer>): Promise<Answer> => {
  const trx = await ctx.db.startTransaction().execute()
  try {
    return await run({ ...ctx, db: trx })
  } finally {
    await trx.rollback().execute()
  }
}

const worksOf = async (site: Site): Promise<Work[]> => {
  const crewId = await addBeacons(site)
  const ctx = { ...site.ctx, config: readConfig({}) }
  const { id } = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'free_1')
    .executeTakeFirstOrThrow()
  const player = { ...site.leader, id, name: 'free_1' }
  const query = beaconQuery.parse({})
  const tell = () => listFitting(ctx, { crewId, before: null })
  const told = await tell()
  await insertAlerts(ctx, crewId, told)
  const due = () => undone(ctx, takeDueAlerts)
  return [
    {
      name: 'the players who are free',
      run: () => listFreePlayers({ ...ctx, viewer: site.leader }, site.leader, query),
      per: 1,
    },
    { name: 'how many are free', run: () => countFreePlayers(ctx), per: 1 },
    { name: 'the best seats now', run: () => listSeatsNow({ ...ctx, viewer: player }, player, []), per: 1 },
    { name: 'whom a post is told to, for each', run: tell, per: Math.max(1, told.length) },
    { name: 'the alerts that are due, for each', run: due, per: Math.max(1, (await due()).length) },
  ]
}

export const measureBeacons = async (small: Site, large: Site): Promise<Result[]> => {
  const [few, many] = [await worksOf(small), await worksOf(large)]
  const works = [...few, ...many].map(({ run }) => run)
  await mediansOf(3, works)
  const times = await mediansOf(runs, works)
  return few.map(({ name, per }, i) => {
    const unit = (times[i] ?? 1) / per
    const time = (times[i + few.length] ?? 0) / (many[i]?.per ?? 1)
    return {
      name,
      value: time / unit,
      atMost: 2,
      detail: `${time.toFixed(2)} ms, with ${small.beacons}: ${unit.toFixed(2)} ms`,
    }
  })
}
