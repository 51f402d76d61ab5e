import { expect, test } from 'vitest'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { groupByTime } from '#web/features/crews/board/views/group-by-time.ts'
import { isNewTo, nextBeacons } from './board-beacons.ts'
import { layOut, leavers, newcomers, nextList } from './steady-list.ts'

const zone = 'Europe/Berlin'
// Saturday, 18:20 in Berlin.
const now = new Date('2026-11-14T17:20:00.000Z')

const crew = (id: number, change: Partial<CrewSummary> = {}): CrewSummary => ({ ...blankCrew, id, ...change })
const ids = (crews: readonly CrewSummary[]) => crews.map(({ id }) => id)

const laidOut = (...crews: CrewSummary[]) => layOut(crews, now)

test('a list that nobody is reading follows the server', () => {
  const list = nextList(laidOut(crew(1), crew(2)), laidOut(crew(3), crew(1)), false)
  expect(ids(list.shown)).toEqual([3, 1])
  expect(newcomers(list)).toEqual([])
})

test('while someone reads, cards stay in place and show changes, and new ones wait', () => {
  const list = nextList(laidOut(crew(1), crew(2)), laidOut(crew(3), crew(1, { currentCrewSize: 3 })), true)
  expect(ids(list.shown)).toEqual([1, 2])
  expect(list.shown[0]?.currentCrewSize).toBe(3)
  expect(ids(newcomers(list))).toEqual([3])
  expect(leavers(list)).toEqual([2])
})

test('a change that moves no card is shown at once', () => {
  const list = nextList(laidOut(crew(1)), laidOut(crew(1, { displayStatus: 'full' })), true)
  expect(list.shown[0]?.displayStatus).toBe('full')
  expect(list.waiting).toBeUndefined()
  expect(leavers(list)).toEqual([])
})

test('while someone reads, a crew keeps its row even if its start changes or passes', () => {
  const start = (id: number, text: string) => crew(id, { scheduledTime: `2026-11-${text}:00.000Z` })
  const first = laidOut(start(1, '14T18:00'), start(2, '14T19:00'))
  const later = new Date('2026-11-14T18:30:00.000Z')
  const newest = layOut([start(2, '14T19:00'), start(1, '15T19:00')], later)
  const lines = (list: typeof first) =>
    groupByTime(list, later, zone).map(({ title, crews }) => [title, crews.map((one) => one.scheduledTime)])
  expect(lines(nextList(first, newest, true))).toEqual([
    ['Tonight', ['2026-11-15T19:00:00.000Z', '2026-11-14T19:00:00.000Z']],
  ])
  expect(lines(nextList(first, newest, false))).toEqual([
    ['Tonight', ['2026-11-14T19:00:00.000Z']],
    ['Tomorrow', ['2026-11-15T19:00:00.000Z']],
  ])
})

test('after midnight the days of an unchanged list get their new names', () => {
  const list = laidOut(crew(1, { scheduledTime: '2026-11-15T19:00:00.000Z' }))
  const titles = groupByTime(list, new Date('2026-11-14T23:30:00.000Z'), zone).map(({ title }) => title)
  expect(titles).toEqual(['Tonight'])
})

const at = now.getTime()
const before = { at: at - 30_000, crews: [crew(1), crew(2)] }
const lit = (crews: CrewSummary[], from = before, beacons = new Map()) =>
  [...nextBeacons(beacons, from, { at, crews })].map(([id, { kind }]) => `${id} ${kind}`)

test('a crew created since the last poll is new, one that moved up from the next page is not', () => {
  const made = crew(3, { createdAt: new Date(at - 10_000).toISOString() })
  expect(lit([made, crew(1), crew(9)])).toEqual(['3 new'])
  const later = { at: at - 900_000, crews: [crew(1)] }
  expect(lit([crew(4, { createdAt: new Date(at - 600_000).toISOString() })], later)).toEqual(['4 new'])
})

test('of the crews that wait, only those created since the list was laid out count as new', () => {
  const made = (id: number, secondsAgo: number) =>
    crew(id, { createdAt: new Date(at - secondsAgo * 1000).toISOString() })
  const shown = laidOut(made(1, 9000), made(2, 9000))
  // The second one is cancelled: the third slides up from the next page, the fourth is new.
  const list = nextList(shown, laidOut(made(4, -60), made(1, 9000), made(3, 9000)), true)
  expect(ids(newcomers(list))).toEqual([4, 3])
  expect(ids(newcomers(list).filter((one) => isNewTo(one, list)))).toEqual([4])
})

test.each<[string, Partial<CrewSummary>]>([
  ['status', { displayStatus: 'full' }],
  ['seats', { currentCrewSize: 2 }],
  ['time', { scheduledTime: '2026-11-15T19:00:00.000Z' }],
])('a change of %s lights a crew up, a new title does not', (_, change) => {
  expect(lit([crew(1, change), crew(2, { title: 'Another title' })])).toEqual(['1 updated'])
})

test('a crew is new only once', () => {
  const young = crew(1, { createdAt: new Date(at - 120_000).toISOString() })
  const first = nextBeacons(new Map(), undefined, { at: at - 90_000, crews: [young] })
  const second = nextBeacons(first, { at: at - 90_000, crews: [young] }, { at, crews: [young] })
  expect(second.get(1)?.until).toBe(at - 30_000)
})

test('the list is grouped by start like a departures board', () => {
  const start = (text: string) => ({ scheduledTime: `${text}:00.000Z` })
  const crews = [
    crew(1, { ...start('2026-11-14T13:00'), displayStatus: 'completed' }),
    crew(2),
    crew(3, start('2026-11-16T19:00')),
    crew(4, start('2026-11-15T19:00')),
    crew(5, start('2026-11-14T20:00')),
    crew(6, start('2026-11-14T18:00')),
    crew(7, { ...start('2026-11-14T16:45'), displayStatus: 'in_progress' }),
    crew(8, { ...start('2026-11-12T16:45'), displayStatus: 'completed' }),
  ]
  const groups = groupByTime(layOut(crews, now), now, zone).map(({ title, crews: members }) => [
    title,
    ids(members),
  ])
  expect(groups).toEqual([
    ['Happening now', [7]],
    ['Tonight', [6, 5]],
    ['Tomorrow', [4]],
    ['Mon 16 Nov', [3]],
    ['No fixed time', [2]],
    ['Earlier today', [1]],
    ['Earlier', [8]],
  ])
})
