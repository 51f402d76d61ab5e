import { expect, test } from 'vitest'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { discordText } from './discord-text.ts'

const link = 'https://crew.example/crew/5'

test('a crew for Discord has its start as time stamps, which every reader sees in their own zone', () => {
  const crew = { ...blankCrew, title: 'MOLE run', scheduledTime: '2026-11-14T19:30:00.000Z' }
  expect(discordText(crew, link)).toBe(
    `**MOLE run**\n<t:1794684600:F> (<t:1794684600:R>)\n3 of 4 free\n${link}`,
  )
})

test('without a start there is no time stamp, and a title cannot format the message', () => {
  const crew = { ...blankCrew, title: '*loud* [x]' }
  expect(discordText(crew, link)).toBe(`**\\*loud\\* \\[x\\]**\n3 of 4 free\n${link}`)
})

test('a mission that is over no longer names its planned start', () => {
  const crew = {
    ...blankCrew,
    title: 'MOLE run',
    scheduledTime: '2026-11-14T19:30:00.000Z',
    completedAt: '2026-11-14T21:30:00.000Z',
    displayStatus: 'completed' as const,
  }
  expect(discordText(crew, link)).toBe(`**MOLE run**\nMission Completed, <t:1794691800:D>\n${link}`)
})

test('a crew for a ship and a place names them, and they cannot format the message either', () => {
  const crew = {
    ...blankCrew,
    title: 'Rocks',
    shipName: 'MOLE',
    startLocation: 'Port *X*',
    endLocation: '@here',
  }
  expect(discordText(crew, link)).toBe(
    `**Rocks**\nWhere: Port \\*X\\* to @\u200bhere\nShip: MOLE\n3 of 4 free\n${link}`,
  )
})

test.each([
  [{ region: 'eu' as const }, 'Server: Europe'],
  [{ gameVersion: 'ptu' as const }, 'Server: PTU (test)'],
  [{ region: 'asia' as const, gameVersion: 'ptu' as const }, 'Server: Asia, PTU (test)'],
])('a crew on another server than the usual one says so: %j', (server, said) => {
  const crew = { ...blankCrew, title: 'Rocks', ...server }
  expect(discordText(crew, link)).toBe(`**Rocks**\n${said}\n3 of 4 free\n${link}`)
})

test.each([
  ['@everyone', '@\u200beveryone'],
  ['@here now', '@\u200bhere now'],
  ['<@&123>', '\\<@\u200b&123\\>'],
  ['<@!5> <#7>', '\\<@\u200b!5\\> \\<#7\\>'],
  ['[click](https://evil.example)', '\\[click\\](https://evil.example)'],
  ['```js x```', '\\`\\`\\`js x\\`\\`\\`'],
  ['||hidden|| ~~gone~~ \\', '\\|\\|hidden\\|\\| \\~\\~gone\\~\\~ \\\\'],
])('a title with %s notifies nobody, and stays text', (title, escaped) => {
  const crew = { ...blankCrew, title }
  expect(discordText(crew, link)).toBe(`**${escaped}**\n3 of 4 free\n${link}`)
})
