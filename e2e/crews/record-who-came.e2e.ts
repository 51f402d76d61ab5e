/** The leader says who came, a player contests it, a moderator decides, and the record follows. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { moderator as moderatorName, signInAs } from '../support/demo-players.ts'
import { openFold } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { flyMission, untilRatable } from '../support/missions.ts'
import { checkA11y, noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('an absence is marked, contested and decided, and shows on the profile', {
  tag: '@phone',
}, async ({ page, openPage, openRequest, text, language }) => {
  const { user } = await registerPlayer(page.request)
  // A record begins with three missions, one for each leader and day.
  for (let i = 0; i < 3; i += 1) {
    const leader = await openRequest()
    await registerPlayer(leader)
    await flyMission(leader, page.request, `Flown ${newWord()}`)
  }
  const leader = await openPage()
  await registerPlayer(leader.request)
  const crew = await postCrew(leader.request, { title: `Counted ${newWord()}`, maxCrewSize: 3 })
  await joinCrew(leader.request, page.request, crew.id)
  const other = await openRequest()
  await registerPlayer(other)
  await joinCrew(leader.request, other, crew.id)
  await leader.request.post(`/api/crew/${crew.id}/start`)
  await openListening(page, `/crew/${crew.id}`)
  await openListening(leader, `/crew/${crew.id}`)
  await untilRatable()

  const complete = leader.getByRole('button', { name: text('missions_complete') }).filter({ visible: true })
  await complete.first().click()
  const question = leader.getByRole('dialog', { name: text('missions_complete_title') })
  await expect(question.getByRole('checkbox')).toHaveCount(2)
  await expect(question.getByRole('checkbox').first()).toBeFocused()
  await expect(question).toContainText(text('attendance_all_came'))
  await question.getByText(user.displayName).click()
  await expect(question.getByRole('checkbox', { name: user.displayName })).not.toBeChecked()
  await noSidewaysScroll(leader)
  await checkA11y(leader)
  await leader.keyboard.press('Enter')
  await expect(question).toBeHidden()

  // Without a click of the player.
  await expect(page.getByRole('heading', { name: text('attendance_marked_title') })).toBeVisible()
  await expect(page.getByRole('button', { name: text('ratings_rate_leader') })).toHaveCount(0)
  await page.getByRole('button', { name: text('attendance_contest') }).click()
  const contest = page.getByRole('dialog', { name: text('attendance_contest_title') })
  await contest.getByRole('button', { name: text('attendance_contest_send') }).click()
  const field = contest.getByLabel(text('attendance_contest_label'))
  await expect(field).toBeFocused()
  await field.fill('I flew the second ship until the end.')
  await checkA11y(page)
  await contest.getByRole('button', { name: text('attendance_contest_send') }).click()
  await expect(page.getByRole('heading', { name: text('attendance_contested_title') })).toBeVisible()
  await expect(page.getByText('I flew the second ship until the end.')).toBeVisible()
  await readsWell(page)
  const marks = leader.getByRole('region', { name: text('attendance_leader_title') })
  await expect(marks).toContainText(text('attendance_status_contested'))

  await page.goto('/profile')
  await openFold(page, text('profiles_record'))
  const record = page.getByRole('region', { name: text('attendance_record_title') })
  await expect(record).toContainText(m.attendance_record({ came: 3, missions: 3 }, { locale: language }))

  const desk = await openPage()
  await signInAs(desk.request, moderatorName)
  await desk.goto('/admin/absences')
  const waiting = desk.getByRole('article').filter({ hasText: crew.title })
  await expect(waiting).toContainText('I flew the second ship until the end.')
  await readsWell(desk)
  await waiting
    .getByRole('button', {
      name: m.attendance_was_absent_label({ name: user.displayName }, { locale: language }),
    })
    .click()
  const verdict = desk.getByRole('alertdialog')
  await verdict.getByRole('button', { name: text('attendance_was_absent') }).click()
  await expect(waiting).toBeHidden()

  await page.goto(`/profile/${user.id}`)
  await openFold(page, text('profiles_record'))
  await expect(record).toContainText(m.attendance_record({ came: 3, missions: 4 }, { locale: language }))
  await readsWell(page)
  await page.goto(`/crew/${crew.id}`)
  await expect(page.getByRole('heading', { name: text('attendance_upheld_title') })).toBeVisible()
})

test('Enter completes where everybody came, and a mark by mistake is corrected', async ({
  page,
  openPage,
  text,
  language,
}) => {
  await registerPlayer(page.request)
  const member = await openPage()
  const { user } = await registerPlayer(member.request)
  const fly = async () => {
    const crew = await postCrew(page.request, { title: `Mistaken ${newWord()}` })
    await joinCrew(page.request, member.request, crew.id)
    await page.request.post(`/api/crew/${crew.id}/start`)
    await page.goto(`/crew/${crew.id}`)
    await page
      .getByRole('button', { name: text('missions_complete') })
      .filter({ visible: true })
      .first()
      .click()
    return crew.id
  }
  const question = page.getByRole('dialog', { name: text('missions_complete_title') })
  await fly()
  await expect(question).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  const marks = page.getByRole('region', { name: text('attendance_leader_title') })
  await expect(marks).toBeHidden()

  const id = await fly()
  await question.getByRole('checkbox').uncheck()
  await question.getByRole('button', { name: text('missions_complete') }).click()
  await openListening(member, `/crew/${id}`)
  await expect(member.getByRole('heading', { name: text('attendance_marked_title') })).toBeVisible()
  await page.getByRole('button', { name: text('debrief_change') }).click()
  await marks
    .getByRole('button', {
      name: m.attendance_withdraw_label({ name: user.displayName }, { locale: language }),
    })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('attendance_withdraw') })
    .click()
  await expect(marks).toContainText(text('attendance_status_withdrawn'))
  await expect(member.getByRole('heading', { name: text('attendance_withdrawn_title') })).toBeVisible()
})
