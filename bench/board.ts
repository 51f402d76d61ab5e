/** How the board answers as it grows: medians on one machine in one run, so that only their ratios count. */
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { type CrewQuery, crewQuery } from '#contract/crews.ts'
import { type Connection, connectToPostgres } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { loadSummaries } from '#server/features/crews/crews.sql.ts'
import { boardStatement, pageStatement } from '#server/features/crews/crews-board.sql.ts'
import { loadPosts } from './world.ts'

const sizes = [1_000, 10_000, 100_000]
const runs = 25
/** How much slower 100,000 posts may be than 1,000. */
const limit = 12
/** How much longer a page may take with its total: the total costs no more than the page. */
const limitWithTotal = 2

const questions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'first page': {},
  'page 20': { page: '20' },
  'soonest first': { sort: 'soonest' },
  'one activity': { activity: 'mining' },
  'one language': { languages: 'de' },
  'starting today': { startTime: 'today' },
  'six filters': {
    activity: 'combat',
    languages: 'de,en',
    shipSize: 'large',
    experience: 'beginner',
    maxCrewSize: '8',
    startTime: 'this_week',
  },
  'a common word': { search: 'hammerhead' },
  'a word of every second post': { search: 'gunner' },
  'two words and a filter': { search: 'gunner pilot', activity: 'mining' },
  'two letters': { search: 'gu' },
  'three letters': { search: 'ren' },
  'a part of many words': { search: 'rento' },
  'one sign': { search: '%' },
  'a rare word': { search: 'wanderlust' },
  'a typing error': { search: 'wanderlsut' },
  'an error in a common word': { search: 'hamerhaed' },
  'everything, first page': { status: 'all' },
  'everything, soonest first': { status: 'all', sort: 'soonest' },
  'everything, one activity': { status: 'all', activity: 'mining' },
  'everything, one language': { status: 'all', languages: 'de' },
  'everything, a ship size': { status: 'all', shipSize: 'large' },
  'everything, a crew size': { status: 'all', maxCrewSize: '8' },
  'everything, a zone': { status: 'all', timezone: 'Europe/Berlin' },
  'everything, six filters': {
    status: 'all',
    activity: 'combat',
    languages: 'de,en',
    shipSize: 'large',
    experience: 'beginner',
    maxCrewSize: '8',
    startTime: 'this_week',
  },
  'everything, a rare word': { status: 'all', search: 'wanderlust' },
  'everything, a typing error': { status: 'all', search: 'hamerhaed' },
  'everything, a common word': { status: 'all', search: 'hammerhead' },
  'everything, every second': { status: 'all', search: 'gunner' },
  'everything, three letters': { status: 'all', search: 'ren' },
  'everything, part of many': { status: 'all', search: 'rento' },
  'everything, one sign': { status: 'all', search: '%' },
  'everything, page 200': { status: 'all', page: '200' },
  'everything, past the end': { status: 'all', page: '1000000' },
  'everything, soonest, a word': { status: 'all', search: 'hammerhead', sort: 'soonest' },
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const print = (line: string) => process.stdout.write(`${line}\n`)

const openDatabase = async (serverUrl: string, name: string): Promise<Connection> => {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const connection = connectToPostgres(url.href, silent)
  await migrate(connection)
  return connection
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const asGuest = (db: Connection['db']) => ({ db, viewer: undefined, now: () => new Date() })

type Statement = typeof boardStatement | typeof pageStatement

/** One answer of the board: find, then load the page's posts. */
const answer = async ({ db }: Connection, statement: Statement, query: CrewQuery): Promise<number> => {
  const start = performance.now()
  const { rows } = await statement(query, new Date()).execute(db)
  const ids = rows[0]?.ids ?? []
  if (ids.length > 0) await loadSummaries(asGuest(db), ids)
  return performance.now() - start
}

const measure = async (connection: Connection, query: CrewQuery): Promise<number> => {
  const times: number[] = []
  for (let i = 0; i < runs; i += 1) times.push(await answer(connection, boardStatement, query))
  return median(times)
}

/** How much longer an answer takes with its total than without. */
const withTotal = async (connection: Connection, query: CrewQuery): Promise<number> => {
  const both: number[] = []
  const page: number[] = []
  for (let i = 0; i < runs; i += 1) {
    both.push(await answer(connection, boardStatement, query))
    page.push(await answer(connection, pageStatement, query))
  }
  return median(both) / median(page)
}

const explain = async ({ db, pool }: Connection, query: CrewQuery): Promise<string[]> => {
  const { sql, parameters } = boardStatement(query, new Date()).compile(db)
  const { rows } = await pool.query(`explain (analyze, costs off, timing off) ${sql}`, [...parameters])
  return rows.map((row: Record<string, string>) => row['QUERY PLAN'] ?? '')
}

interface Row {
  readonly times: number[]
  total: number
}

const run = async () => {
  const serverUrl = process.argv[2] ?? ''
  const table = new Map(Object.keys(questions).map((name): [string, Row] => [name, { times: [], total: 0 }]))
  for (const size of sizes) {
    const connection = await openDatabase(serverUrl, `bench_${size}`)
    await loadPosts(connection, size)
    for (const [name, row] of table) {
      const query = crewQuery.parse(questions[name])
      row.times.push(await measure(connection, query))
      if (size === sizes.at(-1)) row.total = await withTotal(connection, query)
    }
    if (size === sizes.at(-1)) {
      for (const name of ['first page', 'six filters', 'a common word']) {
        const plan = await explain(connection, crewQuery.parse(questions[name]))
        print(`\n${name}, ${size} posts\n${plan.join('\n')}`)
      }
    }
    await connection.close()
  }
  const heads = [...sizes.map((size) => `${size}`.padStart(10)), '   ratio', '   with its total']
  print(`\n${'question'.padEnd(28)}${heads.join('')}`)
  let tooSlow = 0
  for (const [name, { times, total }] of table) {
    const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1)
    if (ratio > limit || total > limitWithTotal) tooSlow += 1
    const cells = times.map((time) => `${time.toFixed(1)} ms`.padStart(10)).join('')
    print(`${name.padEnd(28)}${cells}${ratio.toFixed(1).padStart(8)}${total.toFixed(2).padStart(17)}`)
  }
  print(`\n${tooSlow} past the limits of ${limit} (ratio) and ${limitWithTotal} (with its total)`)
  process.exit(tooSlow > 0 ? 1 : 0)
}

await run()
