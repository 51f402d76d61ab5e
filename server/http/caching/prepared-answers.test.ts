import { expect, test } from 'vitest'
import { encodingFor } from './prepared-answers.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', undefined],
  ['brotli', undefined],
  [',;,;q=,', undefined],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})
