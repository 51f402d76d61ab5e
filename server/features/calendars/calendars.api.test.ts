// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getCrewCalendar } from '#contract/calendars/calendars.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission, startMission } from '#contract/missions/missions.ts'
import { type Component, parseCalendar } from '#server/testing/calendar-files.ts'
import {
  crewDraft,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

const download = (id: number, { as, headers, query = '' }: Partial<Request> = {}) =>
  t.inject({
    method: 'GET',
    url: `/api/crew/${id}/calendar.ics${query}`,
    headers: { ...headers },
    cookies: { ...as?.cookies },
  })
interface Request {
  readonly as: Player
  readonly headers: Record<string, string>
  readonly query: string
}

/** The moment some minutes later, as a calendar writes it. */
const stamp = (time: string, minutes = 0) =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString().replace(/[-:]|\.\d+/g, '')

const eventOf = async (id: number, request?: Partial<Request>): Promise<Component> => {
  const { statusCode, body } = await download(id, request)
  expect(statusCode).toBe(200)
  const [calendar] = parseCalendar(body)
  expect(calendar).toMatchObject({ name: 'VCALENDAR', VERSION: '2.0', parts: [{ name: 'VEVENT' }] })
  return calendar?.parts[0] as Component
}

test('a mission is one event with an alarm, as a file for everyone', async () => {
  const leader = await registerPlayer(t)
  const start = inHours(5)
  const { id } = await postCrew(t, leader, {
    title: 'Größe, Gewicht; und mehr',
    description: 'Two lasers.\nBring a suit \\ helmet.',
    scheduledFor: start,
    estimatedDuration: 90,
    startLocation: 'Port Tressler',
    endLocation: 'Aaron Halo',
    discordLink: 'https://discord.gg/halo',
  })
  const { headers } = await download(id)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="crewbeacon-crew-${id}.ics"`,
  })
  const link = `http://localhost:3000/crew/${id}`
  expect(await eventOf(id)).toMatchObject({
    UID: `crew-${id}@localhost`,
    DTSTART: stamp(start),
    DTEND: stamp(start, 90),
    SUMMARY: 'Größe, Gewicht; und mehr',
    DESCRIPTION: `Two lasers.\nBring a suit \\ helmet.\n\nLeader: ${leader.user.username}\nDiscord: https://discord.gg/halo\n${link}`,
    LOCATION: 'Port Tressler to Aaron Halo',
    URL: link,
    STATUS: 'TENTATIVE',
    parts: [
      { name: 'VALARM', ACTION: 'DISPLAY', TRIGGER: '-PT15M', DESCRIPTION: 'Größe, Gewicht; und mehr' },
    ],
  })
})

test('it speaks the language of its reader, the chosen one before that of the browser', async () => {
  const { id } = await postCrew(t, await registerPlayer(t), { scheduledFor: inHours(5) })
  const headers = { 'accept-language': 'de-AT,en;q=0.5' }
  expect((await eventOf(id, { headers })).DESCRIPTION).toContain('Leitung: ')
  expect((await eventOf(id, { headers, query: '?locale=en' })).DESCRIPTION).toContain('Leader: ')
  expect((await download(id, { query: '?locale=fr' })).statusCode).toBe(400)
})

test('it is certain for those who have a seat, and for everyone once it has started', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { scheduledFor: inHours(5), maxCrewSize: 4 })
  const member = await joinCrew(t, leader, id)
  const stranger = await registerPlayer(t)
  const statuses = async () =>
    Promise.all([leader, member, stranger].map(async (as) => (await eventOf(id, { as })).STATUS))
  expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED', 'TENTATIVE'])
  await t.send(startMission, { params: { id } }, { as: leader })
  expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED'])
})

