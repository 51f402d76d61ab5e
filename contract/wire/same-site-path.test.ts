import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

test.each([
  ['/search', '/search'],
  ['/crew/5?tab=roles#top', '/crew/5?tab=roles#top'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['search', undefined],
  ['', undefined],
  [5, undefined],
])('the way back after logging in from %j is %j', (value, path) => {
  expect(sameSitePath(value)).toBe(path)
})
