import { expect, test } from 'vitest'
import { cellOf } from './audit.csv.ts'

test.each([
  ['plain', '"plain"'],
  ['=1+1', `"'=1+1"`],
  ['+49', `"'+49"`],
  ['-1', `"'-1"`],
  ['@sum', `"'@sum"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  [' =x', `"' =x"`],
  ['"=x"', `"'""=x"""`],
  ["'=x", `"''=x"`],
  ['a;=x', `"a;'=x"`],
  ['a; "=x', `"a; ""'=x"`],
  ['a,+x', `"a,'+x"`],
  ['a\t-x', `"a\t'-x"`],
  ['a\n@x;=y', `"a\n'@x;'=y"`],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['a\nb', '"a\nb"'],
  ['a=b', '"a=b"'],
  ['', '""'],
])('%j is written as %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell)
})
