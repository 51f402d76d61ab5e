// What one player can ask for, within their limits and beyond.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { keepSending, post, run } from './preparing.mjs'

const someText = () => randomBytes(6).toString('hex')

/**
 * The same kind of request again and again.
 * @param {number} connections
 * @param {(n: number) => Omit<import('./client.mjs').Call, 'address'>} call
 * @returns {import('./preparing.mjs').Preparation}
 */
const again = (connections, call) => async (client) => {
  const player = await client.register()
  return () => keepSending(connections, (_, n) => client.send({ ...player, ...call(n) }))
}

/** @param {string} text */
const listed = (text) => ({ method: 'POST', path: '/api/fleet/import/preview', body: { text } })

const unknownShips = () => Array.from({ length: 2_000 }, () => `Aurora ${someText()} Hornet`).join('\n')

const boundary = 'picture-of-an-attacker'
/** @param {Buffer} picture */
const formWith = (picture) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="profileImage"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

const addLetters = `
  insert into messages (receiver_id, sender_id, kind, body, created_at)
  select $1, sender.id, 'direct', repeat('x', 500), now()
  from generate_series(1, 20000), (select id from users where id <> $1 order by id limit 1) as sender
`

/** @type {Record<string, import('./preparing.mjs').Preparation>} */
export const playerRequests = {
  'one player and a list of ships with a line of commas': again(3, () =>
    listed(`${'Aurora MR\n'.repeat(1_990)}${','.repeat(900_000)}`),
  ),

  'one player and lists of two thousand unknown ships': again(3, () => listed(unknownShips())),

  'one player and a new name again and again': again(6, (n) => ({
    method: 'PUT',
    path: '/api/profile',
    body: { displayName: `Nova ${n}` },
  })),

  'one player without hours and what fits them': again(6, () => ({
    path: '/api/crew-finder?sort=match&fitsHours=true',
  })),

  'one player and the fifty posts that fit best': again(6, () => ({
    path: '/api/crew-finder?sort=match&limit=50',
  })),

  'one player and searches for eight unknown words': again(6, () => ({
    path: `/api/crew-finder?search=${Array.from({ length: 8 }, someText).join('+')}`,
  })),

  'one player and searches for people': again(6, () => ({ path: `/api/players?search=${someText()}` })),

  'one player and everything about themselves': again(6, (n) => ({
    path: ['/api/my-crews', '/api/users/me/missions', '/api/users/me/statistics'][n % 3] ?? '/',
  })),

  'one player and a waiting list that asks first and does not': async (client) => {
    const player = await client.register()
    const id = await post(client, player, { title: 'Asks', description: 'Asks', activity: 'mining' })
    return () =>
      keepSending(3, (_, n) =>
        client.send({
          method: 'PUT',
          path: `/api/crew/${id}/waiting-list`,
          ...player,
          body: { asksFirst: n % 2 === 0 },
        }),
      )
  },

  'one player and an inbox with twenty thousand letters': async (client, databaseUrl) => {
    const player = await client.register()
    const { id } = JSON.parse((await client.send({ path: '/api/user', ...player })).text)
    await run(databaseUrl, addLetters, [id])
    return () => keepSending(6, () => client.send({ path: '/api/messages', ...player }))
  },

  'one player and pictures of twenty megapixels': async (client) => {
    const player = await client.register()
    const picture = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const body = formWith(picture)
    return () =>
      keepSending(3, () =>
        client.send({ method: 'POST', path: '/api/profile/image', ...player, headers, body }),
      )
  },
}
