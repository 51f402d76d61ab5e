import { expect, test } from 'vitest'
import { testViewer } from '#server/testing/factories/viewers.ts'
import { whyNotApply } from './applications.policy.ts'

const crew = {
  author_id: 1,
  mission_status: 'open',
  current_crew_size: 2,
  max_crew_size: 4,
  is_hidden: false,
} as const
const full = { current_crew_size: 4 }
const pending = { viewer_application: { status: 'pending' } } as const
const declined = { viewer_application: { status: 'declined' } } as const
const refused = { ...declined, viewer_refused_at: '2026-11-14T12:00:00Z' }
const leader = testViewer(1)
const player = testViewer(2)

test.each([
  ['a player', undefined, player, {}],
  ['a player during the mission', undefined, player, { mission_status: 'in_progress' }],
  ['a player after the mission', 'mission_closed', player, { mission_status: 'completed' }],
  ['a player after the end', 'mission_closed', player, { mission_status: 'ended' }],
  ['a player after the mission was cancelled', 'mission_closed', player, { mission_status: 'cancelled' }],
  ['a player when all seats are taken', 'crew_full', player, full],
  ['an applicant', 'already_applied', player, pending],
  ['an applicant when all seats are taken', 'already_applied', player, { ...pending, ...full }],
  ['a refused player', 'refused_recently', player, refused],
  ['a refused player whose wait is over', undefined, player, declined],
  ['a player while the post is hidden', 'post_hidden', player, { is_hidden: true }],
  ['an applicant while the post is hidden', 'already_applied', player, { ...pending, is_hidden: true }],
  ['a member', 'already_member', player, { viewer_seat: { role_id: null } }],
  [
    'a member when all seats are taken',
    'already_member',
    player,
    { viewer_seat: { role_id: null }, ...full },
  ],
  ['the leader', 'own_crew', leader, {}],
  ['the leader after the mission', 'own_crew', leader, { mission_status: 'completed' }],
] as const)('%s who wants to apply is told: %s', (_who, reason, viewer, changes) => {
  expect(whyNotApply(viewer, { ...crew, ...changes })).toBe(reason)
})
