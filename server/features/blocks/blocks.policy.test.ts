import { expect, test } from 'vitest'
import { whyNotContact } from './blocks.policy.ts'

const [viewerId, receiverId] = [1, 2]

test.each([
  ['nobody blocks anybody', [], true, undefined],
  ['the receiver has blocked the viewer', [receiverId], true, 'not_accepting'],
  ['the receiver accepts nothing', [], false, 'not_accepting'],
  ['the viewer has blocked the receiver', [viewerId], true, 'blocked_by_you'],
  ['the viewer has blocked a receiver who accepts nothing', [viewerId], false, 'not_accepting'],
  ['both have blocked each other', [viewerId, receiverId], true, 'not_accepting'],
])('%s', (_, blockers, isAccepting, reason) => {
  expect(whyNotContact({ viewerId, receiverId, blockers, isAccepting })).toBe(reason)
})
