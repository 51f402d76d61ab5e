import { expect, test } from 'vitest'
import {
  type ApplyForm,
  anySeat,
  emptyApplication,
  isComplete,
  isTooLong,
  missingFields,
} from './apply-form.ts'

const form = (change: Partial<ApplyForm> = {}): ApplyForm => ({
  ...emptyApplication('Europe/Berlin', anySeat),
  message: 'Room for one more?',
  availability: 'flexibel',
  experience: 'experte',
  ...change,
})

test.each<[string, ApplyForm, readonly string[], boolean]>([
  ['that is empty', emptyApplication('', anySeat), ['message', 'availability', 'experience'], false],
  ['without a seat', form({ seat: '' }), ['seat'], false],
  ['for a role', form({ seat: '7', availability: '', experience: '' }), [], true],
  ['for a role without a message', form({ seat: '7', message: '' }), ['message'], false],
  ['with every required field', form(), [], true],
  ['without a zone', form({ timezone: '' }), [], true],
  ['with only white space as message', form({ message: ' \n ' }), ['message'], false],
  ['without a choice', form({ availability: '', experience: '' }), ['availability', 'experience'], false],
  ['at the length limit', form({ message: 'a'.repeat(500), additionalInfo: 'b'.repeat(500) }), [], true],
  ['with too long a message', form({ message: 'a'.repeat(501) }), [], false],
  ['with too long additional info', form({ additionalInfo: 'b'.repeat(501) }), [], false],
])('an application %s', (_, typed, missing, complete) => {
  expect(missingFields(typed)).toEqual(missing)
  expect(isComplete(typed)).toBe(complete)
})

test.each([
  ['', 500, false],
  ['a'.repeat(500), 500, false],
  ['a'.repeat(501), 500, true],
  ['🚀'.repeat(3), 3, false],
  ['🚀'.repeat(4), 3, true],
])('length counts characters as people do, so an emoji is one: %#', (text, limit, tooLong) => {
  expect(isTooLong(text, limit)).toBe(tooLong)
})
