import { expect, test } from 'vitest'
import { defaultNoticeSetting, noticeKinds, optionalInInbox } from './kinds.ts'
import type { NoticeSettings } from './notices.ts'
import { mailsAnswers, noticePresets, presetOf, withAnswersByMail, withPreset } from './presets.ts'

const atFirst = Object.fromEntries(
  noticeKinds.map((kind) => [kind, defaultNoticeSetting(kind)]),
) as NoticeSettings

const pushed = (settings: NoticeSettings) => noticeKinds.filter((kind) => settings[kind].byPush)
const mailed = (settings: NoticeSettings) => noticeKinds.filter((kind) => settings[kind].byMail)

test('a player who has chosen nothing has what concerns them', () => {
  expect(presetOf(atFirst)).toBe('own')
})

test.each(noticePresets)('who chooses "%s" finds it chosen', (preset) => {
  expect(presetOf(withPreset(atFirst, preset))).toBe(preset)
})

test.each(noticePresets)('"%s" leaves in the inbox what has to be there', (preset) => {
  const settings = withPreset(atFirst, preset)
  for (const kind of noticeKinds)
    if (!optionalInInbox.includes(kind)) expect(settings[kind].inInbox, kind).toBe(true)
})

test('everything is pushed and mailed, and only what cannot wait is pushed', () => {
  expect(pushed(withPreset(atFirst, 'everything'))).toEqual(noticeKinds)
  expect(mailed(withPreset(atFirst, 'everything'))).toEqual(noticeKinds)
  expect(pushed(withPreset(atFirst, 'urgent'))).toEqual(['mission', 'reminder'])
  expect(mailed(withPreset(atFirst, 'urgent'))).toEqual([])
})

test('a choice about one kind is the player’s own', () => {
  const rating = { ...atFirst.rating, byPush: true }
  expect(presetOf({ ...atFirst, rating })).toBeUndefined()
})

test('answers by email are a choice beside the preset, except with everything', () => {
  const mailing = withAnswersByMail(atFirst, true)
  expect(mailed(mailing)).toEqual(['application', 'decision'])
  expect([mailsAnswers(atFirst), mailsAnswers(mailing)]).toEqual([false, true])
  expect(presetOf(mailing)).toBe('own')
  expect(mailsAnswers(withPreset(mailing, 'urgent'))).toBe(true)
  expect(presetOf(withPreset(mailing, 'urgent'))).toBe('urgent')
  expect(presetOf(withAnswersByMail(withPreset(mailing, 'everything'), false))).toBeUndefined()
})
