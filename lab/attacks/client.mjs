// A client that names its address as a trusted proxy would, and measures.
import { Agent, request } from 'node:http'

/**
 * @typedef {object} Call
 * @property {string} path
 * @property {string} address
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {object} [body] JSON, or bytes as they are
 * @property {string} [cookie]
 * @property {Agent} [agent] for connections of its own
 *
 * @typedef {object} Answer
 * @property {number | string | undefined} status or why there was no answer
 * @property {number} ms
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 *
 * @typedef {ReturnType<typeof createClient>} Client
 */

/** @param {number} port */
export const createClient = (port) => {
  const shared = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

  /**
   * Never rejects.
   * @type {(call: Call) => Promise<Answer>}
   */
  const send = ({ method = 'GET', path, address, headers = {}, body, cookie, agent = shared }) =>
    new Promise((resolve) => {
      const start = performance.now()
      /** @param {Pick<Answer, 'status'> & Partial<Answer>} answer */
      const end = (answer) => resolve({ ms: performance.now() - start, headers: {}, text: '', ...answer })
      /** @param {NodeJS.ErrnoException} error */
      const fail = (error) => end({ status: error.code })
      const isJson = body !== undefined && !Buffer.isBuffer(body)
      const options = {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: {
          'x-forwarded-for': address,
          ...(isJson && { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
          ...headers,
        },
      }
      const sent = request(options, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('error', fail)
        answer.on('end', () => end({ status: answer.statusCode, headers: answer.headers, text }))
      })
      sent.on('error', fail)
      sent.end(isJson ? JSON.stringify(body) : body)
    })

  let players = 0
  /** A new account, from an address of its own. */
  const register = async () => {
    players += 1
    const username = `attacker-${players}`
    const address = `198.51.100.${players}`
    const body = {
      username,
      email: `${username}@attack.example`,
      password: 'correct horse, wrong battery',
      timezone: 'UTC',
      preferredLanguages: ['en'],
    }
    const { status, headers } = await send({ method: 'POST', path: '/api/auth/register', address, body })
    const cookie = headers['set-cookie']?.[0]?.split(';')[0]
    if (!cookie) throw new Error(`registration: ${status}`)
    return { address, cookie }
  }

  return { send, register, close: () => shared.destroy() }
}

/**
 * How often each status came.
 * @param {readonly Pick<Answer, 'status'>[]} answers
 */
export const countStatuses = (answers) => {
  /** @type {Map<Answer['status'], number>} */
  const counts = new Map()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}
