/** The settings of an account: notices, password, address, the player's data, and the end of it. */

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { confirmAddress, latestMail, linkIn } from '../support/mail.ts'
import { flyMission } from '../support/missions.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { prefer } from '../support/texts.ts'

// What wrong passwords are answered with, and the check of a session that ended with its account.
test.use({ expectedComplaints: [/status of (403|401.*\/api\/user)/] })

const section = (page: Page, name: string) => page.locator(`#${name}`)

test('a player changes password and address, takes their data along and deletes the account', {
  tag: '@daily',
}, async ({ page, text, language }) => {
  const { email, password, user } = await registerPlayer(page.request)
  await confirmAddress(page.request, email)
  const newEmail = `new_${email}`
  const newPassword = 'around the Daymar ridge 17'
  await page.goto('/settings/sign-in#password')

  const passwords = section(page, 'password')
  await expect(passwords).toBeInViewport()
  const list = page.getByRole('navigation', { name: text('settings_title') })
  await expect(list.locator('[aria-current]')).toContainText(text('settings_sign_in'))
  await passwords.getByLabel(text('account_current_password'), { exact: true }).fill('not this one')
  await passwords.getByLabel(text('account_new_password'), { exact: true }).fill(newPassword)
  await passwords.getByLabel(text('account_confirm_password'), { exact: true }).fill(newPassword)
  await passwords.getByRole('button', { name: text('account_password_submit') }).click()
  await expect(passwords.getByLabel(text('account_current_password'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await passwords.getByLabel(text('account_current_password'), { exact: true }).fill(password)
  await passwords.getByRole('button', { name: text('account_password_submit') }).click()
  await expect(page.getByText(text('account_password_done'))).toBeVisible()

  const address = section(page, 'email')
  await address.getByText(text('account_email'), { exact: true }).click()
  await address.getByLabel(text('account_new_email')).fill(newEmail)
  await address.getByLabel(text('account_your_password'), { exact: true }).fill(newPassword)
  await address.getByRole('button', { name: text('account_email_submit') }).click()
  await expect(
    address.getByText(m.account_email_sent({ email: newEmail }, { locale: language })),
  ).toBeVisible()
  await noSidewaysScroll(page)

  await page.goto(linkIn(await latestMail(newEmail)))
  await expect(page).toHaveURL('/account/confirm-email')
  await checkA11y(page)
  await page.getByRole('button', { name: text('account_confirm_submit') }).click()
  await expect(page.getByRole('heading', { name: text('account_confirm_done_title') })).toBeVisible()
  // The welcome, the new password, the link to the new address, what was asked for, and that it is done.
  await latestMail(email, 5)

  await page.goto('/settings/sign-in')
  await expect(section(page, 'email').locator('summary')).toContainText(newEmail)
  await page.goto('/settings/privacy#export')
  await section(page, 'export').getByRole('button').click()
  const exportDialog = page.getByRole('dialog')
  await exportDialog.getByLabel(text('account_your_password'), { exact: true }).fill(newPassword)
  const download = page.waitForEvent('download')
  await exportDialog.getByRole('button', { name: text('account_export_submit') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(file).account).toMatchObject([{ id: user.id, email: newEmail }])

  await section(page, 'delete').locator('summary').click()
  await section(page, 'delete').getByRole('button').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(text('account_your_password'), { exact: true }).fill(newPassword)
  await dialog.getByRole('button', { name: text('account_delete_submit') }).click()
  await expect(page.getByText(text('account_deleted'))).toBeVisible()
  await expect(page).toHaveURL(/\/search/)
  const login = { username: user.username, password: newPassword }
  expect((await page.request.post('/api/auth/login', { data: login })).status()).toBe(401)
})

test('a player chooses which notices come, and how the page looks', async ({ page, text }) => {
  await prefer(page, { theme: 'light' })
  await registerPlayer(page.request)
  await page.goto('/settings/notices')
  const notices = section(page, 'notices')
  const fineTune = notices.getByText(text('settings_fine_tune'), { exact: true })
  await fineTune.click()
  const byMail = notices.getByRole('checkbox', {
    name: m.account_notice_by_mail({ kind: text('account_notice_reminder') }, { locale: 'en' }),
  })
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await byMail.click()
  expect((await saved).ok()).toBe(true)
  await page.goto('/my-crews')
  await expect(page.getByRole('checkbox', { name: text('my_crews_mail_reminders') })).toBeChecked()
  await page.goBack()
  await fineTune.click()
  await expect(byMail).toBeChecked()

  await page.goto('/settings/profile#appearance')
  const look = section(page, 'appearance')
  await look.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.settings_profile({}, { locale: 'de' }))
  await look.getByRole('radio', { name: m.shell_theme_dark({}, { locale: 'de' }) }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('after a deletion', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('others see a former member where the player was', async ({ page, openRequest, text }) => {
    await registerPlayer(page.request)
    const member = await openRequest()
    const { password, user } = await registerPlayer(member)
    const crew = await flyMission(page.request, member, `Remembered ${newWord()}`)
    const post = async (path: string, data: object) =>
      expect((await member.post(`/api/crew/${crew.id}/${path}`, { data })).status()).toBe(201)
    await post('comments', { text: 'Good flying.', channel: 'public' })
    await post('message', { message: 'Thank you all.' })
    await page.goto(`/crew/${crew.id}`)
    await expect(page.getByRole('link', { name: user.displayName }).first()).toBeVisible()
    expect((await member.delete('/api/account', { data: { password } })).status()).toBe(204)

    await page.reload()
    const former = text('shell_former_player')
    const members = page.getByRole('region', { name: text('crew_page_members') })
    await expect(members.getByRole('listitem').filter({ hasText: former })).toHaveCount(1)
    await page.getByRole('radio', { name: text('discussions_public') }).check()
    const comment = page.getByRole('article').filter({ hasText: 'Good flying.' })
    await expect(comment).toContainText(former)
    await expect(page.getByText(user.displayName)).toHaveCount(0)
    await checkA11y(page)
    await noSidewaysScroll(page)

    await page.goto('/messages')
    const row = page.getByRole('listitem').filter({ hasText: 'Thank you all.' })
    await expect(row).toContainText(former)
    await row.getByRole('link').click()
    // There is no one left to answer.
    await expect(page.getByRole('article', { name: former })).toContainText('Thank you all.')
    await expect(page.getByLabel(text('messages_reply'))).toHaveCount(0)

    await page.goto(`/profile/${user.id}`)
    await expect(page.getByRole('heading', { name: text('profiles_not_found') })).toBeVisible()
  })
})
