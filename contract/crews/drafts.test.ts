import { expect, test } from 'vitest'
import { issuesByField } from '../testing/issues-by-field.ts'
import { createCrew, updateCrew } from './crews.ts'

const draft = { title: 'Quantanium run', description: 'Two lasers open.', activity: 'mining' }
const role = { roleName: 'Turret Gunner', slotsNeeded: 2 }

test('a title, a description and an activity are enough', () => {
  expect(issuesByField(createCrew.body, draft)).toEqual({})
  expect(issuesByField(updateCrew.body, draft)).toEqual({})
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
  [
    'discordLink',
    { discordLink: 'java\nscript:alert(1)' },
    'This text contains characters that cannot be stored',
  ],
  ['discordLink', { discordLink: 'http://discord.gg/abc' }, /Discord link/],
  ['discordLink', { discordLink: 'https://discord.gg.evil.example/abc' }, /Discord link/],
  ['roles', { roles: Array.from({ length: 21 }, () => role) }, 'At most 20 roles'],
  ['roles.0.roleName', { roles: [{ ...role, roleName: '  ' }] }, 'Please enter a role name'],
  ['roles.1.slotsNeeded', { roles: [role, { ...role, slotsNeeded: 11 }] }, 'Slots must be between 1 and 10'],
  ['roles.0.slotsNeeded', { roles: [{ ...role, slotsNeeded: 0 }] }, 'Slots must be between 1 and 10'],
  [
    'roles.0.compensationPercentage',
    { roles: [{ ...role, compensationPercentage: 101 }] },
    /between 0 and 100/,
  ],
  [
    'roles.0.compensationPercentage',
    { roles: [{ ...role, compensationPercentage: 12.55 }] },
    /at most one decimal/,
  ],
  ['roles.0.compensationAmount', { roles: [{ ...role, compensationAmount: -5 }] }, /at least 0/],
])('%s in %j is refused', (field, changes, text) => {
  expect(issuesByField(createCrew.body, { ...draft, ...changes })).toEqual({
    [field]: expect.stringMatching(text),
  })
})

test.each([
  ['title', { title: '' }, 'Title is required'],
  ['description', { description: ' ' }, 'Description is required'],
  ['activity', { activity: '' }, 'Activity is required'],
  ['maxCrewSize', { maxCrewSize: 51 }, 'Crew size must be between 1 and 50'],
])('an edit with a wrong %s (%j) is refused', (field, changes, text) => {
  expect(issuesByField(updateCrew.body, { ...draft, ...changes })).toEqual({ [field]: text })
})

test.each([0, 0.1, 12.5, 33.3, 99.9, 100])('a share of %d percent is accepted', (share) => {
  const body = { ...draft, roles: [{ ...role, compensationPercentage: share }] }
  expect(createCrew.body.parse(body)).toMatchObject({ roles: [{ compensationPercentage: share }] })
})

test('null and empty text mean none, for every optional field of a post and a role', () => {
  for (const none of ['', null]) {
    const body = {
      ...draft,
      rewardUec: none,
      estimatedDuration: none,
      roles: [{ ...role, requiredExperience: none }],
    }
    expect(createCrew.body.parse(body)).toMatchObject({
      rewardUec: null,
      estimatedDuration: null,
      roles: [{ requiredExperience: null }],
    })
    expect(issuesByField(updateCrew.body, body)).toEqual({})
  }
})

test.each([
  'https://discord.com',
  'https://discord.gg/',
  'https://discord.com/oauth2/authorize?client_id=1',
  'https://discord.com/api/oauth2/authorize?client_id=1',
  'https://discord.com/invite/../oauth2/authorize',
  'https://discord.gg/abc/../../oauth2',
  'https://discord.gg/abc?client_id=1',
  'https://discord.gg/abc#oauth2',
  'https://discord.com/channels/@me/../../oauth2',
  'https://discord.com/channels/1/2/3/4',
  'https://discord.com/application-directory/1',
  'https://discord.gg\\@evil.example/abc',
])('%s is no invitation to Discord and no channel', (discordLink) => {
  expect(issuesByField(createCrew.body, { ...draft, discordLink })).toEqual({
    discordLink: expect.stringMatching(/Discord link/),
  })
})

test.each([
  'https://discord.gg/Halo-7',
  'https://www.discord.gg/abc/',
  'https://discord.com/invite/abc?event=1234',
  'https://discord.com/channels/1234',
  'https://discord.com/channels/1234/5678',
  'https://discord.com/channels/1234/5678/9012',
])('%s is a Discord link', (discordLink) => {
  expect(createCrew.body.parse({ ...draft, discordLink }).discordLink).toBe(discordLink)
})
