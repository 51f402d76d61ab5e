import { expect, test } from 'vitest'
import { mentionedNames } from './mentions.ts'

test.each([
  ['@Kestrel_77, can you bring fuel?', ['kestrel_77']],
  ['(@Nova-1) and @nova-1 and @NOVA-1', ['nova-1']],
  ['@one @two and @three', ['one', 'two', 'three']],
  ['Grüße an @Kestrel_77!', ['kestrel_77']],
  ['mail@example.org, über@Kestrel_77, @@Kestrel_77', []],
  ['@ab @, @', []],
  [`@${'x'.repeat(60)}`, []],
  ['https://example.org/@someone', []],
])('%s', (text, names) => {
  expect(mentionedNames(text)).toEqual(names)
})
