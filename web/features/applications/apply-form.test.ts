import { expect, test } from 'vitest'
import { type ApplyForm, emptyApplication, isComplete, isTooLong, missingIn } from './apply-form.ts'

const form = (change: Partial<ApplyForm> = {}): ApplyForm => ({
  ...emptyApplication('Europe/Berlin'),
  message: 'Room for one more?',
  availability: 'flexibel',
  experience: 'experte',
  ...change,
})

test.each<[string, ApplyForm, readonly string[], boolean]>([
  ['with nothing in it', emptyApplication(''), ['message', 'availability', 'experience'], false],
  ['with all that is asked for', form(), [], true],
  ['without a zone', form({ timezone: '' }), [], true],
  ['of blanks', form({ message: ' \n ' }), ['message'], false],
  ['without a choice', form({ availability: '', experience: '' }), ['availability', 'experience'], false],
  ['that just fits', form({ message: 'a'.repeat(500), additionalInfo: 'b'.repeat(500) }), [], true],
  ['with too long a message', form({ message: 'a'.repeat(501) }), [], false],
  ['with too much else', form({ additionalInfo: 'b'.repeat(501) }), [], false],
])('an application %s', (_, typed, missing, complete) => {
  expect(missingIn(typed)).toEqual(missing)
  expect(isComplete(typed)).toBe(complete)
})

test.each([
  ['', 500, false],
  ['a'.repeat(500), 500, false],
  ['a'.repeat(501), 500, true],
  ['🚀'.repeat(3), 3, false],
  ['🚀'.repeat(4), 3, true],
])('a text is too long by the characters people count: %#', (text, limit, tooLong) => {
  expect(isTooLong(text, limit)).toBe(tooLong)
})
