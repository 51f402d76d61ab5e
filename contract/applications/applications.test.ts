import { expect, test } from 'vitest'
import { issuesByField } from '../testing/issues-by-field.ts'
import { applyToCrew } from './applications.ts'

const draft = { message: 'Me', availability: 'sofort', experience: 'experte' }

test.each([
  ['message', { message: '  ' }, 'Please enter a message'],
  ['message', { message: 'x'.repeat(501) }, 'Message too long (max. 500 characters)'],
  ['availability', { availability: 'never' }, 'This value is not valid'],
  ['experience', { experience: undefined }, 'This value is not valid'],
  ['timezone', { timezone: 'Mars' }, 'This timezone is not known'],
  ['additionalInfo', { additionalInfo: 'x'.repeat(501) }, 'At most 500 characters'],
])('%s in %j is refused', (field, changes, text) => {
  expect(issuesByField(applyToCrew.body, { ...draft, ...changes })).toEqual({ [field]: text })
})
