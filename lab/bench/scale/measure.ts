/** How much longer answers take with 1,000,000 posts and players than with 10,000, over HTTP. */
import http from 'node:http'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { createDatabase } from '../databases.ts'
import { median } from '../median.ts'
import { type BenchServer, startServer } from '../programs.ts'
import { print, type Result } from '../report.ts'
import { fillDatabase } from './fill.ts'
import { type Ask, type Question, questions } from './questions.ts'
import { createTemplates } from './templates.ts'

const sizes = [10_000, 100_000, 1_000_000]
const rounds = 9
const asksInRound = 100
const warmUpAsks = 30

interface World {
  readonly count: number
  readonly server: BenchServer
}

const agent = new http.Agent({ keepAlive: true })

const isBusy = (status: number | undefined): boolean => status === 503

/** Returns how many milliseconds the answer took; undefined if the server was too busy with what else the machine does. */
const send = ({ url }: BenchServer, { path, token }: Ask): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    http
      .get(`${url}${path}`, { agent, headers: token ? { cookie: `session=${token}` } : {} }, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          body += chunk
        })
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - start)
          else if (isBusy(response.statusCode)) resolve(undefined)
          else reject(new Error(`${path}: ${response.statusCode} ${body}`))
        })
      })
      .on('error', reject)
  })

const describeDatabase = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`
    select pg_size_pretty(pg_database_size(current_database())) as size, (
      select string_agg(relname || ' ' || pg_size_pretty(pg_total_relation_size(oid)), ', ' order by pg_total_relation_size(oid) desc)
      from (
        select * from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        order by pg_total_relation_size(oid) desc limit 8
      ) as largest
    ) as tables
  `)
  await client.end()
  return `${rows[0].size}: ${rows[0].tables}`
}

const createWorld = async (serverUrl: string, templates: string, count: number): Promise<World> => {
  const start = performance.now()
  const url = await createDatabase(serverUrl, `bench_scale_${count}`, templates)
  await fillDatabase(url, count)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  print(`${count} posts and players in ${seconds} s, ${await describeDatabase(url)}`)
  return { count, server: await startServer(url) }
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** One world after the other, so that what else the machine does slows all of them. */
const askInTurn = async (worlds: readonly World[], { ask }: Question, times: number): Promise<number[][]> => {
  const taken = worlds.map((): number[] => [])
  let refused = 0
  for (let n = 0; n < times; n += 1) {
    for (const [i, { server, count }] of worlds.entries()) {
      const ms = await send(server, ask(n, count))
      if (ms === undefined) refused += 1
      else taken[i]?.push(ms)
    }
  }
  if (refused > 0) print(`${refused} of ${times * worlds.length} asks were refused: the machine is busy`)
  return taken.map((each) => each.sort((a, b) => a - b))
}

const measureQuestion = async (worlds: readonly World[], question: Question): Promise<Result> => {
  await askInTurn(worlds, question, warmUpAsks)
  const measured: number[][][] = []
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await askInTurn(worlds, question, asksInRound))
  }
  const ofWorlds = (part: number) =>
    worlds.map((_, i) => median(measured.map((round) => percentile(round[i] ?? [], part))))
  const slow = ofWorlds(0.99)
  const shown = (times: readonly number[]) => times.map((ms) => ms.toFixed(1)).join(' → ')
  return {
    name: question.name,
    value: (slow.at(-1) ?? 0) / (slow[0] ?? 1),
    ...(question.atMost && { atMost: question.atMost }),
    detail: `p99 ${shown(slow)} ms, median ${shown(ofWorlds(0.5))} ms`,
  }
}

export const measureScale = async (serverUrl: string): Promise<Result[]> => {
  const templates = await createTemplates(serverUrl)
  const worlds: World[] = []
  for (const count of sizes) worlds.push(await createWorld(serverUrl, templates, count))
  const results: Result[] = []
  for (const question of questions) results.push(await measureQuestion(worlds, question))
  for (const { server } of worlds) await server.stop()
  agent.destroy()
  return results
}
