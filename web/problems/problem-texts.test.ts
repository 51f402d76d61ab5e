import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { answerTexts } from '#web/api/error-code-texts.ts'
import { NetworkError } from '#web/browser/network-error.ts'
import { problemText } from './problem-texts.ts'
import { problemToast } from './problem-toast.ts'

const refusal = (status: number, code?: string, retryAfterSeconds?: number, requestId?: string) =>
  new ApiError('refused', {
    status,
    code,
    fields: {},
    texts: answerTexts(code, retryAfterSeconds),
    serverMessage: undefined,
    retryAfterSeconds,
    requestId,
  })

test.each([
  ['a missing application', refusal(404, 'not_found'), 'It could not be withdrawn.'],
  ['a full crew', refusal(409, 'crew_full'), 'This crew is full.'],
  ['a limit', refusal(429, 'too_many_requests', 7000), 'Too many attempts. Please try again in 2 hours.'],
  ['an error without a reason', refusal(500), 'It could not be withdrawn.'],
  [
    'a lost connection',
    new NetworkError(),
    'CrewBeacon cannot be reached. Check your connection and try again.',
  ],
  ['a bug in the page', new Error('undefined is not a function'), 'It could not be withdrawn.'],
])('%s has a helpful text', (_, error, text) => {
  expect(problemText(error, 'It could not be withdrawn.')).toBe(text)
})

test('a screen can have its own text for what no longer exists', () => {
  const textOf = (error: unknown) => problemText(error, 'Please try again.', 'This role is gone.')
  expect(textOf(refusal(404, 'not_found'))).toBe('This role is gone.')
  expect(textOf(refusal(409, 'role_full'))).toBe('This role is filled.')
  expect(textOf(refusal(500))).toBe('Please try again.')
})

test.each([
  ['an unexpected error', refusal(500, 'internal', undefined, '3f9a1c20b7de'), 'Reference: 3f9a1c20b7de'],
  ['too much to do', refusal(503, 'unavailable', 5, '3f9a1c20b7de'), 'Reference: 3f9a1c20b7de'],
  ['a refusal', refusal(409, 'crew_full', undefined, '3f9a1c20b7de'), undefined],
  ['an error of the proxy', refusal(502), undefined],
  ['a lost connection', new NetworkError(), undefined],
])('the toast about %s names the request if the log tells more about it', (_, error, text) => {
  expect(problemToast(error, 'It failed.')).toEqual({ tone: 'error', title: 'It failed.', text })
})
