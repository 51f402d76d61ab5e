import { expect, test } from 'vitest'
import { issue } from './issues.ts'
import { issueText } from './texts.ts'

test.each([
  [issue('title_required'), 'Please enter a mission title', 'Bitte gib einen Missionstitel ein'],
  [issue('too_long', 60), 'At most 60 characters', 'Höchstens 60 Zeichen'],
  [
    issue('role_slots_range', 10),
    'Slots must be between 1 and 10',
    'Die Plätze müssen zwischen 1 und 10 liegen',
  ],
  // a message of zod's own, and the name of something that every object has
  ['Invalid input: expected string', 'This value is not valid', 'Dieser Wert ist ungültig'],
  ['constructor', 'This value is not valid', 'Dieser Wert ist ungültig'],
])('"%s" has its text in both languages', (message, en, de) => {
  expect(issueText(message, 'en')).toBe(en)
  expect(issueText(message, 'de')).toBe(de)
})
