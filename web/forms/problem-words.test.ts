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
