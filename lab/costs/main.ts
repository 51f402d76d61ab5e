/** What each kind of request costs in processor time of a node and of Postgres, and how large a site that makes. */
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { connectToPostgres } from '#server/db/connect.ts'
import { createDatabase } from '../bench/databases.ts'
import { askMany, fetchBody } from '../bench/load.ts'
import { startServer } from '../bench/programs.ts'
import { print } from '../bench/report.ts'
import { loadPosts } from '../bench/world.ts'
import { minus, readTimes, type Time, times } from './processor.ts'
import { type Kind, requestKinds, signIn } from './requests.ts'
import { printSizes } from './sizes.ts'
import { measureStreams } from './streams.ts'

const posts = 20_000
const idleMs = 15_000
/** Jobs that a request sends count as its own. */
const settleMs = 1_500

const [serverUrl = ''] = process.argv.slice(2)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const databaseUrl = await createDatabase(serverUrl, 'costs')
const server = await startServer(databaseUrl, { DEMO: '1', TRUST_PROXY: '1' })
const [crew] = JSON.parse((await fetchBody(`${server.url}/api/crew-finder`)).toString())
const connection = connectToPostgres(databaseUrl, silent)
await loadPosts(connection, posts)
await connection.close()
print(`The demo world and ${posts} posts are there`)

const read = await readTimes(server.pid, databaseUrl)
/** What a node costs that does nothing is not the request's: in milliseconds for each millisecond. */
let idle: Time = { node: 0, postgres: 0 }
const spent = async (work: () => Promise<unknown>): Promise<Time> => {
  const before = read()
  const start = performance.now()
  await work()
  return minus(minus(read(), before), times(performance.now() - start, idle))
}

const row = (name: string, { node, postgres }: Time) =>
  print(`| ${name} | ${node.toFixed(2)} | ${postgres.toFixed(2)} |`)

await wait(settleMs)
idle = times(1 / idleMs, await spent(() => wait(idleMs)))

const measure = async ({ name, count, connections, next }: Kind): Promise<Time> => {
  await askMany(next, Math.ceil(count / 5), connections)
  const time = await spent(async () => {
    await askMany(next, count, connections)
    await wait(settleMs)
  })
  const each = times(1 / count, time)
  row(name, each)
  return each
}

print('\n| request | ms of a node | ms of Postgres |\n|---|---|---|')
const cookie = await signIn(server.url)
const kinds = requestKinds(server.url, `/crew/${crew.id}`, cookie)
const requests = {
  guestPage: await measure(kinds.guestPage),
  guestAnswer: await measure(kinds.guestAnswer),
  newGuestPage: await measure(kinds.newGuestPage),
  newGuestAnswer: await measure(kinds.newGuestAnswer),
  playerPage: await measure(kinds.playerPage),
  board: await measure(kinds.board),
  boardCounts: await measure(kinds.boardCounts),
  crew: await measure(kinds.crew),
  post: await measure(kinds.post),
  signIn: await measure(kinds.signIn),
}
const streams = await measureStreams(server.url, databaseUrl, cookie, spent, requests.post)
row('event stream: open one', streams.open)
row('event stream: hold one for a minute', streams.heldMinute)
row('event stream: an event to 1,000', times(1_000, streams.event))
row('nothing, for a second', times(1_000, idle))
await server.stop()

printSizes({ ...requests, ...streams, idle })
