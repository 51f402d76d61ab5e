import { expect, test } from 'vitest'
import { testViewer } from '#server/testing/factories/viewers.ts'
import { canRate, whyNotRate } from './ratings.policy.ts'

const crew = {
  author_id: 1,
  mission_status: 'completed',
  current_crew_size: 3,
  was_completed_recently: true,
  ran_long_enough: true,
} as const
const [leader, player] = [testViewer(1), testViewer(2)]
const asMember = { viewer_seat: {} } as const

test.each([
  ['a member', undefined, player, 'leader', asMember],
  ['a member after the end', undefined, player, 'leader', { ...asMember, mission_status: 'ended' }],
  ['the leader', undefined, leader, 'crew', {}],
  ['a stranger', 'not_allowed', player, 'leader', {}],
  ['a stranger', 'not_allowed', player, 'crew', {}],
  ['a member', 'not_allowed', player, 'crew', asMember],
  ['the leader', 'not_allowed', leader, 'leader', {}],
  ['a member before the start', 'wrong_status', player, 'leader', { ...asMember, mission_status: 'open' }],
  ['the leader during the mission', 'wrong_status', leader, 'crew', { mission_status: 'in_progress' }],
  ['the leader of a cancelled mission', 'wrong_status', leader, 'crew', { mission_status: 'cancelled' }],
  ['a leader who was alone', 'nobody_to_rate', leader, 'crew', { current_crew_size: 1 }],
  ['a member who did', 'already_rated', player, 'leader', { ...asMember, viewer_has_rated: true }],
  [
    'a member of a short mission',
    'mission_too_short',
    player,
    'leader',
    { ...asMember, ran_long_enough: false },
  ],
  ['the leader, too late', 'rating_closed', leader, 'crew', { was_completed_recently: false }],
] as const)('%s is told %s', (_who, reason, viewer, type, changes) => {
  expect(whyNotRate(viewer, { ...crew, ...changes }, type)).toBe(reason)
})

test.each([
  ['a member', true, player, asMember],
  ['the leader', true, leader, {}],
  ['a stranger', false, player, {}],
  ['a member who has rated', false, player, { ...asMember, viewer_has_rated: true }],
] as const)('%s can rate: %s', (_who, can, viewer, changes) => {
  expect(canRate(viewer, { ...crew, ...changes })).toBe(can)
})
