/** What an operator sees of a running server. */
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/auth/auth.ts'
import { register } from '#contract/auth/new-passwords.ts'
import { eventually } from '#server/testing/eventually.ts'
import { registration } from '#server/testing/factories/factories.ts'
import { freePort } from '#server/testing/programs/free-port.ts'
import {
  checkWithPromtool,
  hasPrometheus,
  monitoringFile,
  startPrometheus,
} from '#server/testing/programs/prometheus.ts'
import { startServer } from '#server/testing/programs/started-server.ts'

let server: Awaited<ReturnType<typeof startServer>>
let port: number

beforeAll(async () => {
  port = await freePort()
  server = await startServer({
    METRICS_PORT: String(port),
    RATE_LIMIT_SCALE: '1000',
    // A primary by mistake.
    READ_DATABASE_URL: process.env.TEST_POSTGRES_URL ?? '',
  })
})
afterAll(() => server.stop())

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** The value of each sample, by name and labels as they are written. */
const samples = async () =>
  new Map(
    (await scrape())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )

const visit = async (path: string): Promise<number> => {
  const answer = await fetch(server.url + path)
  await answer.text()
  return answer.status
}

const post = ({ path }: { readonly path: string }, body: object) =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

type Samples = Awaited<ReturnType<typeof samples>>

/** How much each of them has grown. */
const growth = async (before: Samples, names: readonly string[]) => {
  const after = await samples()
  return Object.fromEntries(names.map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)]))
}

/** A request counts when its answer is sent, which its visitor may know first. */
const expectGrowth = (before: Samples, expected: Readonly<Record<string, number>>) =>
  eventually(async () => expect(await growth(before, Object.keys(expected))).toEqual(expected))

test('requests count by the pattern of their route, whatever address was asked for', async () => {
  const before = await samples()
  for (const path of ['/api/crew/12345', '/api/crew/54321', '/api/nowhere/777', '/crew/88888'])
    await visit(path)
  await expectGrowth(before, {
    'crewbeacon_http_requests_total{method="GET",route="/api/crew/:id",status="404"}': 2,
    'crewbeacon_http_requests_total{method="GET",route="none",status="404"}': 1,
    'crewbeacon_http_requests_total{method="GET",route="page",status="404"}': 1,
    'crewbeacon_http_request_seconds_count{route="/api/crew/:id"}': 2,
  })
  const names = [...(await samples()).keys()]
  expect(names.filter((name) => /12345|54321|777|88888/.test(name))).toEqual([])
})

test('pages count as rendered, cached, or left to the browser, with the reason', async () => {
  const before = await samples()
  for (const path of ['/legal/terms', '/legal/terms', '/messages']) await visit(path)
  await expectGrowth(before, {
    'crewbeacon_page_render_seconds_count{page="LegalPage"}': 1,
    'crewbeacon_cache_lookups_total{result="miss"}': 1,
    'crewbeacon_cache_lookups_total{result="hit"}': 1,
    'crewbeacon_pages_plain_total{reason="private"}': 1,
  })
})

test('answers that guests share count, and so do the statements and connections behind them', async () => {
  const before = await samples()
  for (let i = 0; i < 2; i += 1) await visit('/api/crew-finder?limit=3')
  await expectGrowth(before, {
    'crewbeacon_cache_lookups_total{result="miss"}': 1,
    'crewbeacon_cache_lookups_total{result="hit"}': 1,
    'crewbeacon_http_requests_total{method="GET",route="/api/crew-finder",status="200"}': 2,
  })
  const after = await samples()
  expect(after.get('crewbeacon_pool_connections{state="idle"}')).toBeGreaterThan(0)
  expect(after.get('crewbeacon_pool_waiting')).toBe(0)
})

test('a replica that cannot be one is left out, and the primary answers', async () => {
  const before = await samples()
  expect(before.get('crewbeacon_replica_used')).toBe(0)
  expect(await visit('/api/crew-finder')).toBe(200)
  await expectGrowth(before, {
    'crewbeacon_reads_total{server="primary"}': 1,
    'crewbeacon_reads_total{server="replica"}': 0,
  })
})

