// What one player or a few guests can ask for without end, within their limits: it must not be felt by others.
import { randomBytes } from 'node:crypto'
import { discordRequests } from './discord-requests.mjs'
import { guestRequests } from './guest-requests.mjs'
import { playerRequests } from './player-requests.mjs'
import { compressed, keepSending, post, run } from './preparing.mjs'

/** 20 discussions with 50 answers each, as long as they may be. */
const fillDiscussion = `
  with threads as (
    insert into comments (crew_id, author_id, channel, body, created_at)
    select id, author_id, 'public', repeat('x', 1000), now() from crews, generate_series(1, 20) where id = $1
    returning id, crew_id, author_id
  )
  insert into comments (crew_id, author_id, channel, parent_id, body, created_at)
  select crew_id, author_id, 'public', id, repeat('y', 1000), now() from threads, generate_series(1, 50)
`

/**
 * As the others, with the address of the database, to prepare in a moment what would take a patient attacker hours.
 * @type {Record<string, import('./preparing.mjs').Preparation>}
 */
export const costlyRequests = {
  ...guestRequests,
  ...playerRequests,
  ...discordRequests,

  'one player and the page of a post full of comments': async (client, databaseUrl) => {
    const player = await client.register()
    const id = await post(client, player, { title: 'Full', description: 'Full', activity: 'mining' })
    await run(databaseUrl, fillDiscussion, [id])
    return () => keepSending(3, () => client.send({ path: `/crew/${id}`, ...player, headers: compressed }))
  },

  'one player and the page of what fits': async (client) => {
    const player = await client.register()
    return () =>
      keepSending(3, () => client.send({ path: '/search?sort=match', ...player, headers: compressed }))
  },

  'twelve guests and pages that nobody has asked for before': async (client) => () =>
    keepSending(12, (connection) =>
      client.send({
        path: `/search?search=${randomBytes(6).toString('hex')}`,
        address: `203.0.113.${connection}`,
        headers: compressed,
      }),
    ),

  'one player and suggestions out of twenty thousand players': async (client) => {
    const player = await client.register()
    const scheduledFor = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString()
    const draft = {
      title: 'Who fits',
      description: 'Who fits',
      activity: 'mining',
      timezone: 'UTC',
      scheduledFor,
    }
    const id = await post(client, player, draft)
    return () => keepSending(12, () => client.send({ path: `/api/crew/${id}/suggestions`, ...player }))
  },
}
