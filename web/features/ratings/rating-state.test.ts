import { expect, test } from 'vitest'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { ratingState } from './rating-state.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 20, minute)).toISOString()

const member = (id: number, joined: number, userRole: CrewMember['userRole'] = 'member') =>
  ({ id, userRole, joinedAt: at(joined) }) as CrewMember

type Viewer = NonNullable<CrewDetails['viewer']>

const crew = (minutes: number, viewer: Partial<Viewer>, joined = 0) => ({
  startedAt: at(0),
  completedAt: at(minutes),
  members: [member(1, 0, 'leader'), member(2, joined)],
  viewer: { isAuthor: false, isMember: true, canRate: false, hasRated: false, ...viewer } as Viewer,
})

test.each([
  ['can still rate', crew(30, { canRate: true }), 2, 'open'],
  ['has rated', crew(30, { hasRated: true }), 2, 'given'],
  ['flew nine minutes', crew(9, {}), 2, 'too_short'],
  ['came aboard five minutes before the end', crew(30, {}, 25), 2, 'too_short'],
  ['let the days pass', crew(30, {}), 2, 'none'],
  ['led nine minutes', crew(9, { isAuthor: true, isMember: false }), 1, 'too_short'],
] as const)('a player who %s', (_, given, userId, state) => {
  expect(ratingState(given, userId)).toBe(state)
})

test('a leader who flew alone has nobody to rate', () => {
  const alone = { ...crew(9, { isAuthor: true, isMember: false }), members: [member(1, 0, 'leader')] }
  expect(ratingState(alone, 1)).toBe('none')
})
