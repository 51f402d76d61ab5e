import { expect, test } from 'vitest'
import { line, searchLine, text, uniqueList } from './text.ts'

const title = line(120, 'title_required')

test.each([
  ['a right-to-left override', 'Cargo \u202Enur', 'hidden_characters'],
  ['the override alone', '\u202e', 'hidden_characters'],
  ['a zero-width space alone', '\u200b', 'hidden_characters'],
  ['an isolate', 'a\u2067b', 'hidden_characters'],
  ['a joiner between letters', 'ad\u200dmin', 'hidden_characters'],
  ['a soft hyphen', 'Quanta\u00adnium', 'hidden_characters'],
  ['a Hangul filler', '\u3164', 'hidden_characters'],
  ['a blank Braille pattern', '\u2800', 'hidden_characters'],
  ['a note without a head', '\u{1d159}', 'hidden_characters'],
  ['a tag without a flag', 'a\u{e0067}', 'hidden_characters'],
  ['an emoji form without its emoji', '\ufe0f', 'title_required'],
  ['an accent without its letter', '\u0301', 'title_required'],
  ['nothing but spaces', ' \u00a0\u3000 ', 'title_required'],
  ['a line break', 'two\nlines', 'unreadable_text'],
  ['a line separator', 'two\u2028lines', 'unreadable_text'],
  ['a NUL', 'a\0b', 'unreadable_text'],
  ['half a surrogate pair', 'a\ud800', 'unreadable_text'],
])('a line does not take %s', (_what, value, key) => {
  const { error } = title.safeParse(value)
  expect(error?.issues.map(({ message }) => message)).toEqual([key])
})

test.each(['Grüße, 12 % – „los“', '宇宙船', 'עברית', 'مرحبا', '👩‍🚀 ❤️‍🔥 🧑🏽‍🤝‍🧑🏻', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ ☄️', 'e\u0301'])(
  'a line takes %s',
  (value) => {
    expect(title.parse(value)).toBe(value)
  },
)

test('text of several lines is kept as it was typed', () => {
  const typed = ' \u200fמשימה\n\tsecond\u00ad line '
  expect(text(100).parse(typed)).toBe(typed)
})

test('a search drops what cannot be seen', () => {
  expect(searchLine(20).parse(' Quanta\u00adnium\u200b ')).toBe('Quantanium')
})

test('a list with more entries than there are values is refused before its entries are read', () => {
  let reads = 0
  const entries = new Proxy(Array(1000).fill('x'), {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
      return Reflect.get(target, key)
    },
  })
  expect(uniqueList(['de', 'en']).safeParse(entries).error?.issues).toHaveLength(1)
  expect(reads).toBe(0)
})
