import { expect, test } from 'vitest'
import { textParts } from './text-links.ts'

const linksIn = (text: string) => textParts(text).flatMap(({ href }) => href ?? [])

test('no part of the text is lost', () => {
  const text = 'Meet at\n\nhttps://example.org/a?b=c, then (https://example.com/x_(y)).\n<b>bold</b> end'
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each([
  ['See https://example.org.', 'https://example.org/'],
  ['https://example.org/a, and more', 'https://example.org/a'],
  ['(https://example.org/a)', 'https://example.org/a'],
  ['https://example.org/wiki/Idris_(ship)', 'https://example.org/wiki/Idris_(ship)'],
  ['HTTPS://EXAMPLE.ORG/A', 'https://example.org/A'],
])('the link in "%s" does not include punctuation after it', (text, href) => {
  expect(linksIn(text)).toEqual([href])
})

test.each([
  'http://example.org',
  'javascript:alert(1)',
  'https://discord.gg@evil.example',
  'https://user:pass@evil.example/',
  'https://',
  'data:text/html,https',
])('"%s" stays plain text', (text) => {
  expect(linksIn(text)).toEqual([])
})
