/** A zone can have several names: posts are found by any of them. */
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
