import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { readBoard, storeBoard } from './stored-board.ts'

const zone = 'Europe/Berlin'
const seenAt = Date.parse('2026-11-14T17:20:00.000Z')

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const crew: CrewSummary = {
  ...blankCrew,
  title: 'Night shift',
  scheduledTime: '2026-11-14T19:00:00.000Z',
  viewer: {
    isAuthor: true,
    isMember: true,
    roleId: 4,
    canEdit: true,
    canApply: false,
    mayApplyFrom: null,
    application: null,
    pendingApplications: 3,
  },
}

test('of a board only what everybody can see is kept', () => {
  storeBoard([crew], seenAt, zone)
  const { crews = [], ...board } = readBoard() ?? {}
  expect(board).toEqual({ seenAt, zone })
  expect(crews.map((kept) => Object.keys(kept).sort())).toEqual([
    ['activity', 'currentCrewSize', 'displayStatus', 'maxCrewSize', 'primaryLanguage', 'start', 'title'],
  ])
  expect(crews[0]).toMatchObject({ title: 'Night shift', start: '2026-11-14T19:00:00.000Z' })
})

test('a mission that runs keeps the time at which it really started', () => {
  const startedAt = '2026-11-14T19:12:00.000Z'
  storeBoard([{ ...crew, displayStatus: 'in_progress', startedAt }], seenAt, zone)
  expect(readBoard()?.crews[0]?.start).toBe(startedAt)
})

test('a long board is cut, and one without posts replaces nothing', () => {
  storeBoard(Array<CrewSummary>(50).fill(crew), seenAt, zone)
  storeBoard([], seenAt + 1, zone)
  expect(readBoard()).toMatchObject({ seenAt, crews: { length: 20 } })
})

test.each([
  ['nothing', undefined],
  ['null', 'null'],
  ['half a text', '{"seenAt":'],
  ['another shape', '{"seenAt":"now","zone":"UTC","crews":[]}'],
  ['a moment that no clock shows', '{"seenAt":1e300,"zone":"UTC","crews":[]}'],
  ['posts that are no list', '{"seenAt":1,"zone":"UTC","crews":{}}'],
])('%s is no board', (_name, text) => {
  if (text !== undefined) stored.set('last-board', text)
  expect(readBoard()).toBeUndefined()
})

test.each([
  ['activity', 'diving'],
  ['displayStatus', 'paused'],
  ['start', 'soon'],
  ['title', 7],
])('a post whose %s this release does not know is left out', (field, value) => {
  storeBoard([crew, crew], seenAt, zone)
  const board = JSON.parse(stored.get('last-board') ?? '')
  board.crews[0][field] = value
  stored.set('last-board', JSON.stringify(board))
  expect(readBoard()?.crews).toHaveLength(1)
})
