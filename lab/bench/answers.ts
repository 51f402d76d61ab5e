/** How many answers a second the built server gives a guest, against a bare server that writes the same bytes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { activities } from '#contract/crews/fields.ts'
import { commonTimezones } from '#contract/wire/timezone-names.ts'
import { demoPassword } from '#server/demo/players.ts'
import { fetchBody, ratesInTurn } from './load.ts'
import { beside, startProgram, startServer } from './programs.ts'
import type { Result } from './report.ts'

/** A bare server: `args` as in `bare-server.ts`. */
const startBare = (...args: readonly string[]) => startProgram(beside('bare-server.js'), args, {}, /^(\d+)\n/)

/** As browsers ask. */
const compressed = { headers: { 'accept-encoding': 'gzip, deflate, br' } }

interface Comparison {
  readonly name: string
  readonly atLeast: number
  readonly rates: readonly [ours: number, bare: number]
}

const compare = ({ name, atLeast, rates: [ours, bare] }: Comparison): Result => ({
  name,
  value: ours / bare,
  atLeast,
  detail: `${ours.toFixed(0)} answers a second, bare ${bare.toFixed(0)}`,
})

/** Something that every guest gets, against a server that writes the same bytes. */
const compareHot = async (name: string, url: string, folder: string): Promise<Result> => {
  const file = join(folder, 'answer')
  writeFileSync(file, await fetchBody(url, compressed))
  const bare = await startBare(file)
  const bareUrl = `http://127.0.0.1:${bare.match}/`
  const rates = await ratesInTurn(
    () => [url, compressed],
    () => [bareUrl, compressed],
  )
  await bare.stop()
  return compare({ name, atLeast: 0.6, rates })
}

const bareBoard = `
  select coalesce(json_agg(found), '[]')::text as json
  from (
    select * from crews
    where mission_status in ('open', 'in_progress') and current_crew_size < max_crew_size and not is_hidden
      and activity = $1::json->>'activity' and max_crew_size <= ($1::json->>'maxCrewSize')::integer
    order by created_at desc limit 20
  ) as found
`

/** Filters that are not cached, against a server that runs one statement. */
const compareFilters = async (api: string, databaseUrl: string): Promise<Result> => {
  const bare = await startBare(databaseUrl, bareBoard)
  let asked = 0
  const query = () => {
    asked += 1
    const activity = activities[asked % activities.length]
    return `activity=${activity}&maxCrewSize=${1 + (asked % 50)}&tz=${commonTimezones[asked % commonTimezones.length]}&nr=${asked}`
  }
  const rates = await ratesInTurn(
    () => [`${api}/crew-finder?${query()}`],
    () => [`http://127.0.0.1:${bare.match}/?${query()}`],
  )
  await bare.stop()
  return compare({ name: 'the board with a new filter', atLeast: 0.8, rates })
}

const draft = {
  title: 'Convoy to Pyro, gunner and medic needed',
  description: 'Fracht und Begleitschutz. '.repeat(10),
  activity: 'cargo',
  maxCrewSize: 8,
}

const bareInsert = `
  insert into bare_posts (title, description, activity, max_crew_size)
  select title, description, activity, "maxCrewSize"
  from json_to_record($1::json) as draft (title text, description text, activity text, "maxCrewSize" integer)
  returning json_build_object('id', id)::text as json
`

/** Posts by a signed-in player, against a server that inserts one row. */
const comparePosting = async (api: string, databaseUrl: string): Promise<Result> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'create table bare_posts (id serial primary key, title text, description text, activity text, max_crew_size integer)',
  )
  await client.end()
  const bare = await startBare(databaseUrl, bareInsert)
  const cookie = await signIn(api)
  const body = JSON.stringify(draft)
  const headers = { 'content-type': 'application/json', cookie }
  const rates = await ratesInTurn(
    () => [`${api}/crew`, { method: 'POST', headers, body }],
    () => [`http://127.0.0.1:${bare.match}/`, { method: 'POST', headers, body }],
    8,
  )
  await bare.stop()
  return compare({ name: 'a post', atLeast: 0.3, rates })
}

/** Signs a player of the demo world in; returns the cookies. */
const signIn = async (api: string): Promise<string> => {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Marlin_Voss', password: demoPassword }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return cookies.join('; ')
}

/** So many may wait for a page: beyond them, the server sends the plain page. */
const pageVisitors = 8

/** Pages that are not cached: against the same data as JSON, not cached either. */
const compareNewPages = async (site: string, path: string, api: string): Promise<Result> => {
  let visits = 0
  const next = (address: string, holds: string) => () => {
    visits += 1
    const url = `${address}${address.includes('?') ? '&' : '?'}apply=${visits}&search=${visits}`
    return [url, { holds }] as const
  }
  // The plain page, which the server sends instead when it is busy, does not count.
  const nextPage = next(`${site}${path}`, 'id="rendered"')
  const rates = await ratesInTurn(nextPage, next(`${site}/api${api}`, ''), pageVisitors)
  const [pages, answers] = rates
  return {
    name: `${path.split('/')[1]} as a new page`,
    value: pages / answers,
    atLeast: 0.01,
    detail: `${pages.toFixed(0)} pages a second, ${answers.toFixed(0)} answers`,
  }
}

/** On a database of its own, which the server fills with the demo world. */
export const measureAnswers = async (databaseUrl: string): Promise<Result[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-bench-'))
  const server = await startServer(databaseUrl, { DEMO: '1' })
  try {
    // What starting leaves to do, such as the first jobs, is over by then.
    await wait(3_000)
    const site = server.url
    const api = `${site}/api`
    const [crew] = JSON.parse((await fetchBody(`${api}/crew-finder`)).toString())
    return [
      await compareHot('the board', `${api}/crew-finder`, folder),
      await compareHot('a crew', `${api}/crew/${crew.id}`, folder),
      await compareHot('the board as a page', `${site}/search`, folder),
      await compareHot('a crew as a page', `${site}/crew/${crew.id}`, folder),
      await compareNewPages(site, '/search', '/crew-finder?sort=soonest'),
      await compareNewPages(site, `/crew/${crew.id}`, `/crew/${crew.id}`),
      await compareFilters(api, databaseUrl),
      await comparePosting(api, databaseUrl),
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
