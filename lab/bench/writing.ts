/** What posting a crew with four roles costs, against a bare transaction that inserts the same rows. */
import { performance } from 'node:perf_hooks'
import { crewDraft } from '#contract/crews/drafts.ts'
import { roleTemplates } from '#contract/roles/templates.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { Connection } from '#server/db/connect.ts'
import { createCrew } from '#server/features/crews/posting/crews-editing.service.ts'
import type { Result } from './report.ts'

const measuredMs = 4_000

const draft = (n: number) =>
  crewDraft.parse({
    title: `Convoy ${n} to Pyro, gunner and medic needed`,
    description: `Fracht und Begleitschutz, Runde ${n}. ${'Bring your own ship, voice chat, no rush. '.repeat(8)}`,
    activity: 'cargo',
    maxCrewSize: 8,
    roles: roleTemplates.slice(n % 5, (n % 5) + 4).map((template) => ({
      roleName: template.roleName.en,
      roleCategory: template.roleCategory,
      slotsNeeded: 1,
    })),
  })

/** Posts per second by so many concurrent writers. */
const rate = async (writers: number, write: (n: number) => Promise<unknown>): Promise<number> => {
  const end = performance.now() + measuredMs
  let posts = 0
  const writeOn = async () => {
    while (performance.now() < end) {
      posts += 1
      await write(posts)
    }
  }
  await Promise.all(Array.from({ length: writers }, writeOn))
  return (posts * 1_000) / measuredMs
}

const populated = (table: string, rows: string) => `jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`
const insertCrew = `
  insert into bare_crews
  select (jsonb_populate_record(null::bare_crews, $1::jsonb || jsonb_build_object('id', nextval('bare_crews_id_seq')))).*
`
const insertRoles = `
  insert into bare_crew_roles
  select (jsonb_populate_record(null::bare_crew_roles,
    to_jsonb(role) || jsonb_build_object('id', nextval('bare_crew_roles_id_seq')))).*
  from ${populated('bare_crew_roles', '$1')} as role
`

/** Tables of the same columns with no index but their keys, and the rows of one post to insert into them. */
const prepareBare = async ({ pool }: Connection, crewId: number) => {
  await pool.query(`
    create table bare_crews as select * from crews with no data;
    create table bare_crew_roles as select * from crew_roles with no data;
    alter table bare_crews drop id, add id serial primary key;
    alter table bare_crew_roles drop id, add id serial primary key;
  `)
  const { rows: crews } = await pool.query('select to_jsonb(crews) - $2 as row from crews where id = $1', [
    crewId,
    'id',
  ])
  const { rows: roles } = await pool.query(
    'select jsonb_agg(to_jsonb(crew_roles)) as rows from crew_roles where crew_id = $1',
    [crewId],
  )
  return async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query(insertCrew, [JSON.stringify(crews[0].row)])
    await client.query(insertRoles, [JSON.stringify(roles[0].rows)])
    await client.query('commit')
    client.release()
  }
}

export const measureWriting = async (
  connection: Connection,
  ctx: Context,
  viewer: Viewer,
): Promise<Result[]> => {
  const post = (n: number) => createCrew(ctx, viewer, draft(n))
  const bare = await prepareBare(connection, await post(0))
  await rate(1, bare)
  const bareRate = await rate(1, bare)
  await rate(1, post)
  const postRate = await rate(1, post)
  const manyRate = await rate(8, post)
  const perSecond = (posts: number) => `${posts.toFixed(0)} posts a second`
  return [
    {
      name: 'a post with four roles',
      value: bareRate / postRate,
      atMost: 3,
      detail: `${perSecond(postRate)}, bare ${perSecond(bareRate)}`,
    },
    {
      name: 'eight writers at once',
      value: manyRate / postRate,
      atLeast: 1.4,
      detail: perSecond(manyRate),
    },
  ]
}
