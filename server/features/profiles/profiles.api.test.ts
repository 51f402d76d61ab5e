// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getWeekHours, updateWeekHours } from '#contract/profiles/hours.ts'
import { getOwnProfile, updateOwnProfile, updateProfile } from '#contract/profiles/profiles.ts'
import { hoursOfPlaytimes } from '#contract/users/week-hours.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

test('a player edits their profile', async () => {
  const player = await registerPlayer(t)
  const changes = {
    displayName: '  Marlin 🐟 ',
    bio: 'Two lines,\nas typed  ',
    citizenId: 'CIT-77',
    preferredLanguages: ['de' as const, 'fr' as const],
    timezone: 'America/New_York',
    playtimes: ['night' as const],
    regions: ['us' as const, 'eu' as const],
  }
  const { status, body } = await t.send(updateOwnProfile, { body: changes }, { as: player })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...player.user,
    ...changes,
    displayName: 'Marlin 🐟',
    starCitizenHandle: 'CIT-77',
    isHandleVerified: false,
  })
  expect((await t.send(getOwnProfile, {}, { as: player })).body).toEqual(body)
})

test('absent fields stay as they are, and an empty citizen id is removed', async () => {
  const player = await registerPlayer(t)
  await t.send(updateProfile, { body: { citizenId: 'CIT-77', bio: 'Hello' } }, { as: player })
  const { body } = await t.send(updateProfile, { body: { citizenId: '' } }, { as: player })
  expect(body).toMatchObject({ citizenId: null, starCitizenHandle: player.user.username, bio: 'Hello' })
  expect((await t.send(updateProfile, { body: {} }, { as: player })).body).toEqual(body)
})

test('other fields of the account cannot be changed', async () => {
  const player = await registerPlayer(t)
  const payload = {
    displayName: 'Me',
    isAdmin: true,
    userRole: 'admin',
    user_role: 'admin',
    username: 'someone-else',
    email: 'x@y.example',
    password_hash: 'x',
    id: 1,
    createdAt: '2000-01-01T00:00:00.000Z',
  }
  for (const url of ['/api/auth/profile', '/api/profile']) {
    const response = await t.inject({ method: 'PUT', url, payload, cookies: { ...player.cookies } })
    expect(response.json()).toEqual({
      ...player.user,
      displayName: 'Me',
      bio: '',
      isHandleVerified: false,
    })
  }
})

test('a wrong value is refused with the name of its field, and nothing is changed', async () => {
  const player = await registerPlayer(t)
  const body = { bio: 'Hello', displayName: '\u200b\u200b' }
  const { status, body: answer } = await t.send(updateProfile, { body }, { as: player })
  expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, ['displayName']])
  expect((await t.send(getOwnProfile, {}, { as: player })).body.bio).toBe('')
})

test('an emoji counts as one character', async () => {
  const player = await registerPlayer(t)
  const bio = '🚀'.repeat(1000)
  const { status, body } = await t.send(updateProfile, { body: { bio } }, { as: player })
  expect([status, body.bio]).toEqual([200, bio])
})

test('the play times of a registration fill the hours of the week once', async () => {
  const player = await registerPlayer(t, { playtimes: ['evening'] })
  const hoursOf = async () => (await t.send(getWeekHours, {}, { as: player })).body.hours
  expect(await hoursOf()).toEqual(hoursOfPlaytimes(['evening']))
  const hours = Array.from({ length: 168 }, (_, i) => i % 3 === 0)
  const { status, body } = await t.send(updateWeekHours, { body: { hours } }, { as: player })
  expect([status, body]).toEqual([200, { hours }])
  await t.send(updateProfile, { body: { playtimes: ['night'] } }, { as: player })
  expect(await hoursOf()).toEqual(hours)
})

test('play times that come later fill a week without hours', async () => {
  const player = await registerPlayer(t, { playtimes: [] })
  const hoursOf = async () => (await t.send(getWeekHours, {}, { as: player })).body.hours
  expect(await hoursOf()).not.toContain(true)
  for (const playtimes of [['night' as const], []]) {
    await t.send(updateProfile, { body: { playtimes } }, { as: player })
    expect(await hoursOf()).toEqual(hoursOfPlaytimes(['night']))
  }
})

test.each([167, 169, 10_000])('a week of %i hours is refused', async (length) => {
  const as = await registerPlayer(t)
  const hours = Array.from({ length }, () => true)
  const { status, body } = await t.send(updateWeekHours, { body: { hours } }, { as })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['hours']])
})
