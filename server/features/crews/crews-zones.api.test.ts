/** A zone can have several names, and several zones one clock: posts are found by any of them. */
import { expect, test } from 'vitest'
import { applyToCrew } from '#contract/applications/applications.ts'
import { listCrews } from '#contract/crews/board.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { postCrew, registerPlayer } from '#server/testing/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

test.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['europe/berlin', 'Europe/Berlin'],
  ['Europe/Berlin', 'EUROPE/BERLIN'],
])('a post in %s is found by %s', async (posted, timezone) => {
  const { id } = await postCrew(t, await registerPlayer(t), { timezone: posted })
  const { body } = await t.send(listCrews, { query: { timezone } })
  expect(body.map((crew) => crew.id)).toContain(id)
})

test('posts are found by the clock at their start: by zones that differ now, and not by zones that differ then', async () => {
  t.clock.advance(Date.parse('2028-01-10T12:00:00Z') - t.clock.stop().getTime())
  const leader = await registerPlayer(t)
  const post = (title: string, timezone: string, scheduledFor: string | null) =>
    postCrew(t, leader, { title, timezone, scheduledFor })
  await post('Berlin in winter', 'Europe/Berlin', '2028-01-20T20:00')
  await post('Berlin in summer', 'Europe/Berlin', '2028-07-20T20:00')
  await post('Berlin whenever', 'Europe/Berlin', null)
  const found = async (timezone: string) =>
    (await t.send(listCrews, { query: { timezone, sort: 'soonest' } })).body.map(({ title }) => title)
  const all = ['Berlin in winter', 'Berlin in summer', 'Berlin whenever']
  expect(await found('Europe/Paris')).toEqual(all)
  expect(await found('Africa/Lagos')).toEqual(['Berlin in winter', 'Berlin whenever'])
  expect(await found('Africa/Johannesburg')).toEqual(['Berlin in summer'])
  expect(await found('America/New_York')).toEqual([])
  t.clock.advance(180 * 24 * 60 * 60_000)
  expect(await found('Africa/Johannesburg')).toEqual(['Berlin in summer', 'Berlin whenever'])
})

test('players, posts and applications store a zone under one name', async () => {
  const timezone = 'asia/calcutta'
  const leader = await registerPlayer(t, { timezone })
  const crew = await postCrew(t, leader, { timezone })
  const applicant = await registerPlayer(t)
  const body = { message: 'Me', availability: 'sofort', experience: 'experte', timezone } as const
  const applied = await t.send(applyToCrew, { params: { id: crew.id }, body }, { as: applicant })
  const changed = await t.send(updateProfile, { body: { timezone } }, { as: applicant })
  expect([leader.user, crew, applied.body, changed.body].map((kept) => kept.timezone)).toEqual(
    Array(4).fill('Asia/Kolkata'),
  )
})
