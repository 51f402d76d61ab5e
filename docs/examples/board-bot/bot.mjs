// Posts what a search of the board finds to a Discord channel, or prints it. See README.md.
import { setTimeout as wait } from 'node:timers/promises'

const { CREWBEACON_URL, CREWBEACON_TOKEN, CREWBEACON_SEARCH = '', DISCORD_WEBHOOK } = process.env

const mostPosts = 10
const attempts = 3
const longestWaitSeconds = 60

/** Waits and tries again when it is asked to slow down; any other refusal ends the program. */
const send = async (url, options) => {
  const { host } = new URL(url)
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(15_000) })
    if (response.ok) return response
    const isBusy = response.status === 429 || response.status === 503
    const seconds = Number(response.headers.get('retry-after')) || 1
    if (!isBusy || attempt === attempts || seconds > longestWaitSeconds)
      throw new Error(`${host} answered ${response.status}: ${await response.text()}`)
    await response.body?.cancel()
    await wait(seconds * 1000)
  }
}

const readBoard = async () => {
  const url = new URL('/api/crew-finder', CREWBEACON_URL)
  url.search = CREWBEACON_SEARCH
  url.searchParams.set('limit', String(mostPosts))
  const response = await send(url, { headers: { authorization: `Bearer ${CREWBEACON_TOKEN}` } })
  return { posts: await response.json(), total: Number(response.headers.get('x-total-count')) }
}

const addressOf = ({ id }) => new URL(`/crew/${id}`, CREWBEACON_URL).href
const seatsOf = ({ currentCrewSize, maxCrewSize }) => `${currentCrewSize} of ${maxCrewSize} aboard`
const headingOf = (total) =>
  total === 1 ? '1 crew is looking for people' : `${total} crews are looking for people`

const printed = ({ posts, total }) => {
  const lines = posts.map((post) => {
    const start = post.scheduledTime ? `, ${post.scheduledTime}` : ''
    return `${post.title} (${post.activity}, ${seatsOf(post)}${start})\n  ${addressOf(post)}`
  })
  return [headingOf(total), ...lines].join('\n')
}

/** Titles are written by players: they shall look like text, not like links or formats. */
const plain = (text) => text.replaceAll(/[\\`*_~|[\]()<>#@:-]/g, '\\$&')

const message = ({ posts, total }) => {
  const lines = posts.map((post) => {
    // Discord shows it in the time zone of each reader.
    const start = post.scheduledTime ? ` · <t:${Math.floor(Date.parse(post.scheduledTime) / 1000)}:R>` : ''
    return `**[${plain(post.title)}](${addressOf(post)})**\n${post.activity} · ${seatsOf(post)}${start}`
  })
  return {
    embeds: [{ title: headingOf(total), description: lines.join('\n\n') }],
    // The text of a player must not ping anyone.
    allowed_mentions: { parse: [] },
  }
}

const run = async () => {
  if (!CREWBEACON_URL || !CREWBEACON_TOKEN) throw new Error('Please set CREWBEACON_URL and CREWBEACON_TOKEN.')
  const board = await readBoard()
  if (!DISCORD_WEBHOOK) return console.log(printed(board))
  if (board.posts.length === 0) return
  await send(DISCORD_WEBHOOK, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message(board)),
  })
}

run().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
