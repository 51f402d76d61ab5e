/**
 * Fills a copy of the templates with so many players and as many posts, by statements over whole tables. One post in a
 * hundred takes people. Players come in groups of 10,000 that meet only each other, so that the history of one player is as long at
 * every size, and only what belongs to others grows.
 */
import pg from 'pg'
import { withoutIndexes } from './indexes.ts'
import { playerStatements } from './players.sql.ts'
import { type PostColumns, postStatements } from './posts.sql.ts'

export const groupSize = 10_000

/**
 * `pick` is a number from 0 to below `below`, always the same for the same `n` and `seed`. `player` is one of the group
 * that `n` belongs to: the larger `bias`, the more often one of the first.
 */
const functions = (groups: number) => `
  create function bench.pick(n bigint, seed bigint, below bigint) returns integer
  language sql immutable parallel safe
  return ((hashint8extended(n, seed) & 9223372036854775807) % below)::integer;

  create function bench.player(n bigint, seed bigint, bias double precision) returns integer
  language sql immutable parallel safe
  return 1 + (n % ${groups})::integer * ${groupSize}
    + floor(${groupSize} * (bench.pick(n, seed, 1000000) / 1e6::double precision) ^ bias)::integer;

  create function bench.name(id bigint) returns text
  language sql immutable parallel safe
  return (array['ba', 'ren', 'tor', 'mik', 'ul', 'sha', 'dro', 'gen'])[1 + bench.pick(id, 1, 8)]
    || (array['vel', 'ach', 'ost', 'lin', 'kru', 'per', 'zan', 'hof'])[1 + bench.pick(id, 2, 8)]
    || id;
`

const continueIds = ['users', 'crews', 'crew_roles'].map(
  (table) => `select setval('${table}_id_seq', (select max(id) from ${table}))`,
)

const columnsOf = async (client: pg.Client, table: keyof PostColumns): Promise<string[]> => {
  const { fields } = await client.query(`select * from ${table} limit 0`)
  return fields.map(({ name }) => name)
}

export const fillDatabase = async (url: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement)
  }
  await run([
    // Without triggers and foreign keys: what they would count is counted at the end.
    'set session_replication_role = replica',
    `set maintenance_work_mem = '1GB'`,
    `set work_mem = '256MB'`,
    functions(count / groupSize),
  ])
  const columns = {
    crews: await columnsOf(client, 'crews'),
    crew_roles: await columnsOf(client, 'crew_roles'),
  }
  await withoutIndexes(client, () =>
    run([
      ...postStatements(count, columns),
      ...playerStatements(count),
      ...continueIds,
      'drop schema bench cascade',
    ]),
  )
  await run(['vacuum (freeze, analyze)'])
  await client.end()
}
