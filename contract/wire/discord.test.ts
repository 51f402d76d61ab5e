import { expect, test } from 'vitest'
import { discordStamp, escapeForDiscord } from './discord.ts'

test.each([
  ['# Heading', '\\# Heading'],
  ['- item #2', '\\- item #2'],
  ['  # late', '  \\# late'],
  ['> quote', '\\> quote'],
  ['a-b #1', 'a-b #1'],
  ['@here', '@\u200bhere'],
])('%j stays text', (text, escaped) => {
  expect(escapeForDiscord(text)).toBe(escaped)
})

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  // Neither an escaped character nor a surrogate pair is cut in two.
  ['***', 4, '\\*…'],
  ['a*b*c', 5, 'a\\*b…'],
  ['🚀🚀🚀', 5, '🚀🚀…'],
  ['🚀🚀🚀', 4, '🚀…'],
  ['@@@', 4, '@\u200b…'],
])('%s has room in %d characters as %s', (text, limit, cut) => {
  expect(escapeForDiscord(text, limit)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(limit)
})

test('a time stamp is in whole seconds', () => {
  expect(discordStamp(new Date('2026-11-14T19:30:00.900Z'), 'F')).toBe('<t:1794684600:F>')
})
