import { expect, test } from 'vitest'
import type { CommentRemover } from '#contract/discussions/fields.ts'
import { testViewer } from '#server/testing/factories/viewers.ts'
import { canReport, canSee, removerOf, whyNotInside } from './discussions.policy.ts'

const [leader, member, stranger] = [testViewer(1), testViewer(2), testViewer(3)]
const moderator = { ...testViewer(4), userRole: 'moderator' as const }
const admin = { ...testViewer(5), userRole: 'admin' as const }
const crewFor = (viewer: { id: number } | undefined) => ({
  leader_id: leader.id,
  viewer_is_member: viewer?.id === member.id,
})

test.each([
  ['a guest', undefined, 'not_signed_in'],
  ['a stranger', stranger, 'not_allowed'],
  ['a member', member, undefined],
  ['the leader', leader, undefined],
  ['a moderator', moderator, 'not_allowed'],
  ['an admin', admin, 'not_allowed'],
])('everybody is in the public channel; in the channel of the crew %s: %o', (_name, viewer, reason) => {
  expect(whyNotInside(viewer, crewFor(viewer), 'public')).toBeUndefined()
  expect(whyNotInside(viewer, crewFor(viewer), 'crew')).toBe(reason)
})

test('outside the crew its comments are seen by their author, and by moderators once they are reported', () => {
  const comment = { channel: 'crew', author_id: member.id, is_reported: false } as const
  const sees = (viewer: typeof stranger, changes: object = {}) =>
    canSee(viewer, { ...crewFor(viewer), ...comment, ...changes })
  expect([sees(leader), sees(member)]).toEqual([true, true])
  expect([sees(stranger), sees(stranger, { is_reported: true })]).toEqual([false, false])
  expect(sees(stranger, { author_id: stranger.id })).toBe(true)
  expect([sees(moderator), sees(moderator, { is_reported: true })]).toEqual([false, true])
  expect(sees(stranger, { channel: 'public' })).toBe(true)
})

test.each([
  ['a guest', undefined, undefined, false],
  ['its author', stranger, 'author', false],
  ['a member', member, undefined, true],
  ['the leader', leader, 'leader', true],
  ['a moderator', moderator, 'moderator', true],
  ['an admin', admin, 'moderator', true],
] as const)('%s removes a comment as %s', (_name, viewer, remover, reports) => {
  const comment = { author_id: stranger.id, removed_by: null, is_reported_by_viewer: false }
  expect(removerOf(viewer, leader.id, comment)).toBe(remover)
  expect(canReport(viewer, comment)).toBe(reports)
  expect(canReport(viewer, { ...comment, is_reported_by_viewer: true })).toBe(false)
})

test('a removed comment is neither removed again nor reported; without an author it is only removed', () => {
  const removed = {
    author_id: stranger.id,
    removed_by: 'author' as CommentRemover,
    is_reported_by_viewer: false,
  }
  expect(removerOf(leader, leader.id, removed)).toBeUndefined()
  expect(canReport(leader, removed)).toBe(false)
  const orphan = { author_id: null, removed_by: null, is_reported_by_viewer: false }
  expect(removerOf(leader, leader.id, orphan)).toBe('leader')
  expect(canReport(leader, orphan)).toBe(false)
})
