import { expect, test } from 'vitest'
import { type PostLink, postLinkPath, readPostLink } from './post-link.ts'

const readPath = (path: string) =>
  readPostLink(
    Object.fromEntries(
      [...path.matchAll(/[?&](\w+)=([^&]*)/g)].map(([, name, value = '']) => [
        name,
        decodeURIComponent(value),
      ]),
    ),
  )

test.each<[case_: string, link: PostLink]>([
  ['nothing', {}],
  ['everything', { title: 'Halo & run?', activity: 'mining', seat: 'combat', when: 'now', language: 'de' }],
])('a link with %s says the same to its reader', (_case, link) => {
  expect(readPath(postLinkPath(link))).toEqual(link)
})

test('what is none of the choices is left out', () => {
  const given = { activity: 'wreck', seat: 'other', when: 'next_6h', language: 'xx', from: '1' }
  expect(readPostLink(given)).toEqual({})
  expect(readPostLink({ title: ['Halo'], activity: {}, seat: 1 })).toEqual({})
})

test('a title is one line of at most 120 characters, and no character is cut in two', () => {
  expect(readPostLink({ title: ' Halo\n\u0000run ' }).title).toBe('Halo run')
  expect(readPostLink({ title: '\n ' }).title).toBeUndefined()
  expect(readPostLink({ title: '🚀'.repeat(10_000) }).title).toBe('🚀'.repeat(120))
})