test('an edit, a new start and a cancellation raise the number of the event, also within a second', async () => {
  t.clock.stop()
  const as = await registerPlayer(t)
  const first = { scheduledFor: inHours(5), title: 'Halo' }
  const { id } = await postCrew(t, as, first)
  const events = [await eventOf(id)]
  const edit = async (changes: object) => {
    await t.send(updateCrew, { params: { id }, body: crewDraft({ ...first, ...changes }) }, { as })
    events.push(await eventOf(id))
  }
  await edit({ title: 'Yela' })
  await edit({ scheduledFor: inHours(7) })
  await t.send(cancelMission, { params: { id }, body: {} }, { as })
  events.push(await eventOf(id))

  const numbers = events.map(({ SEQUENCE }) => Number(SEQUENCE))
  expect(new Set(numbers).size).toBe(4)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(1)
  const [created, renamed, moved, cancelled] = events
  expect(renamed).toMatchObject({ SUMMARY: 'Yela', DTSTART: created?.DTSTART })
  expect(moved?.DTSTART).not.toBe(created?.DTSTART)
  expect(cancelled).toMatchObject({ STATUS: 'CANCELLED', SUMMARY: 'Cancelled: Halo', parts: [] })
})

test('without an estimate a mission takes two hours', async () => {
  const as = await registerPlayer(t)
  for (const estimatedDuration of [null, 0]) {
    const start = inHours(5)
    const { id } = await postCrew(t, as, { scheduledFor: start, estimatedDuration })
    expect(await eventOf(id)).toMatchObject({ DTSTART: stamp(start), DTEND: stamp(start, 120) })
  }
})

test('a mission without a start, hidden, deleted or unknown has no file', async () => {
  const as = await registerPlayer(t)
  const unscheduled = await postCrew(t, as)
  const { status, body } = await t.send(
    getCrewCalendar,
    { params: { id: unscheduled.id } },
    { headers: { 'accept-language': 'de' } },
  )
  expect([status, body.code, body.message]).toEqual([
    409,
    'no_start',
    'Diese Mission hat noch keine Startzeit.',
  ])

  const { id } = await postCrew(t, as, { scheduledFor: inHours(5) })
  const set = (changes: object) =>
    t.connection.db.updateTable('crews').set(changes).where('id', '=', id).execute()
  await set({ is_hidden: true })
  expect((await download(id)).statusCode).toBe(404)
  expect((await download(id, { as: await registerPlayer(t) })).statusCode).toBe(404)
  // Players aboard keep access.
  expect((await download(id, { as })).statusCode).toBe(200)
  await set({ deleted_at: new Date(), deletion_reason: 'Spam' })
  expect((await download(id, { as })).statusCode).toBe(404)
  expect((await download(2_147_483_647)).statusCode).toBe(404)
})

test.each([
  [
    'line breaks and a further event',
    'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:x',
    'a\nEND:VEVENT\nBEGIN:VEVENT\nUID:x',
  ],
  ['control characters', 'a\u0007b\u001fc\u0085d', 'abcd'],
  ['line ends of Unicode', 'a\u2028b\u2029c', 'a\nb\nc'],
  ['markup', '</script><script>alert(1)</script>', '</script><script>alert(1)</script>'],
  ['120 emoji', '👩‍🚀'.repeat(40), '👩‍🚀'.repeat(40)],
  ['turned text', 'a\u202egnp.exe\u2066b', 'agnp.exeb'],
  ['words of right-to-left languages', 'מסע אל הירח', 'מסע אל הירח'],
  ['every character with a meaning', '\\n\\;,":=\t', '\\n\\;,":=\t'],
])('%s stay in the texts where they are', async (_name, title, shown) => {
  const { id } = await postCrew(t, await registerPlayer(t), { scheduledFor: inHours(5) })
  // Bypasses the checks of a post, which refuse some of these.
  const texts = { title, description: title, location: title, ship_name: title }
  await t.connection.db.updateTable('crews').set(texts).where('id', '=', id).execute()
  const event = await eventOf(id)
  expect(event).toMatchObject({ SUMMARY: shown, LOCATION: shown, parts: [{ DESCRIPTION: shown }] })
  expect(String(event.DESCRIPTION).startsWith(`${shown}\n\nLeader: `)).toBe(true)
  for (const line of (await download(id)).rawPayload.toString('latin1').split('\r\n'))
    expect(line.length).toBeLessThanOrEqual(75)
})

test('a long description is cut, and the link follows', async () => {
  const { id } = await postCrew(t, await registerPlayer(t), {
    scheduledFor: inHours(5),
    description: '🚀'.repeat(1_500),
  })
  const text = String((await eventOf(id)).DESCRIPTION)
  expect(text.startsWith(`${'🚀'.repeat(1_000)}…\n\n`)).toBe(true)
  expect(text.endsWith(`/crew/${id}`)).toBe(true)
})
