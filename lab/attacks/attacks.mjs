// What single visitors and players can do to harm everyone else.
import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

const guest = '203.0.113.66'
/** @type {<T>(count: number, work: (i: number) => Promise<T>) => Promise<T[]>} */
const times = (count, work) => Promise.all(Array.from({ length: count }, (_, i) => work(i)))

/** @param {string | undefined} description */
const post = (description) => ({ title: 'Attack', description, activity: 'mining' })

/**
 * Milliseconds that a visitor may have to wait beside an attack that no site survives unnoticed.
 * @type {Readonly<Record<string, number>>}
 */
export const longestVisits = { 'four hundred connections': 3_000 }

/**
 * Each returns the attacker's answers; the visitor goes on beside it.
 * @type {Record<string, (client: import('./client.mjs').Client, port: number) => Promise<import('./client.mjs').Answer[]>>}
 */
export const attacks = {
  'compressed bodies on twelve connections, then thirty visits on the same ones': async ({ send }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 12 })
    const headers = { 'content-type': 'text/plain', 'content-encoding': 'gzip' }
    const body = gzipSync(randomBytes(200_000))
    const bodies = await times(12, () =>
      send({ method: 'POST', path: '/api/auth/logout', address: guest, agent, headers, body }),
    )
    const visits = await times(30, () => send({ path: '/favicon.svg', address: guest, agent }))
    agent.destroy()
    return [...bodies, ...visits]
  },

  'posts and ten edits at once that are long when folded': async ({ send, register }) => {
    const { address, cookie } = await register()
    const texts = ['㌖'.repeat(5_000), `${'…'.repeat(4_999)}x`, 'ﷺ'.repeat(5_000)]
    const posts = await times(3, (i) =>
      send({ method: 'POST', path: '/api/crew', address, cookie, body: post(texts[i]) }),
    )
    const ids = posts.flatMap(({ status, text }) => (status === 201 ? [JSON.parse(text).id] : []))
    const edits = await times(10, (i) =>
      send({ method: 'PUT', path: `/api/crew-finder/${ids[0]}`, address, cookie, body: post(texts[i % 3]) }),
    )
    return [...posts, ...edits]
  },

  'one edit and forty-eight players who leave the same crew': async ({ send, register }) => {
    const { address, cookie } = await register()
    const made = await send({
      method: 'POST',
      path: '/api/crew',
      address,
      cookie,
      body: post('㌖'.repeat(5_000)),
    })
    const { id } = made.status === 201 ? JSON.parse(made.text) : { id: 1 }
    const leaves = await times(48, () =>
      send({ method: 'POST', path: `/api/crew/${id}/leave`, address, cookie }),
    )
    return [made, ...leaves]
  },

  'lists of a hundred thousand zeros': async ({ send }) => {
    const body = Buffer.from(`{"preferredLanguages":[${Array(110_000).fill(0).join(',')}]}`)
    const headers = { 'content-type': 'application/json' }
    /** @type {import('./client.mjs').Answer[]} */
    const answers = []
    for (let i = 0; i < 20; i += 1) {
      answers.push(await send({ method: 'POST', path: '/api/auth/register', address: guest, headers, body }))
    }
    return answers
  },

  'searches for words without letters': async ({ send }) => {
    const words = ['!!!! ???? ---- **** #### %%%% ++++ ====', '🚀 ☄️ 👾 🛸 🌌 🪐 🔭 ⭐', '%_%_%_ ____ %%%%']
    const searches = await Promise.all(
      words.map((search) =>
        times(12, () =>
          send({ path: `/api/crew-finder?status=all&search=${encodeURIComponent(search)}`, address: guest }),
        ),
      ),
    )
    return searches.flat()
  },

  'odd requests for static files': async ({ send }) => {
    const odd = [
      { path: '/assets/' },
      { path: '/assets//' },
      { path: '/favicon.svg', headers: { range: 'bytes=99999999-' } },
      { path: '/api/docs' },
      { path: '/api/openapi.json' },
    ]
    const answers = await Promise.all(
      odd.map((request) => times(40, () => send({ address: guest, ...request }))),
    )
    return answers.flat()
  },

  'two hundred clients that never finish their headers': async (_client, port) => {
    const sockets = await times(200, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.write('GET / HTTP/1.1\r\nHost: ')
      return socket
    })
    await wait(5_000)
    for (const socket of sockets) socket.destroy()
    return []
  },

  'made-up sessions': async ({ send }) =>
    times(600, () =>
      send({ path: '/api/user', address: guest, cookie: `session=${randomBytes(32).toString('base64url')}` }),
    ),

  // Ten seconds, one request in five a login. Each connection has its own address, so that no limit helps.
  'four hundred connections': async ({ send }) => {
    /** @type {import('./client.mjs').Answer[]} */
    const answers = []
    const end = performance.now() + 10_000
    await times(400, async (i) => {
      const address = `10.1.${i >> 8}.${i & 255}`
      for (let n = i; performance.now() < end; n += 1) {
        const body = { username: `nobody-${i}-${n}`, password: 'a wrong one' }
        const login = { method: 'POST', path: '/api/auth/login', address, body }
        answers.push(await send(n % 5 === 0 ? login : { path: '/api/crew-finder', address }))
      }
    })
    return answers
  },
}
