import { expect, test } from 'vitest'
import { cellOf } from './admin-audit.csv.ts'

test.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\r=x', `"'\r=x"`],
  [' =x', "' =x"],
  ['"=x"', `"'""=x"""`],
  ["'=x", "''=x"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['a\nb', '"a\nb"'],
  ['a=b', 'a=b'],
  ['', ''],
])('%j is written as %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell)
})
