/** What open event streams cost: opening one, holding it for a minute, and each event to it. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { askMany } from '../bench/load.ts'
import { beside } from '../bench/programs.ts'
import type { Order, Reply } from '../bench/streams/messages.ts'
import { addSignedInPlayers } from '../bench/streams/players.ts'
import { minus, type Time, times } from './processor.ts'
import { postCrew } from './requests.ts'

const streams = 1_000
const heldMs = 20_000
const events = 20
const settleMs = 2_000

type Spent = (work: () => Promise<unknown>) => Promise<Time>

/** `post`: what a post costs while no stream is open. */
export const measureStreams = async (
  url: string,
  databaseUrl: string,
  cookie: string,
  spent: Spent,
  post: Time,
) => {
  await addSignedInPlayers(databaseUrl, streams)
  const client = fork(beside('streams-client.js'), [url], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const open = await spent(async () => {
    client.send({ open: streams, players: streams } satisfies Order)
    const [reply]: Reply[] = await once(client, 'message')
    if (!reply || !('opened' in reply)) throw new Error('a stream was closed')
  })
  const held = await spent(() => wait(heldMs))
  let nr = 0
  const next = () => {
    nr += 1
    return [`${url}/api/crew`, postCrew(cookie, nr)] as const
  }
  const posts = await spent(async () => {
    await askMany(next, events, 1)
    await wait(settleMs)
  })
  client.disconnect()
  await once(client, 'exit')
  return {
    open: times(1 / streams, open),
    heldMinute: times(60_000 / heldMs / streams, held),
    event: times(1 / events / streams, minus(posts, times(events, post))),
  }
}
