import { expect, test } from 'vitest'
import { localRoleDescription, roleTemplates } from './templates.ts'

test('the description of a template follows the reader, whatever language the post was written in', () => {
  for (const { description } of roleTemplates) {
    expect(localRoleDescription(description.en, 'de')).toBe(description.de)
    expect(localRoleDescription(description.de, 'en')).toBe(description.en)
  }
  expect(localRoleDescription('My own words', 'de')).toBe('My own words')
})
