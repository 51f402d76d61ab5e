import { expect, test } from 'vitest'
import { issuesByField } from '../testing/issues-by-field.ts'
import { updateProfile } from './profiles.ts'

test.each([
  ['displayName', '   '],
  ['displayName', '\u200b\u200b'],
  ['displayName', 'evil\u202egnp.exe'],
  ['displayName', '\u3164'],
  ['displayName', 'CrewBeacon'],
  ['displayName', 'M o d e r a t o r'],
  ['displayName', 'x'.repeat(41)],
  ['displayName', 'two\nlines'],
  ['bio', 'x'.repeat(1001)],
  ['bio', 'a\0b'],
  ['citizenId', '\u202e'],
  ['citizenId', 'Admin'],
  ['citizenId', 'x'.repeat(41)],
  ['organisation', 'x'.repeat(41)],
  ['organisation', 'evil\u202egnp.exe'],
  ['organisation', 'Mod Team'],
  ['organisation', 'CrewBeacon Pilots'],
  ['organisation', 'nova.gg/join'],
  ['timezone', 'Mars/Olympus'],
  ['timezone', '+01:00'],
  ['timezone', ''],
  ['preferredLanguages', []],
  ['preferredLanguages', ['tlh']],
  ['preferredLanguages', ['de', 'de']],
  ['playtimes', ['always']],
])('%s cannot be %j', (field, value) => {
  const [wrong] = Object.keys(issuesByField(updateProfile.body, { [field]: value }))
  expect(wrong?.split('.')[0]).toBe(field)
})
