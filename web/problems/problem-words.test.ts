import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#web/api/api-error.ts'
import { problemWords } from './problem-words.ts'

const refusal = (status: number, code?: string) =>
  new ApiError('refused', { status, code, fields: {}, said: undefined })

test.each([
  ['what is gone', refusal(404, 'not_found'), 'It could not be withdrawn.'],
  ['a full crew', refusal(409, 'crew_full'), 'This crew is full.'],
  ['a refusal without a reason', refusal(500), 'It could not be withdrawn.'],
  [
    'a lost connection',
    new NetworkError(),
    'CrewBeacon cannot be reached. Check your connection and try again.',
  ],
  ['a mistake of the page', new Error('undefined is not a function'), 'It could not be withdrawn.'],
])('%s is told in words that help', (_, error, words) => {
  expect(problemWords(error, 'It could not be withdrawn.')).toBe(words)
})

test('a screen that knows what is gone says so, and nothing else changes', () => {
  const say = (error: unknown) => problemWords(error, 'Please try again.', 'This role is gone.')
  expect(say(refusal(404, 'not_found'))).toBe('This role is gone.')
  expect(say(refusal(409, 'role_full'))).toBe('This role is filled.')
  expect(say(refusal(500))).toBe('Please try again.')
})
