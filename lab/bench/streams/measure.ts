/** 10,000 event streams on one process: what each of them takes, and how soon all have received an event. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../median.ts'
import { beside, startServer } from '../programs.ts'
import { print, type Result } from '../report.ts'
import { momentNow, type Order, type Reply } from './messages.ts'
import { addSignedInPlayers, streamToken } from './players.ts'

const streams = 10_000
/** Half of them are of players, whose sessions are checked all the time. */
const players = streams / 2
/** What the first ones take is not theirs alone: code is compiled, and the heap grows to its working size. */
const firstStreams = 1_000
const settleMs = 15_000
const events = 9

const residentKb = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))

const nextReply = async <K extends string>(
  client: ChildProcess,
  key: K,
): Promise<Extract<Reply, Record<K, unknown>>> => {
  for (;;) {
    const [reply]: Reply[] = await once(client, 'message')
    if (reply && key in reply) return reply as Extract<Reply, Record<K, unknown>>
    if (reply && 'closed' in reply) throw new Error(`stream ${reply.closed} was closed`)
  }
}

/** Every new post is an event for everyone. */
const post = async (url: string, n: number): Promise<void> => {
  const answer = await fetch(`${url}/api/crew`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${streamToken(1)}` },
    body: JSON.stringify({
      title: `Convoy ${n} to Pyro`,
      description: 'Bring your own ship, voice chat, no rush.',
      activity: 'cargo',
      maxCrewSize: 4,
    }),
  })
  if (answer.status !== 201) throw new Error(`the post was refused: ${answer.status} ${await answer.text()}`)
}

/** From sending the post until the last stream has received its event, in milliseconds. */
const measureEvent = async (client: ChildProcess, url: string, n: number): Promise<number> => {
  const order = (message: Order) => client.send(message)
  const watching = nextReply(client, 'watching')
  order({ watch: true })
  await watching
  const received = nextReply(client, 'last')
  const start = momentNow()
  await post(url, n)
  const { first, last } = await received
  print(`event ${n}: received after ${(first - start).toFixed(0)} to ${(last - start).toFixed(0)} ms`)
  return last - start
}

export const measureStreams = async (databaseUrl: string): Promise<Result[]> => {
  const server = await startServer(databaseUrl, { TRUST_PROXY: '1' })
  await addSignedInPlayers(databaseUrl, players)
  const client = fork(beside('streams-client.js'), [server.url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

  const openUpTo = async (count: number): Promise<number> => {
    const opened = nextReply(client, 'opened')
    client.send({ open: count, players } satisfies Order)
    await opened
    await wait(settleMs)
    const resident = residentKb(server.pid)
    print(`${count} streams: the server takes ${(resident / 1024).toFixed(0)} MB`)
    return resident
  }
  const before = await openUpTo(firstStreams)
  const after = await openUpTo(streams)
  const times: number[] = []
  for (let n = 1; n <= events; n += 1) {
    times.push(await measureEvent(client, server.url, n))
    await wait(1_000)
  }
  client.disconnect()
  await once(client, 'exit')
  await server.stop()
  return [
    {
      name: 'KB for each stream',
      value: (after - before) / (streams - firstStreams),
      atMost: 16,
      detail: `${(before / 1024).toFixed(0)} → ${(after / 1024).toFixed(0)} MB`,
    },
    {
      name: 'ms until all have an event',
      value: median(times),
      atMost: 500,
      detail: `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`,
    },
  ]
}
