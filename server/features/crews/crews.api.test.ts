import { expect, test } from 'vitest'
import { createCrew, getCrew, listCrews, updateCrew } from '#contract/crews.ts'
import { listCrewRoles } from '#contract/roles.ts'
import { crewDraft, gunnerRole, inHours, postCrew, registerPlayer } from '#server/testing/factories.ts'
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
    discordLink: null,
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
    shipRequired: 'large',
    experienceRequired: 'beginner',
    rewardUec: 240_000,
    primaryLanguage: 'en',
    requiredLanguages: ['de', 'en'],
    timezone: 'Europe/London',
    discordLink: 'https://discord.gg/abc',
    roles: [
      gunnerRole(),
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
    ['Turret Gunner', 2, 0, 15, null, true],
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

test.each([
  ['title', { title: '   ' }, 'Please enter a mission title'],
  ['title', { title: undefined }, 'Please enter a mission title'],
  ['title', { title: 'x'.repeat(121) }, 'At most 120 characters'],
  ['description', { description: ' \n ' }, 'Please enter a description'],
  ['description', { description: 'x'.repeat(5001) }, 'At most 5000 characters'],
  ['activity', { activity: '' }, 'Please select an activity type'],
  ['activity', { activity: 'fishing' }, 'Please select an activity type'],
  ['maxCrewSize', { maxCrewSize: 0 }, 'Crew size must be between 1 and 50'],
  ['maxCrewSize', { maxCrewSize: 51 }, 'Crew size must be between 1 and 50'],
  ['maxCrewSize', { maxCrewSize: 2.5 }, 'Crew size must be between 1 and 50'],
  ['maxCrewSize', { maxCrewSize: '4' }, 'Crew size must be between 1 and 50'],
  ['scheduledFor', { scheduledFor: inHours(-1) }, 'Scheduled time must be in the future'],
  ['scheduledFor', { scheduledFor: inHours(24 * 380) }, 'Please choose a start within the next year'],
  [
    'scheduledFor',
    { scheduledFor: '2027-02-30T12:00' },
    'This date and time do not exist in the chosen time zone',
  ],
  [
    'scheduledFor',
    { scheduledFor: '2027-03-28T02:30' },
    'This date and time do not exist in the chosen time zone',
  ],
  ['scheduledFor', { scheduledFor: '0' }, 'This date and time do not exist in the chosen time zone'],
  [
    'scheduledFor',
    { scheduledFor: '+300000-01-01T00:00:00Z' },
    'This date and time do not exist in the chosen time zone',
  ],
  [
    'scheduledFor',
    { scheduledFor: '2027-01-01T10:00:00+99:99' },
    'This date and time do not exist in the chosen time zone',
  ],
  ['rewardUec', { rewardUec: -1 }, 'Reward must be a positive number'],
  ['rewardUec', { rewardUec: 0.5 }, 'Reward must be a positive number'],
  ['rewardUec', { rewardUec: 1e13 }, 'Please enter a smaller reward'],
  ['estimatedDuration', { estimatedDuration: 1441 }, 'Duration must be between 0 and 1440 minutes'],
  ['estimatedDuration', { estimatedDuration: -1 }, 'Duration must be between 0 and 1440 minutes'],
  ['location', { location: 'x'.repeat(81) }, 'At most 80 characters'],
  ['additionalRequirements', { additionalRequirements: 'x'.repeat(2001) }, 'At most 2000 characters'],
  ['timezone', { timezone: 'Mars/Olympus' }, 'This timezone is not known'],
  ['discordLink', { discordLink: 'https://discord.gg@evil.example' }, /Discord link/],
  ['discordLink', { discordLink: 'discord.gg.evil.example/abc' }, /Discord link/],
  ['discordLink', { discordLink: 'java\nscript:alert(1)' }, /./],
  ['discordLink', { discordLink: 'http://discord.gg/abc' }, /Discord link/],
  ['discordLink', { discordLink: 'https://discord.gg.evil.example/abc' }, /Discord link/],
  ['roles', { roles: Array.from({ length: 21 }, () => gunnerRole()) }, 'At most 20 roles'],
  ['roles.0.roleName', { roles: [gunnerRole({ roleName: '  ' })] }, 'Please enter a role name'],
  [
    'roles.1.slotsNeeded',
    { roles: [gunnerRole(), gunnerRole({ slotsNeeded: 11 })] },
    'Slots must be between 1 and 10',
  ],
  ['roles.0.slotsNeeded', { roles: [gunnerRole({ slotsNeeded: 0 })] }, 'Slots must be between 1 and 10'],
  [
    'roles.0.compensationPercentage',
    { roles: [gunnerRole({ compensationPercentage: 101 })] },
    /between 0 and 100/,
  ],
  ['roles.0.compensationAmount', { roles: [gunnerRole({ compensationAmount: -5 })] }, /at least 0/],
])('a post with an invalid %s is refused: %j', async (field, changes, text) => {
  const leader = await registerPlayer(t)
  const { status, body } = await t.send(
    createCrew,
    { body: { ...crewDraft(), ...changes } as never },
    { as: leader },
  )
  expect(status).toBe(400)
  expect(body.fields?.[field]).toMatch(text)
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

test.runIf(process.env.TEST_ENGINE === 'postgres')('these tests run on a server in another time zone', () => {
  expect(new Date('2027-01-01T00:00:00Z').getHours()).toBe(13)
})

test('local time means the zone of the post, before and after a clock change', async () => {
  t.clock.advance(new Date('2027-03-01T12:00:00Z').getTime() - Date.now())
  const leader = await registerPlayer(t)
  const startOf = async (scheduledFor: string, timezone: string) =>
    (await postCrew(t, leader, { scheduledFor, timezone })).scheduledTime
  expect(await startOf('2027-03-27T20:00', 'Europe/Berlin')).toBe('2027-03-27T19:00:00.000Z')
  expect(await startOf('2027-03-28T20:00', 'Europe/Berlin')).toBe('2027-03-28T18:00:00.000Z')
  expect(await startOf('2027-10-31T02:30', 'Europe/Berlin')).toBe('2027-10-31T00:30:00.000Z')
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
