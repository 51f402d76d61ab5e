// What one address can ask for without an account.
import { randomBytes } from 'node:crypto'
import { compressed, keepSending } from './preparing.mjs'

const someText = (bytes = 6) => randomBytes(bytes).toString('hex')

/** @type {Record<string, import('./preparing.mjs').Preparation>} */
export const guestRequests = {
  'one address and wrong passwords on forty connections':
    async ({ send }) =>
    () =>
      keepSending(40, () =>
        send({
          method: 'POST',
          path: '/api/auth/login',
          address: '203.0.113.71',
          body: { username: `nobody-${someText()}`, password: 'a wrong one' },
        }),
      ),

  'another address for each wrong password, on forty connections':
    async ({ send }) =>
    () =>
      keepSending(40, (connection, n) =>
        send({
          method: 'POST',
          path: '/api/auth/login',
          address: `10.${connection}.${Math.floor(n / 250) % 250}.${n % 250}`,
          body: { username: `nobody-${someText()}`, password: 'a wrong one' },
        }),
      ),

  'one address that says it has written and pages that others share':
    async ({ send }) =>
    () =>
      keepSending(3, () =>
        send({ path: '/search', address: '203.0.113.72', cookie: 'written=1', headers: compressed }),
      ),

  'one address and links that unsubscribe nobody':
    async ({ send }) =>
    () =>
      keepSending(3, () =>
        send({
          method: 'POST',
          path: `/api/unsubscribe?token=1.search.${'x'.repeat(43)}`,
          address: '203.0.113.73',
        }),
      ),

  'one address and previews to be painted': async ({ send }) => {
    /** @type {string[]} */
    const paths = []
    for (let id = 1; id <= 60; id += 1) {
      const { text } = await send({ path: `/crew/${id}`, address: `198.51.100.${id}` })
      paths.push(...(/\/api\/previews\/crew\/[\w/]+/.exec(text) ?? []))
    }
    return () =>
      keepSending(6, (connection, n) =>
        send({ path: paths[(n * 6 + connection) % paths.length] ?? '/', address: '203.0.113.74' }),
      )
  },

  'one address and calendars of the board that nobody has asked for before':
    async ({ send }) =>
    () =>
      keepSending(6, () =>
        send({ path: `/api/crew-finder/calendar.ics?search=${someText()}`, address: '203.0.113.75' }),
      ),

  'one address and pages that browsers render':
    async ({ send }) =>
    () =>
      keepSending(6, () => send({ path: '/messages', address: '203.0.113.76', headers: compressed })),

  'one address and feeds of searches that nobody has asked for before':
    async ({ send }) =>
    () =>
      keepSending(6, () =>
        send({ path: `/api/crew-finder/feed.atom?search=${someText()}`, address: '203.0.113.77' }),
      ),

  'one address that signs out again and again':
    async ({ send }) =>
    () =>
      keepSending(3, () => send({ method: 'POST', path: '/api/auth/logout', address: '203.0.113.78' })),

  'one address and challenges for passkeys':
    async ({ send }) =>
    () =>
      keepSending(3, () =>
        send({ method: 'POST', path: '/api/auth/passkey/options', address: '203.0.113.79' }),
      ),

  'one address and the description of the API':
    async ({ send }) =>
    () =>
      keepSending(6, (_, n) =>
        send({
          method: n % 2 === 0 ? 'GET' : 'HEAD',
          path: '/api/openapi.json',
          address: '203.0.113.80',
          headers: compressed,
        }),
      ),
}
