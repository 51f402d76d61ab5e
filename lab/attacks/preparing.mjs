// What attacks with costly requests are made of.
import pg from 'pg'

const attackMs = 6_000

/**
 * @typedef {import('./client.mjs').Client} Client
 * @typedef {import('./client.mjs').Answer} Answer
 * @typedef {(client: Client, databaseUrl: string) => Promise<() => Promise<Answer[]>>} Preparation
 */

/**
 * Sends one request after the other on each of several connections.
 * @param {number} connections
 * @param {(connection: number, n: number) => Promise<Answer>} request `n`: how many the connection has sent
 */
export const keepSending = async (connections, request) => {
  /** @type {Answer[]} */
  const answers = []
  const end = performance.now() + attackMs
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let n = 0; performance.now() < end; n += 1) answers.push(await request(connection, n))
    }),
  )
  return answers
}

export const compressed = { 'accept-encoding': 'br' }

/** @type {(client: Client, player: { address: string, cookie: string }, body: object) => Promise<number>} */
export const post = async ({ send }, player, body) => {
  const { status, text } = await send({ method: 'POST', path: '/api/crew', ...player, body })
  if (status !== 201) throw new Error(`post: ${status} ${text}`)
  return JSON.parse(text).id
}

/** @type {(databaseUrl: string, text: string, values?: unknown[]) => Promise<void>} */
export const run = async (databaseUrl, text, values) => {
  const db = new pg.Client(databaseUrl)
  await db.connect()
  await db.query(text, values)
  await db.end()
}
