/** A player is reported: on the crew, as an applicant, on their profile, for what they wrote. */
import type { Page } from '@playwright/test'
import { reportCategoryNames } from '#contract/reports/category-names.ts'
import { reportLimits } from '#contract/reports/draft.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { moderator, signInAs } from '../support/demo-players.ts'
import { openMenu, openMore } from '../support/folds.ts'
import { pressEscape } from '../support/keyboard.ts'
import { openListening } from '../support/live.ts'
import { flyMission } from '../support/missions.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { type Player, registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test.describe('reports', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('a member reports the leader, once', async ({ page, openRequest, language, text }) => {
    const leader = await openRequest()
    const { username, user } = await registerPlayer(leader)
    await registerPlayer(page.request)
    const crew = await flyMission(leader, page.request, `Reported ${newWord()}`)
    await page.goto(`/crew/${crew.id}`)
    const members = page.getByRole('region', { name: text('crew_page_members') })
    const menus = members.locator('summary')
    await expect(menus, "none beside one's own name").toHaveCount(1)
    await menus.click()
    await members.getByRole('button', { name: username }).click()
    const dialog = page.getByRole('dialog', { name: text('reports_player') })
    await expect(dialog).toHaveAccessibleDescription(`${text('reports_needed')} ${username}`)
    const send = dialog.getByRole('button', { name: text('reports_send') })
    await expect(send).toBeDisabled()
    await dialog.getByRole('radio', { name: reportCategoryNames.griefing[language] }).check()
    await expect(dialog.getByText(text('reports_incomplete'))).toBeVisible()
    await dialog.getByLabel(text('reports_reason')).fill('Shot at the MOLE')
    await noSidewaysScroll(page)
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(text('reports_sent')).first()).toBeVisible()
    await expect(menus).toBeFocused()

    const reportsCrew = page.getByRole('button', { name: text('reports_crew') })
    await openMore(page)
    await expect(reportsCrew, 'its leader is reported').toHaveAccessibleName(new RegExp(text('reports_open')))

    // On another device it was reported meanwhile.
    const again = await flyMission(leader, page.request, `Reported ${newWord()}`)
    await page.goto(`/crew/${again.id}`)
    await openMore(page)
    await reportsCrew.click()
    const second = page.getByRole('dialog', { name: text('reports_crew') })
    await second.getByRole('radio', { name: reportCategoryNames.other[language] }).check()
    await second.getByLabel(text('reports_reason')).fill('Once more')
    const data = { reportedUserId: user.id, reportCategory: 'other', reportReason: 'Before' }
    expect((await page.request.post(`/api/crew/${again.id}/report`, { data })).status()).toBe(201)
    await second.getByRole('button', { name: text('reports_send') }).click()
    await expect(second.getByRole('alert')).toBeVisible()
    await expect(second.getByLabel(text('reports_reason'))).toHaveValue('Once more')
  })
})

