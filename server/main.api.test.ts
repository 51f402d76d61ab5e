/** The built server as a process, until its end. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/auth/auth.ts'
import { register } from '#contract/auth/new-passwords.ts'
import { eventually } from '#server/testing/eventually.ts'
import { registration } from '#server/testing/factories/factories.ts'
import { startServer } from '#server/testing/programs/started-server.ts'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({})
})
afterAll(() => server.stop())

/** A request that is in flight until it is finished. Resolves once the server has begun it. */
const beginRequest = async ({ path }: { readonly path: string }, data: object) => {
  const body = JSON.stringify(data)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const sent = request(`${server.url}/api${path}`, { method: 'POST', agent: false, headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined)
  const begun = once(sent, 'continue')
  sent.write(body.slice(0, 1))
  await begun
  return {
    /** Resolves with the status of the answer. */
    finish: async (): Promise<number | undefined> => {
      sent.end(body.slice(1))
      const [answer] = await answered
      answer.resume()
      return answer.statusCode
    },
    giveUp: () => void sent.destroy(),
  }
}

test('a node that stops answers players, and leaves their mails to the other nodes', async () => {
  const { url, child, dataDir } = server
  const isReady = async () => (await fetch(`${url}/api/health/ready`)).ok
  const registering = await beginRequest(register, registration())
  const other = await beginRequest(logout, {})
  expect(await isReady()).toBe(true)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await eventually(async () => expect(await isReady().catch(() => false)).toBe(false))
  expect(await registering.finish()).toBe(201)
  // It waits for the other request. Meanwhile it would look for jobs, as it does every second.
  await wait(2_000)
  other.giveUp()
  expect(await ended).toEqual([0, null])
  expect(existsSync(join(dataDir, 'mail'))).toBe(false)
})
