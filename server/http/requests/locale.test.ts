import { expect, test } from 'vitest'
import { localeOf } from './locale.ts'

test.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-AT,en;q=0.8', 'de'],
  ['fr-FR,fr;q=0.9,de;q=0.7,en;q=0.5', 'de'],
  ['en;q=0.2,de;q=0.9', 'de'],
  ['de;q=0,en', 'en'],
  ['*', 'en'],
  [';;;,,,q=', 'en'],
] as const)('%s is answered in %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale)
})
