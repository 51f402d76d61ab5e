import { expect, test } from 'vitest'
import { completeMention, findMentionable, mentionBefore } from './chat-mentions.ts'

const people = [
  { id: 1, username: 'Kestrel_77', displayName: 'Anna' },
  { id: 2, username: 'nova-1', displayName: 'Kestrel the second' },
]

test.each([
  ['Hello @ke', 'ke'],
  ['@', ''],
  ['(@Nova-', 'Nova-'],
  ['mail@ke', undefined],
  ['@ke ', undefined],
  ['@@ke', undefined],
])('before the caret of "%s" stands the beginning %s', (text, beginning) => {
  expect(mentionBefore(text, text.length)?.beginning).toBe(beginning)
})

test('people are found by their username and by their name', () => {
  expect(findMentionable(people, 'kest').map(({ id }) => id)).toEqual([1, 2])
  expect(findMentionable(people, 'NOVA').map(({ id }) => id)).toEqual([2])
  expect(findMentionable(people, 'x')).toEqual([])
})

test.each([
  ['Hi @ke', 6, 'Hi @Kestrel_77 '],
  ['Hi @ke and you?', 6, 'Hi @Kestrel_77 and you?'],
  ['Hi @kestrel', 6, 'Hi @Kestrel_77 '],
])('"%s" becomes whole at %i', (text, caret, whole) => {
  const mention = mentionBefore(text, caret)
  if (!mention || !people[0]) throw new Error('no mention')
  const completed = completeMention(text, caret, mention, people[0])
  expect(completed.text).toBe(whole)
  expect(completed.text.slice(0, completed.caret)).toBe('Hi @Kestrel_77 ')
})
