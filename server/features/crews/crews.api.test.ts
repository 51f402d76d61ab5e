// Also on the embedded engine.
import { expect, test } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { createCrew, getCrew, updateCrew } from '#contract/crews/crews.ts'
import { listCrewRoles } from '#contract/roles/roles.ts'
import {
  crewDraft,
  gunnerRole,
  inHours,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

test('a post with only the required fields has the defaults', async () => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader)
  expect(crew).toMatchObject({
    title: 'Quantanium run, Aaron Halo',
    activity: 'mining',
    postType: 'crew_search',
    authorId: leader.user.id,
    authorName: leader.user.username,
    authorReputation: { averageRating: 0, totalRatings: 0 },
    currentCrewSize: 1,
    maxCrewSize: 4,
    missionStatus: 'open',
    displayStatus: 'open',
    scheduledTime: null,
    estimatedDuration: null,
    location: '',
    shipSize: null,
    rewardUec: null,
    experienceLevel: null,
    requiredLanguages: [],
    primaryLanguage: 'de',
    timezone: 'Europe/Berlin',
    discordLink: '',
    region: null,
    gameVersion: 'live',
    roles: [],
    viewer: { isAuthor: true, isMember: false, canEdit: true },
  })
  expect(crew.members).toEqual([
    expect.objectContaining({ id: leader.user.id, userRole: 'leader', roleName: null }),
  ])
})

test('a post with every field is stored as it was written, and guests see it', async () => {
  const leader = await registerPlayer(t)
  const scheduledFor = inHours(30)
  const crew = await postCrew(t, leader, {
    title: '  Grüße aus <b>Lorville</b>  ',
    description: 'First line\n\n  second line  ',
    additionalRequirements: 'Headset & patience',
    postType: 'mission',
    maxCrewSize: 8,
    scheduledFor,
    estimatedDuration: 150,
    location: 'Aaron Halo',
    startLocation: 'Orison',
    endLocation: 'HUR-L1',
    region: 'asia',
    gameVersion: 'ptu',
    shipRequired: 'large',
    experienceRequired: 'beginner',
    rewardUec: 240_000,
    primaryLanguage: 'en',
    requiredLanguages: ['de', 'en'],
    timezone: 'Europe/London',
    discordLink: 'https://discord.gg/abc',
    roles: [
      gunnerRole({ compensationPercentage: 33.3 }),
      gunnerRole({
        roleName: 'Medic',
        roleCategory: 'medical',
        slotsNeeded: 1,
        compensationType: 'auec',
        compensationAmount: 5000,
      }),
    ],
  })
  const { status, body } = await t.send(getCrew, { params: { id: crew.id } })
  expect(status).toBe(200)
  const { viewer: _, ...seenByGuest } = crew
  expect(body).toEqual(seenByGuest)
  expect(body).toMatchObject({
    title: 'Grüße aus <b>Lorville</b>',
    description: 'First line\n\n  second line  ',
    scheduledTime: scheduledFor,
    shipSize: 'large',
    experienceLevel: 'beginner',
    region: 'asia',
    gameVersion: 'ptu',
    rewardUec: 240_000,
  })
  expect(
    body.roles.map(
      ({ roleName, slotsNeeded, slotsFilled, compensationPercentage, compensationAmount, isRequired }) => [
        roleName,
        slotsNeeded,
        slotsFilled,
        compensationPercentage,
        compensationAmount,
        isRequired,
      ],
    ),
  ).toEqual([
    ['Turret Gunner', 2, 0, 33.3, null, true],
    ['Medic', 1, 0, null, 5000, true],
  ])
  expect((await t.send(listCrewRoles, { params: { id: crew.id } })).body).toEqual(body.roles)
  const board = await t.send(listCrews, {})
  expect(board.headers['x-total-count']).toBe('1')
  expect(board.body[0]).toMatchObject({
    id: crew.id,
    roles: [{ roleName: 'Turret Gunner', slotsNeeded: 2, slotsFilled: 0 }, { roleName: 'Medic' }],
  })
  expect(board.body[0]).not.toHaveProperty('members')
})

// Every rule of a field is in the contract's own tests; the clock is the server's.
test.each([
  ['title', { title: '   ' }, 'Please enter a mission title'],
  [
    'roles.1.slotsNeeded',
    { roles: [gunnerRole(), gunnerRole({ slotsNeeded: 11 })] },
    'Slots must be between 1 and 10',
  ],
  ['scheduledFor', { scheduledFor: inHours(-1) }, 'Scheduled time must be in the future'],
  ['scheduledFor', { scheduledFor: inHours(24 * 380) }, 'Please choose a start within the next year'],
  [
    'scheduledFor',
    { scheduledFor: '2027-03-28T02:30' },
    'This date and time do not exist in the chosen time zone',
  ],
])('a post with an invalid %s is refused: %j', async (field, changes, text) => {
  const leader = await registerPlayer(t)
  const { status, body } = await t.send(
    createCrew,
    { body: { ...crewDraft(), ...changes } as never },
    { as: leader },
  )
  expect([status, body.fields]).toEqual([400, { [field]: text }])
})

test('fields that only the server sets are ignored in a request', async () => {
  const leader = await registerPlayer(t)
  const stranger = await registerPlayer(t)
  const body = {
    ...crewDraft(),
    id: 999,
    authorId: stranger.user.id,
    author_id: stranger.user.id,
    currentCrewSize: 3,
    current_crew_size: 3,
    missionStatus: 'completed',
    mission_status: 'completed',
    createdAt: '2020-01-01T00:00:00.000Z',
    roles: [{ ...gunnerRole(), slotsFilled: 2, slots_filled: 2, id: 5 }],
  }
  const created = await t.send(createCrew, { body }, { as: leader })
  const expected = { authorId: leader.user.id, currentCrewSize: 1, missionStatus: 'open' }
  expect(created.body).toMatchObject(expected)
  expect(created.body.id).not.toBe(999)
  expect(created.body.roles[0]?.slotsFilled).toBe(0)
  const { roles: _, ...change } = body
  const updated = await t.send(updateCrew, { params: { id: created.body.id }, body: change }, { as: leader })
  expect(updated.status).toBe(200)
  expect(updated.body).toMatchObject({ ...expected, id: created.body.id, createdAt: created.body.createdAt })
})

test('local time means the zone of the post', async () => {
  t.clock.advance(new Date('2027-03-01T12:00:00Z').getTime() - Date.now())
  const leader = await registerPlayer(t)
  const startOf = async (scheduledFor: string, timezone: string) =>
    (await postCrew(t, leader, { scheduledFor, timezone })).scheduledTime
  expect(await startOf('2027-03-28T20:00', 'Europe/Berlin')).toBe('2027-03-28T18:00:00.000Z')
  expect(await startOf('2027-03-27T20:00', 'Asia/Tokyo')).toBe('2027-03-27T11:00:00.000Z')
})

test('no email address is part of a post', async () => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader)
  const answers = [await t.send(getCrew, { params: { id: crew.id } }), await t.send(listCrews, {})]
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('@')
})

test.each(['0', '-1', 'abc', '99999999999'])('crew %s is not found', async (id) => {
  expect((await t.send(getCrew, { params: { id } })).status).toBe(404)
  expect((await t.send(listCrewRoles, { params: { id } })).status).toBe(404)
})
