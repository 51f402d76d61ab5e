// A client that names its address as a trusted proxy would, and measures.
import { Agent, request } from 'node:http'

export const createClient = (port) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

  /** Never rejects: an answer that does not come has its error code for a status. */
  const send = ({ method = 'GET', path, address, headers = {}, body, cookie, as }) =>
    new Promise((resolve) => {
      const start = performance.now()
      const done = (status, extra) => resolve({ status, ms: performance.now() - start, ...extra })
      const json = body !== undefined && !Buffer.isBuffer(body)
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent: as ?? agent,
          headers: {
            'x-forwarded-for': address,
            ...(json && { 'content-type': 'application/json' }),
            ...(cookie && { cookie }),
            ...headers,
          },
        },
        (answer) => {
          const chunks = []
          answer.on('data', (chunk) => chunks.push(chunk))
          answer.on('error', (error) => done(error.code))
          answer.on('end', () =>
            done(answer.statusCode, { headers: answer.headers, text: Buffer.concat(chunks).toString() }),
          )
        },
      )
      sent.on('error', (error) => done(error.code))
      sent.end(json ? JSON.stringify(body) : body)
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
    if (status !== 201) throw new Error(`registration: ${status}`)
    return { address, cookie: headers['set-cookie'][0].split(';')[0] }
  }

  return { send, register, close: () => agent.destroy() }
}

/** How often each status came. */
export const countStatuses = (answers) => {
  const counts = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