test('the leader reports an applicant, and guests report nobody', async ({
  page,
  openPage,
  openRequest,
  language,
  text,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Applied ${newWord()}` })
  const applicant = await openRequest()
  const { username } = await registerPlayer(applicant)
  await applicant.post(`/api/crew/${crew.id}/apply`, {
    data: { message: 'Me', availability: 'sofort', experience: 'experte' },
  })
  await page.goto(`/crew/${crew.id}/applications`)
  const entry = page.getByRole('listitem').filter({ hasText: username })
  await openMenu(entry, m.ui_more_about({ name: username }, { locale: language }))
  await page
    .getByRole('button', { name: m.reports_player_name({ name: username }, { locale: language }) })
    .click()
  const dialog = page.getByRole('dialog', { name: text('reports_player') })
  await dialog.getByRole('radio', { name: reportCategoryNames.harassment[language] }).check()
  await dialog.getByLabel(text('reports_reason')).fill('The message')
  await dialog.getByRole('button', { name: text('reports_send') }).click()
  await expect(page.getByText(text('reports_sent')).first()).toBeVisible()
  await noSidewaysScroll(page)

  const guest = await openPage()
  await guest.goto(`/crew/${crew.id}`)
  const members = guest.getByRole('region', { name: text('crew_page_members') })
  await expect(members).toBeVisible()
  await expect(members.getByRole('button')).toHaveCount(0)
  await expect(guest.getByRole('button', { name: text('reports_crew') })).toHaveCount(0)
})

test('a visitor of a profile reports it, or what the player did on one of their missions', async ({
  page,
  openRequest,
  language,
  text,
}) => {
  const leader = await openRequest()
  const { user } = await registerPlayer(leader)
  await registerPlayer(page.request)
  await page.goto(`/profile/${user.id}`)
  const report = page.getByRole('button', { name: text('reports_player') })
  await report.click()
  const dialog = page.getByRole('dialog', { name: text('reports_player') })
  const subject = dialog.getByLabel(text('report_subjects_about'), { exact: true })
  await expect(subject, 'without missions there is nothing to choose').toHaveCount(0)
  await dialog.getByRole('radio', { name: reportCategoryNames.inappropriate_content[language] }).check()
  await dialog.getByLabel(text('reports_reason')).fill('The picture')
  await checkA11y(page)
  const onProfile = page.waitForRequest(`**/api/users/${user.id}/profile/report`)
  await dialog.getByRole('button', { name: text('reports_send') }).click()
  await onProfile
  await expect(dialog).toBeHidden()

  const first = await postCrew(leader, { title: `First ${newWord()}` })
  const second = await postCrew(leader, { title: `Second ${newWord()}` })
  await page.reload()
  await report.click()
  await expect(subject, 'the profile is the default').toHaveValue('')
  await expect(subject.getByRole('option')).toHaveText([
    text('report_subjects_this_profile'),
    second.title,
    first.title,
  ])
  await subject.selectOption(first.title)
  await dialog.getByRole('radio', { name: reportCategoryNames.other[language] }).check()
  await dialog.getByLabel(text('reports_reason')).fill('The same post every hour')
  await noSidewaysScroll(page)
  await pressEscape(page, dialog)
  await report.click()
  await expect(dialog.getByLabel(text('reports_reason'))).toHaveValue('The same post every hour')
  await expect(subject, 'the text is about this one').toHaveValue(String(first.id))
  const sent = page.waitForRequest(`**/api/crew/${first.id}/report`)
  await dialog.getByRole('button', { name: text('reports_send') }).click()
  expect((await sent).postDataJSON()).toMatchObject({ reportedUserId: user.id })
  await expect(page.getByText(text('reports_sent')).first()).toBeVisible()
  await expect(report).toBeFocused()
})

test('one side of a conversation reports it, and a moderator reads it and warns', {
  tag: ['@phone', '@daily'],
}, async ({ page, openPage, openRequest, language, text }) => {
  const other = await openRequest()
  const { user } = await registerPlayer(other)
  const { user: reporter } = await registerPlayer(page.request)
  await other.post(`/api/users/${reporter.id}/message`, { data: { message: 'You will see' } })
  await page.goto(`/messages?with=${user.id}`)
  const conversation = page.getByRole('region', { name: user.displayName })
  await conversation
    .getByRole('button', {
      name: m.report_subjects_report_conversation_with({ name: user.displayName }, { locale: language }),
    })
    .click()
  const dialog = page.getByRole('dialog', { name: text('report_subjects_report_conversation') })
  await expect(dialog).toContainText(String(reportLimits.messages))
  await dialog.getByRole('radio', { name: reportCategoryNames.harassment[language] }).check()
  await dialog.getByLabel(text('reports_reason')).fill('Threats')
  await checkA11y(page)
  await noSidewaysScroll(page)
  await dialog.getByRole('button', { name: text('reports_send') }).click()
  await expect(page.getByText(text('reports_sent')).first()).toBeVisible()

  const staff = await openPage()
  await signInAs(staff.request, moderator)
  await staff.goto(`/admin/reports?search=${user.username}`)
  const row = staff.getByRole('row').filter({ hasText: user.displayName })
  await expect(row).toContainText(text('report_subjects_conversation'))
  await row.getByRole('link', { name: text('reports_details') }).click()
  const details = staff.getByRole('dialog', { name: user.displayName })
  await expect(details.getByRole('list', { name: text('report_subjects_messages') })).toContainText(
    'You will see',
  )
  await expect(details.getByText(text('reports_crew_is_gone'))).toHaveCount(0)
  await checkA11y(staff)
  await noSidewaysScroll(staff)
  await details.getByRole('button', { name: text('sanctions_warn'), exact: true }).click()
  const warning = staff.getByRole('dialog', { name: text('sanctions_warn') })
  await warning.getByLabel(text('moderation_reason')).fill('No threats')
  await warning.getByRole('button', { name: text('sanctions_warn') }).click()
  await expect(staff.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
})

const signInAgain = async (page: Page, { username, password }: Player) => {
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in again' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test.describe('a session that ends', () => {
  test.use({ expectedComplaints: [/status of 401/] })

  test('does not take a typed report or rating away', async ({ page, openRequest }) => {
    const leader = await openRequest()
    const { username } = await registerPlayer(leader)
    const player = await registerPlayer(page.request)
    const crew = await flyMission(leader, page.request, `Signed out ${newWord()}`)
    const dialog = page.getByRole('dialog')
    await page.goto(`/crew/${crew.id}`)

    const report = page.getByRole('button', { name: `Report ${username}` })
    await openMenu(page, `More about ${username}`)
    await report.click()
    await dialog.getByRole('radio', { name: 'Griefing' }).check()
    await dialog.getByLabel('Reason').fill('Shot at the MOLE')
    await page.context().clearCookies()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Please sign in first.')
    await signInAgain(page, player)
    await openMenu(page, `More about ${username}`)
    await report.click()
    await expect(dialog.getByRole('radio', { name: 'Griefing' })).toBeChecked()
    await expect(dialog.getByLabel('Reason')).toHaveValue('Shot at the MOLE')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText('Your report was sent.').first()).toBeVisible()

    const rate = page.getByRole('button', { name: 'Rate with a comment' })
    await rate.click()
    await dialog.getByRole('radio', { name: '4 of 5 stars' }).check()
    await dialog.getByLabel('Comment').fill('Calm on the radio.')
    await page.context().clearCookies()
    await dialog.getByRole('button', { name: 'Submit rating' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Please sign in first.')
    await signInAgain(page, player)
    await rate.click()
    await expect(dialog.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
    await expect(dialog.getByLabel('Comment')).toHaveValue('Calm on the radio.')
    await dialog.getByRole('button', { name: 'Submit rating' }).click()
    await expect(page.getByText('You have rated this mission.')).toBeVisible()
    await page.reload()
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(stored).not.toMatch(/Shot at the MOLE|Calm on the radio/)
  })
})

test('a report stays open when the reported member leaves', async ({ page, openRequest }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Left ${newWord()}` })
  const member = await openRequest()
  const { username } = await registerPlayer(member)
  await joinCrew(page.request, member, crew.id)
  await openListening(page, `/crew/${crew.id}`)
  const report = page.getByRole('button', { name: `Report ${username}` })
  await openMenu(page, `More about ${username}`)
  await report.click()
  const reason = page.getByRole('dialog').getByLabel('Reason')
  await reason.fill('Left with the cargo')
  expect((await member.post(`/api/crew/${crew.id}/leave`)).status()).toBe(200)
  // The page behind the dialog is hidden from assistive technology, so the menu is found by its attribute.
  await expect(page.locator(`[aria-label="More about ${username}"]`)).toHaveCount(0)
  await expect(reason).toHaveValue('Left with the cargo')
})
