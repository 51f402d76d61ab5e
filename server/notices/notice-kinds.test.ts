import { expect, test } from 'vitest'
import { defaultNoticeSetting, noticeKinds } from '#contract/notices/kinds.ts'
import { m } from '#texts'

const announced = {
  application: 'who wants to join your crew',
  decision: 'answers to your applications',
  mission: 'starts and cancellations of your missions',
  reminder: 'reminders',
  message: 'messages',
  invitation: 'invitations',
  search: 'posts that fit your saved searches',
  beacon: 'your beacon',
}

test('before a player turns notices on, they read what will come', () => {
  expect(Object.keys(announced)).toEqual(noticeKinds.filter((kind) => defaultNoticeSetting(kind).byPush))
  const text = m.push_text({}, { locale: 'en' })
  for (const part of Object.values(announced)) expect(text).toContain(part)
})
