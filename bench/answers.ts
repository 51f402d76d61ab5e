/** How many answers a second the built server gives a guest, against a bare server that writes the same bytes. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fetchBody, requestsPerSecond } from './load.ts'
import type { Result } from './report.ts'

const besides = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The first line that a program prints that matches. */
const started = (file: string, args: readonly string[], env: NodeJS.ProcessEnv, ready: RegExp) =>
  new Promise<{ match: string; stop: () => void }>((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const match = ready.exec(output)
      if (match) resolve({ match: match[1] ?? '', stop: () => child.kill('SIGTERM') })
    })
  })

const compare = async (name: string, url: string, folder: string, atLeast: number): Promise<Result> => {
  const file = join(folder, 'answer')
  writeFileSync(file, await fetchBody(url))
  const bare = await started(besides('bare-server.js'), [file], {}, /^(\d+)\n/)
  const ours = await requestsPerSecond(url)
  const most = await requestsPerSecond(`http://127.0.0.1:${bare.match}/`)
  bare.stop()
  const detail = `${ours.toFixed(0)} answers a second, bare ${most.toFixed(0)}`
  return { name, value: ours / most, atLeast, detail }
}

/** So many may wait for a page: beyond them, the server sends the plain page. */
const pageVisitors = 8

interface PageComparison {
  readonly name: string
  readonly page: string
  readonly json: string
  /** Of the page, to get one that nobody has opened for seconds. */
  readonly parameter: string
  readonly atLeast: { readonly whenNew: number; readonly again: number }
}

/** The page against the JSON answer of the same data. */
const compareWithJson = async ({
  name,
  page,
  json,
  parameter,
  atLeast,
}: PageComparison): Promise<Result[]> => {
  let visits = 0
  const newPage = () => `${page}?${parameter}=${visits++}`
  for (const url of [page, newPage()])
    if (!(await fetchBody(url)).includes('id="rendered"')) throw new Error(`${url} is not rendered`)
  const answers = await requestsPerSecond(json)
  const whenNew = await requestsPerSecond(newPage, pageVisitors)
  const again = await requestsPerSecond(page, pageVisitors)
  const detailOf = (pages: number) => `${pages.toFixed(0)} pages a second, ${answers.toFixed(0)} answers`
  return [
    {
      name: `${name} as a page`,
      value: whenNew / answers,
      atLeast: atLeast.whenNew,
      detail: detailOf(whenNew),
    },
    {
      name: `${name} as a page, within seconds`,
      value: again / answers,
      atLeast: atLeast.again,
      detail: detailOf(again),
    },
  ]
}

const port = 3987

const comparePages = async (site: string, crewId: number): Promise<Result[]> => [
  ...(await compareWithJson({
    name: 'the board',
    page: `${site}/search`,
    json: `${site}/api/crew-finder?sort=soonest`,
    parameter: 'search',
    atLeast: { whenNew: 0.03, again: 0.25 },
  })),
  ...(await compareWithJson({
    name: 'a crew',
    page: `${site}/crew/${crewId}`,
    json: `${site}/api/crew/${crewId}`,
    parameter: 'apply',
    atLeast: { whenNew: 0.01, again: 0.3 },
  })),
]

/** On a database of its own, which the server fills with the demo world. */
export const measureAnswers = async (databaseUrl: string): Promise<Result[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-bench-'))
  const env = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO: '1',
    RATE_LIMIT_SCALE: '1000000',
  }
  const server = await started(besides('../server/main.js'), [], env, /(is ready)/)
  // What starting leaves to do, such as the first jobs, is over by then.
  await wait(3_000)
  const api = `http://127.0.0.1:${port}/api`
  const [crew] = JSON.parse((await fetchBody(`${api}/crew-finder`)).toString())
  const site = `http://127.0.0.1:${port}`
  const results = [
    await compare('the first page of the board', `${api}/crew-finder`, folder, 0.08),
    await compare('a crew page', `${api}/crew/${crew.id}`, folder, 0.08),
    ...(await comparePages(site, crew.id)),
  ]
  server.stop()
  rmSync(folder, { recursive: true, force: true })
  return results
}
