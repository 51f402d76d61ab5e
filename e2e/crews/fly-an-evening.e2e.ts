/**
 * A whole evening: a full crew, a player who waits, one who drops out forty minutes before the start, the seat that is offered and
 * taken on a phone, the ready check, the mission, one who did not come, what they say to it, and the record that follows.
 */
import { devices } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, joinCrew, postCrew } from '../support/crews.ts'
import { moderator as moderatorName, signInAs } from '../support/demo-players.ts'
import { openFold, openMore } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { flyMission, untilRatable } from '../support/missions.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test, waitUntilInteractive } from '../support/test.ts'

test('an evening needs no moderator until somebody disagrees', { tag: '@daily' }, async ({
  page,
  browser,
  openRequest,
  text,
  language: locale,
}) => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
  const phoneContext = await browser.newContext({ ...pixel, reducedMotion: 'reduce' })
  const phone = await phoneContext.newPage()
  const [steady, dropout] = [await openRequest(), await openRequest()]
  await registerPlayer(page.request)
  const { user: absentee } = await registerPlayer(steady)
  await registerPlayer(dropout)
  const { username: waiter } = await registerPlayer(phone.request)
  // Two missions before this one: a record begins with three.
  for (let i = 0; i < 2; i += 1) {
    const leader = await openRequest()
    await registerPlayer(leader)
    await flyMission(leader, steady, `Before ${newWord()}`)
  }
  const crew = await postCrew(page.request, {
    title: `Evening ${newWord()}`,
    // Ten minutes before the site asks by itself who is ready.
    scheduledFor: inHours(2 / 3),
    maxCrewSize: 3,
  })
  for (const member of [steady, dropout]) await joinCrew(page.request, member, crew.id)

  // The crew is full, and a player on a phone waits.
  await phone.goto(`/crew/${crew.id}`)
  await waitUntilInteractive(phone)
  const onPhone = (name: string) => phone.getByRole('button', { name }).filter({ visible: true }).first()
  await expect(phone.getByText(text('crews_crew_full'))).toBeVisible()
  await onPhone(text('waitlists_join')).click()
  await expect(phone.getByText(m.waitlists_position({ position: 1 }, { locale })).first()).toBeVisible()

  // One drops out forty minutes before the start. The leader does nothing.
  await openListening(page, `/crew/${crew.id}?view=crew`)
  await dropout.post(`/api/crew/${crew.id}/leave`)
  await onPhone(text('offers_accept')).click()
  await expect(phone.getByRole('heading', { name: text('crew_page_you_fly') })).toBeVisible()
  await noSidewaysScroll(phone)
  const members = page.getByRole('region', { name: text('crew_page_members') })
  await expect(members.getByRole('link', { name: waiter })).toBeVisible()

  // The ready check.
  await openMore(page)
  await page.getByRole('button', { name: text('ready_call'), exact: true }).click()
  await expect(page.getByText(m.ready_sum({ ready: 1, total: 3 }, { locale })).first()).toBeVisible()
  await onPhone(text('ready_answer_ready')).click()
  await expect(page.getByText(m.ready_sum({ ready: 2, total: 3 }, { locale })).first()).toBeVisible()
  await checkA11y(phone)

  // The mission, and one who did not come.
  const step = (name: string) => page.getByRole('button', { name }).filter({ visible: true }).first()
  await step(text('missions_start')).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('missions_start') })
    .click()
  await untilRatable()
  await step(text('missions_complete')).click()
  const question = page.getByRole('dialog', { name: text('missions_complete_title') })
  await question.getByRole('checkbox', { name: absentee.displayName }).uncheck()
  await question.getByRole('button', { name: text('missions_complete') }).click()
  await expect(question).toBeHidden()
  const contest = await steady.post(`/api/crew/${crew.id}/absence/contest`, {
    data: { text: 'My game crashed at the gate.' },
  })
  expect(contest.status(), await contest.text()).toBeLessThan(300)

  // It counts for nothing until a moderator has decided.
  const record = phone.getByRole('region', { name: text('attendance_record_title') })
  await phone.goto(`/profile/${absentee.id}`)
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(absentee.displayName)
  await openFold(phone, text('profiles_record'))
  await expect(record).toHaveCount(0)

  await signInAs(page.request, moderatorName)
  await page.goto('/admin/absences')
  const waiting = page.getByRole('article').filter({ hasText: crew.title })
  await expect(waiting).toContainText('My game crashed at the gate.')
  await waiting
    .getByRole('button', { name: m.attendance_was_absent_label({ name: absentee.displayName }, { locale }) })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('attendance_was_absent') })
    .click()
  // Behind an open dialog everything counts as hidden.
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(waiting).toBeHidden()
  await phone.goto(`/profile/${absentee.id}`)
  await openFold(phone, text('profiles_record'))
  await expect(record).toContainText(m.attendance_record({ came: 2, missions: 3 }, { locale }))
  await checkA11y(phone)
  await phoneContext.close()
})