test('a request that its visitor gives up counts as such, a stream that they leave does not', async () => {
  const before = await samples()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  // The body never comes.
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n'
  await new Promise((resolve) => socket.write(head, resolve))
  const leaving = new AbortController()
  await fetch(`${server.url}/api/events`, { signal: leaving.signal })
  socket.destroy()
  leaving.abort()
  await expectGrowth(before, {
    'crewbeacon_http_requests_total{method="POST",route="/api/auth/login",status="499"}': 1,
    'crewbeacon_http_request_seconds_count{route="/api/auth/login"}': 1,
    'crewbeacon_http_requests_total{method="GET",route="/api/events",status="200"}': 1,
    'crewbeacon_http_request_seconds_count{route="/api/events"}': 0,
  })
})

test('refused logins count by reason, at the API and by the form', async () => {
  const before = await samples()
  const wrong = { username: 'nobody', password: 'wrong one' }
  expect((await post(login, wrong)).status).toBe(401)
  const form = await fetch(`${server.url}/login`, { method: 'POST', body: new URLSearchParams(wrong) })
  expect(form.status).toBe(401)
  // From another site: this is no attempt to sign in.
  const foreign = await fetch(`${server.url}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify(wrong),
  })
  expect(foreign.status).toBe(403)
  await expectGrowth(before, {
    'crewbeacon_http_requests_total{method="POST",route="/api/auth/login",status="403"}': 1,
    'crewbeacon_logins_refused_total{reason="wrong"}': 2,
    'crewbeacon_logins_refused_total{reason="banned"}': 0,
  })
})

test('open streams, jobs and mails count', async () => {
  expect((await samples()).get('crewbeacon_mails_total{result="sent"}')).toBe(0)
  const aborted = new AbortController()
  await fetch(`${server.url}/api/events`, { signal: aborted.signal })
  expect((await samples()).get('crewbeacon_streams_open')).toBe(1)
  aborted.abort()
  expect((await post(register, registration())).status).toBe(201)
  await eventually(async () => {
    const now = await samples()
    expect(now.get('crewbeacon_mails_total{result="sent"}')).toBe(1)
    expect(now.get('crewbeacon_jobs_waiting{queue="mail"}')).toBe(0)
    expect(now.get('crewbeacon_jobs_oldest_seconds{queue="mail"}')).toBe(0)
    expect(now.get('crewbeacon_streams_open')).toBe(0)
  })
})

test('metrics are not at the public port, and nothing else is at theirs', async () => {
  for (const path of ['/metrics', '/api/metrics'])
    expect(await (await fetch(server.url + path)).text()).not.toContain('crewbeacon_')
  for (const path of ['/', '/api/health', '/metrics/x'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404)
})

interface Rules {
  readonly data: { readonly groups: readonly { readonly rules: readonly { readonly query: string }[] }[] }
}

test.runIf(hasPrometheus)('Prometheus understands the server, the rules and the dashboard', async () => {
  // So that there is one of everything.
  for (const path of ['/', '/messages', '/api/crew-finder']) await visit(path)
  // Those that prom-client adds are named by its own rules.
  const ours = (await scrape()).split('\n').filter((line) => line.includes('crewbeacon_'))
  expect(checkWithPromtool(['check', 'metrics'], `${ours.join('\n')}\n`)).toBe('')
  expect(checkWithPromtool(['check', 'config', monitoringFile('prometheus.yml')])).toBe('')
  expect(checkWithPromtool(['test', 'rules', monitoringFile('alerts.test.yml')])).toBe('')
  const dashboard = JSON.parse(await readFile(monitoringFile('dashboard.json'), 'utf8')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const prometheus = await startPrometheus(port)
  try {
    const { data } = await prometheus.get<Rules>('/api/v1/rules')
    const alerts = data.groups.flatMap(({ rules }) => rules.map(({ query }) => query))
    expect(alerts).toHaveLength(8)
    const names = [...panels, ...alerts].flatMap((expression) =>
      [...expression.matchAll(/\b(?:crewbeacon|nodejs|process)_\w+/g)].map(([name]) => name),
    )
    for (const name of new Set(names))
      expect([name, (await prometheus.query(name)).data.result.length > 0]).toEqual([name, true])
    for (const expression of panels)
      expect([expression, (await prometheus.query(expression)).status]).toEqual([expression, 'success'])
  } finally {
    await prometheus.stop()
  }
})
