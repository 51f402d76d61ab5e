import { expect, test } from 'vitest'
import { updateProfile } from './profiles.ts'
import { fieldIssues } from './testing/field-issues.ts'

test.each([
  ['displayName', '   '],
  ['displayName', '\u200b\u200b'],
  ['displayName', 'evil\u202egnp.exe'],
  ['displayName', '\u3164'],
  ['displayName', 'x'.repeat(41)],
  ['displayName', 'two\nlines'],
  ['bio', 'x'.repeat(1001)],
  ['bio', 'a\0b'],
  ['citizenId', 'x'.repeat(41)],
  ['timezone', 'Mars/Olympus'],
  ['timezone', '+01:00'],
  ['timezone', ''],
  ['preferredLanguages', []],
  ['preferredLanguages', ['tlh']],
  ['preferredLanguages', ['de', 'de']],
  ['playtimes', ['always']],
])('%s cannot be %j', (field, value) => {
  const [wrong] = Object.keys(fieldIssues(updateProfile.body, { [field]: value }))
  expect(wrong?.split('.')[0]).toBe(field)
})
