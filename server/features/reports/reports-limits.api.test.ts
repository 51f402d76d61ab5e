import { expect, test } from 'vitest'
import { reportPlayer } from '#contract/reports/reports.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })

test('a player reports twenty times a day, and is told how long to wait', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const reporter = await registerPlayer(t)
  const body = { reportedUserId: leader.user.id, reportCategory: 'other', reportReason: 'Again' } as const
  const report = (language: string) =>
    t.send(reportPlayer, { params: { id }, body }, { as: reporter, headers: { 'accept-language': language } })
  expect((await report('en')).status).toBe(201)
  for (let i = 1; i < 20; i += 1) expect((await report('en')).body.code).toBe('already_reported')
  expect(await report('en')).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests', message: 'Too many attempts. Please try again in 24 hours.' },
  })
  expect((await report('de')).body.message).toContain('in 24 Stunden')
})
