import { expect, test } from 'vitest'
import { contentRows } from './content-rows.ts'

const reportedAs = {
  crewTitle: 'Quantanium run',
  crewDescription: 'Bring a MOLE',
  crewRequirements: '',
  username: 'void',
  displayName: 'Void',
  applicationMessage: null,
  comment: null,
}
const crew = {
  title: 'Quantanium run',
  description: 'Bring a Prospector',
  requirements: '',
  missionStatus: 'open',
  isHidden: false,
  isDeleted: false,
  leaders: [{ id: 1, username: 'Marlin', until: null }],
  writtenBy: 'Marlin',
} as const
const player = { username: 'void', displayName: 'Void' }

const profile = { bio: 'Come and try', organisation: null, image: null }
const profileNow = { bio: '', organisation: 'Void Runners', image: null }
const profileRows = (playerNow: typeof player & { readonly profile?: typeof profileNow }) =>
  contentRows({
    reportedAs: { ...reportedAs, crewTitle: '', crewDescription: '', profile },
    current: { crew: null, player: playerNow, comment: null },
  })

const changedFields = (...given: Parameters<typeof contentRows>) =>
  contentRows(...given).flatMap(({ field, isChanged }) => (isChanged ? [field] : []))

test('a text that was edited after the report is marked', () => {
  expect(changedFields({ reportedAs, current: { crew, player, comment: null } })).toEqual(['crewDescription'])
})

test('a requirement that was added after the report is shown and marked', () => {
  const current = { crew: { ...crew, requirements: 'Own ship' }, player, comment: null }
  expect(contentRows({ reportedAs, current })).toContainEqual({
    field: 'crewRequirements',
    reported: '',
    current: 'Own ship',
    isChanged: true,
  })
})

test('what no longer exists is marked', () => {
  const current = { crew: null, player: null, comment: null }
  expect(changedFields({ reportedAs, current })).toEqual([
    'crewTitle',
    'crewDescription',
    'username',
    'displayName',
  ])
})

test('a removed comment counts as gone', () => {
  const comment = { text: 'Spam', removedBy: 'leader' } as const
  const rows = contentRows({
    reportedAs: { ...reportedAs, comment: 'Spam' },
    current: { crew, player, comment },
  })
  expect(rows.at(-1)).toEqual({ field: 'comment', reported: 'Spam', current: null, isChanged: true })
})

test('a profile is shown as it was and as it is, and needs no crew', () => {
  const rows = profileRows({ ...player, profile: profileNow })
  expect(rows.map(({ field, reported, current }) => [field, reported, current])).toEqual([
    ['username', 'void', 'void'],
    ['displayName', 'Void', 'Void'],
    ['organisation', '', 'Void Runners'],
    ['bio', 'Come and try', ''],
  ])
  expect(profileRows(player).at(-1)).toEqual({
    field: 'bio',
    reported: 'Come and try',
    current: undefined,
    isChanged: false,
  })
})

test('what a beacon said is only kept by the report', () => {
  const rows = contentRows({
    reportedAs: { ...reportedAs, profile: { ...profile, beacon: 'Only for cowards' } },
    current: { crew: null, player: { ...player, profile: profileNow }, comment: null },
  })
  expect(rows.at(-1)).toEqual({
    field: 'beacon',
    reported: 'Only for cowards',
    current: undefined,
    isChanged: false,
  })
})

test('an application is only kept by the report, so it is never marked', () => {
  const rows = contentRows({
    reportedAs: { ...reportedAs, applicationMessage: 'Join my server' },
    current: { crew, player, comment: null },
  })
  expect(rows.at(-1)).toMatchObject({ current: undefined, isChanged: false })
})
