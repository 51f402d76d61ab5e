import { expect, test } from 'vitest'
import { nextRequestAt, requestRefusal } from './handles.policy.ts'

const now = new Date('2026-11-17T20:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000)

test.each([
  ['nothing was asked', undefined, undefined],
  ['a request is open', { status: 'open', decided_at: null }, 'proof_open'],
  ['the handle is verified', { status: 'verified', decided_at: hoursAgo(900) }, 'handle_verified'],
  ['it was just declined', { status: 'declined', decided_at: now }, 'proof_declined'],
  ['it was declined a day ago, almost', { status: 'declined', decided_at: hoursAgo(23.9) }, 'proof_declined'],
  ['it was declined a day ago', { status: 'declined', decided_at: hoursAgo(24) }, undefined],
] as const)('when %s', (_, latest, refusal) => {
  expect(requestRefusal(latest, now)).toBe(refusal)
})

test('only a refusal says when to ask again', () => {
  expect(nextRequestAt({ status: 'declined', decided_at: hoursAgo(24) })).toEqual(now)
  expect(nextRequestAt({ status: 'verified', decided_at: hoursAgo(24) })).toBeNull()
})
