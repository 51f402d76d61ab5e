// Also on the embedded engine.
import { expect, test } from 'vitest'
import { cancelMission, startMission } from '#contract/missions/missions.ts'
import { inHours, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { textElement } from './feeds.atom.ts'

const t = openTestApp()

const read = async (file: string, as?: { cookies: Readonly<Record<string, string>> }) => {
  const { statusCode, headers, body } = await t.inject({
    method: 'GET',
    url: `/api/crew-finder/${file}`,
    cookies: { ...as?.cookies },
  })
  return { statusCode, headers, body }
}

const titles = (feed: string) =>
  [...feed.matchAll(/<entry[^>]*>.*?<title>([^<]*)<\/title>/gs)].map(([, title]) => title)
const summaries = (calendar: string) =>
  [...calendar.matchAll(/\r\nSUMMARY:(.*)\r\n/g)].map(([, title]) => title)

test('a search has a feed of its posts, the newest first, with the same filters', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Older', region: 'eu' })
  await postCrew(t, leader, { title: 'Newer' })
  await postCrew(t, leader, { title: 'Elsewhere', region: 'us' })
  await postCrew(t, leader, { title: 'Race', activity: 'racing' })
  const { statusCode, headers, body } = await read('feed.atom?activity=mining&region=eu')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(titles(body)).toEqual(['Newer', 'Older'])
  expect(body).toContain('<title>CrewBeacon: Mining · EU</title>')
  expect(body).toContain(`<id>${t.node.ctx.config.publicUrl}/crew/${id}</id>`)
  expect((await read('feed.atom?locale=de')).body).toContain('<title>CrewBeacon: Alle Crews</title>')
})

test('one search is one feed, however its address is written, and every status is another', async () => {
  const addressOf = async (query: string) => /<id>([^<]*)</.exec((await read(`feed.atom?${query}`)).body)?.[1]
  const address = await addressOf('activity=mining&region=eu')
  expect(address).toBe(
    `${t.node.ctx.config.publicUrl}/api/crew-finder/feed.atom?region=eu&amp;activity=mining&amp;locale=en`,
  )
  expect(await addressOf('region=eu&utm_source=x&activity=mining&status=open&locale=en')).toBe(address)
  expect(await addressOf('atOnce=true&activity=mining')).toContain('?activity=mining&amp;atOnce=true&amp;')
  const { body } = await read('feed.atom?activity=mining&status=all')
  expect(body).toContain('<title>CrewBeacon: Mining (with full and past crews)</title>')
  expect(body).toContain('/search?status=all&amp;activity=mining&amp;lang=en"')
})

test('texts of players stay texts, whatever is in them', async () => {
  const title = `</title><script>"&'`
  await postCrew(t, await registerPlayer(t), { title, description: ']]> <b>&amp;</b> \ufffe\u202e' })
  const { body } = await read('feed.atom')
  expect(titles(body)).toEqual(["&lt;/title&gt;&lt;script&gt;&quot;&amp;'"])
  expect(body).not.toContain('<script>')
  expect(body).not.toContain('<b>')
  expect(body).toContain(']]&gt; &lt;b&gt;&amp;amp;&lt;/b&gt; <')
  expect(textElement('a', '\u0000\u000b\ud800x\ufffe', { b: '"<&' })).toBe('<a b="&quot;&lt;&amp;">x</a>')
})

test('a calendar has the missions that are under way or ahead, the next first', async () => {
  const leader = await registerPlayer(t)
  await postCrew(t, leader, { title: 'Later', scheduledFor: inHours(30) })
  await postCrew(t, leader, { title: 'Sooner', scheduledFor: inHours(3) })
  await postCrew(t, leader, { title: 'Any time' })
  const running = await postCrew(t, leader, { title: 'Running', scheduledFor: inHours(1) })
  await t.send(startMission, { params: { id: running.id } }, { as: leader })
  const overdue = await postCrew(t, leader, { title: 'About to start', scheduledFor: inHours(1) })
  await t.connection.db
    .updateTable('crews')
    .set({ scheduled_time: new Date(Date.now() - 60_000) })
    .where('id', 'in', [running.id, overdue.id])
    .execute()
  const cancelled = await postCrew(t, leader, { title: 'Cancelled', scheduledFor: inHours(4) })
  await t.send(cancelMission, { params: { id: cancelled.id }, body: {} }, { as: leader })
  const { statusCode, headers, body } = await read('calendar.ics?activity=mining')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(summaries(body)).toEqual(['Running', 'About to start', 'Sooner', 'Later'])
  expect(summaries((await read('calendar.ics?status=all')).body)).toEqual([
    'Sooner',
    'Cancelled: Cancelled',
    'Later',
  ])
  expect(body).toContain('X-WR-CALNAME:CrewBeacon: Mining')
})

test.each(['feed.atom', 'calendar.ics'])(
  '%s shows everybody what guests see, and refuses what the board refuses',
  async (file) => {
    const leader = await registerPlayer(t)
    const { id } = await postCrew(t, leader, { title: 'Hidden', scheduledFor: inHours(3) })
    await postCrew(t, leader, { title: 'Shown', scheduledFor: inHours(4) })
    const { db } = t.connection
    await db.updateTable('crews').set({ is_hidden: true, facets: [] }).where('id', '=', id).execute()
    const [guest, own] = [await read(file), await read(file, leader)]
    expect(guest.body).toContain('Shown')
    expect(guest.body).not.toContain('Hidden')
    expect(own.body).toBe(guest.body)
    for (const query of ['activity=fishing', 'locale=fr', `search=${'x'.repeat(201)}`, 'startTime=never'])
      expect([query, (await read(`${file}?${query}`)).statusCode]).toEqual([query, 400])
  },
)

test('guests share an answer until a post changes', async () => {
  const leader = await registerPlayer(t)
  expect(titles((await read('feed.atom')).body)).toEqual([])
  await postCrew(t, leader, { title: 'New' })
  const { body, headers } = await read('feed.atom')
  expect([titles(body), headers['cache-control']]).toEqual([['New'], 'public, max-age=60'])
})
