import { expect, test } from 'vitest'
import { type Component, parseCalendar } from '#server/testing/calendar-files.ts'
import { seriesCalls } from '#server/testing/calls/series-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { startSeries, load, change, post, goTo } = seriesCalls(t)

const eventsAt = async (path: string): Promise<readonly Component[]> => {
  const { statusCode, headers, body } = await t.inject({ method: 'GET', url: `/api${path}` })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  return parseCalendar(body)[0]?.parts ?? []
}
const uidAndStart = (events: readonly Component[]) => events.map(({ UID, DTSTART }) => [UID, DTSTART])

test('all dates of a series are one file, at the same time of day on both sides of a clock change', async () => {
  goTo('2027-03-11T12:00:00Z')
  const leader = await registerPlayer(t)
  const { id, dates } = await startSeries(leader, '2027-03-16T20:00', { times: 4 })
  await change(leader, id, 3, { isSkipped: true })
  const path = `/series/${id}/calendar.ics`
  const events = await eventsAt(path)
  expect(uidAndStart(events)).toEqual([
    [`crew-${dates[0]?.crewId}@localhost`, '20270316T190000Z'],
    [`series-${id}-2@localhost`, '20270323T190000Z'],
    [`series-${id}-4@localhost`, '20270406T180000Z'],
  ])
  expect(events[1]).toMatchObject({
    SUMMARY: 'Halo',
    STATUS: 'TENTATIVE',
    SEQUENCE: '0',
    URL: `http://localhost:3000/crew/${dates[0]?.crewId}`,
    DTEND: '20270323T210000Z',
  })
  expect(await eventsAt(path)).toEqual(events)
})

test('a date stays the same event when it is posted and when it is moved', async () => {
  goTo('2027-03-11T12:00:00Z')
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, '2027-03-16T20:00', { times: 2 })
  const path = `/series/${id}/calendar.ics`
  const [, planned] = await eventsAt(path)
  t.clock.advance(60_000)
  await change(leader, id, 2, { movedTo: '2027-03-24T20:00' })
  const [, moved] = await eventsAt(path)
  expect(moved).toMatchObject({ UID: planned?.UID, DTSTART: '20270324T190000Z' })
  expect(String(moved?.DTSTAMP) > String(planned?.DTSTAMP)).toBe(true)
  goTo('2027-03-19T12:00:00Z')
  await post()
  const crewId = (await load(id)).dates[1]?.crewId
  for (const events of [await eventsAt(path), await eventsAt(`/crew/${crewId}/calendar.ics`)]) {
    expect(events.at(-1)).toMatchObject({ UID: planned?.UID, DTSTART: '20270324T190000Z' })
  }
})

test('there is no file of a series that does not exist', async () => {
  const { statusCode } = await t.inject({ method: 'GET', url: '/api/series/12345/calendar.ics' })
  expect(statusCode).toBe(404)
})
