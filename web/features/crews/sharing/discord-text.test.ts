import { expect, test } from 'vitest'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { discordText } from './discord-text.ts'

const link = 'https://crew.example/crew/5'
const usual = 'Language: English · Any level'

test('a crew for Discord has its start as time stamps, which every reader sees in their own zone', () => {
  const crew = { ...blankCrew, title: 'MOLE run', scheduledTime: '2026-11-14T19:30:00.000Z' }
  expect(discordText(crew, link)).toBe(
    `**MOLE run**\n<t:1794684600:F> (<t:1794684600:R>)\n3 of 4 free\n${usual}\n${link}`,
  )
})

test('without a start there is no time stamp, and a title cannot format the message', () => {
  const crew = { ...blankCrew, title: '*loud* [x]' }
  expect(discordText(crew, link)).toBe(`**\\*loud\\* \\[x\\]**\n3 of 4 free\n${usual}\n${link}`)
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
    `**Rocks**\nWhere: Port \\*X\\* to @\u200bhere\nShip: MOLE\n3 of 4 free\n${usual}\n${link}`,
  )
})

test.each([
  [{ region: 'eu' as const }, 'Server: Europe'],
  [{ gameVersion: 'ptu' as const }, 'Server: PTU (test)'],
  [{ region: 'asia' as const, gameVersion: 'ptu' as const }, 'Server: Asia, PTU (test)'],
])('a crew on another server than the usual one says so: %j', (server, said) => {
  const crew = { ...blankCrew, title: 'Rocks', ...server }
  expect(discordText(crew, link)).toBe(`**Rocks**\n${said}\n3 of 4 free\n${usual}\n${link}`)
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
  expect(discordText(crew, link)).toBe(`**${escaped}**\n3 of 4 free\n${usual}\n${link}`)
})

test('a crew says which seats are free, what they earn, who can come and who leads', () => {
  const seat = {
    roleCategory: 'mining',
    roleDescription: '',
    compensationType: 'split',
    compensationAmount: null,
    compensationPercentage: 20,
    isAtOnce: false,
    requiredExperience: null,
    requiredEquipment: '',
    isRequired: true,
    applicationCount: 0,
  } as const
  const crew = {
    ...blankCrew,
    title: 'Rocks',
    maxCrewSize: 6,
    currentCrewSize: 2,
    roles: [
      { ...seat, id: 1, roleName: 'Mining Laser Operator', slotsNeeded: 3, slotsFilled: 1 },
      { ...seat, id: 2, roleName: 'Loader *fast*', slotsNeeded: 1, slotsFilled: 0 },
    ],
    rewardUec: 240_000,
    experienceLevel: 'beginner' as const,
    requiredLanguages: ['de' as const],
    authorName: 'Marlin_Voss',
  }
  expect(discordText(crew, link).split('\n')).toEqual([
    '**Rocks**',
    '4 of 6 free',
    'Free: 2 × Mining Laser Operator (20% each), Loader \\*fast\\* (20% share), Any seat',
    'Pay: 240K aUEC',
    'Language: English, Deutsch · Beginners welcome',
    'Led by Marlin\\_Voss',
    link,
  ])
})
