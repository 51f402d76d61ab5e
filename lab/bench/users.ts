/** The admin's list of players at 100,000, against the same searches at 1,000. */
import { sql } from 'kysely'
import { listUsers as endpoint, type UserQuery } from '#contract/user-list/user-list.ts'
import type { Context } from '#server/context.ts'
import { listUsers } from '#server/features/users/users.service.ts'
import { mediansOf } from './median.ts'
import type { Result } from './report.ts'

const runs = 101
export const many = 100_000
export const few = 1_000

/** `rare-N` is a name that exists once, `hundredth` is in one name of a hundred, and `wing` in all of them. */
export const addUsers = async (db: Context['db'], count: number): Promise<void> => {
  await sql`
    insert into users (username, email, display_name, password_hash, timezone, preferred_languages, created_at,
      last_seen_at, warning_count, banned_until)
    select
      'u' || substr(md5(n::text), 1, 10) || n,
      'rare-' || n || '@' || substr(md5((n * 7)::text), 1, 8) || '.example',
      'Wing ' || substr(md5((n * 3)::text), 1, 6) || case when n % 100 = 0 then ' hundredth' else '' end,
      '-', 'UTC', '{en}', now() - n * interval '1 minute', now() - (n % 90) * interval '1 day',
      case when n % 50 = 0 then 1 + n % 4 else 0 end,
      case when n % 500 = 0 then '9999-12-31'::timestamptz end
    from generate_series(1, ${count}::int) as n
  `.execute(db)
  await sql`vacuum analyze users`.execute(db)
}

const queries: Record<string, object> = {
  'no search': {},
  'by name': { sort: 'name' },
  'last active': { sort: 'lastActive' },
  'warnings first': { sort: 'warnings' },
  banned: { filter: 'banned' },
  'one player': { search: 'rare-777@' },
  nobody: { search: 'zzqqxxyy' },
  everybody: { search: 'wing', sort: 'name' },
  'one in a hundred': { search: 'hundredth' },
  'one letter': { search: 'w' },
  'two rare letters': { search: 'zq' },
}

/** Two databases, asked in turn: what else the machine does slows both. */
export const measureUsers = async (small: Context, large: Context): Promise<Result[]> => {
  const works = Object.values(queries).flatMap((query) => {
    const parsed: UserQuery = endpoint.query.parse(query)
    return [() => listUsers(small, parsed), () => listUsers(large, parsed)]
  })
  await mediansOf(20, works)
  const times = await mediansOf(runs, works)
  return Object.keys(queries).map((name, i) => {
    const [unit = 1, time = 0] = times.slice(2 * i, 2 * i + 2)
    return {
      name,
      value: time / unit,
      atMost: 2,
      detail: `${time.toFixed(2)} ms, with ${few}: ${unit.toFixed(2)} ms`,
    }
  })
}
