/** A player signs up with Discord and comes back with it; another links it to the account that they have. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { workerIsReady } from '../support/service-worker.ts'
import { signOut } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

/** At the stand-in: the same person for the same name. */
const agree = async (page: Page, name: string, email = '') => {
  await page.getByLabel('Discord name').fill(name)
  await page.getByLabel('Confirmed address').fill(email)
  await page.getByRole('button', { name: 'Authorize' }).click()
}

test('a newcomer signs up with Discord, signs out, and comes back with one click', {
  tag: ['@daily', '@phone'],
}, async ({ page, text, language, isMobile }) => {
  const name = `nova.${newWord()}`
  await page.goto('/register?redirect=/legal/rules')
  await page.getByRole('link', { name: text('discord_continue') }).click()
  await agree(page, name, `${name}@discord.example`)

  await expect(page.getByRole('heading', { name: text('discord_sign_up_title') })).toBeVisible()
  await expect(page.getByText(m.discord_sign_up_lead({ name }, { locale: language }))).toBeVisible()
  const username = page.getByLabel(text('auth_username'))
  await expect(username).toHaveValue(name.replace('.', '_'))
  const email = page.getByLabel(text('auth_email'), { exact: true })
  await expect(email).toHaveValue(`${name}@discord.example`)
  await expect(email).toHaveAccessibleDescription(text('discord_sign_up_email_confirmed'))
  await checkA11y(page)
  await noSidewaysScroll(page)
  await page.getByRole('checkbox', { name: new RegExp(text('auth_register_terms_accept')) }).check()
  await page.getByRole('button', { name: text('auth_register_submit') }).click()
  await expect(page).toHaveURL('/legal/rules')
  await expect(page.getByText(text('shell_registered'))).toBeVisible()

  await signOut({ page, text, isMobile })
  await page.goto('/login')
  await page.getByRole('link', { name: text('discord_continue') }).click()
  await agree(page, name)
  await expect(page).toHaveURL('/search')

  await page.goto('/settings/sign-in#ways')
  const section = page.locator('#ways')
  await expect(section.getByText(text('discord_last_way'))).toBeVisible()
  await expect(section.getByRole('button')).toHaveCount(0)
  await page.locator('#password summary').click()
  await page
    .locator('#password')
    .getByRole('button', { name: text('sign_in_methods_password_send') })
    .click()
  await expect(page.locator('#password').getByRole('status')).toContainText(`${name}@discord.example`)
  await checkA11y(page)
})

test.describe('with the service worker of an earlier visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a newcomer comes back from Discord to sign up', async ({ page, text }) => {
    await page.goto('/legal/rules')
    await workerIsReady(page)
    await page.goto('/register')
    await page.getByRole('link', { name: text('discord_continue') }).click()
    await agree(page, `nova.${newWord()}`)
    await expect(page.getByRole('heading', { name: text('discord_sign_up_title') })).toBeVisible()
  })
})

test('a player links Discord to their account, and unlinks it', { tag: '@phone' }, async ({ page, text }) => {
  const { password } = await registerPlayer(page.request)
  const name = `nova.${newWord()}`
  await page.goto('/settings/sign-in#ways')
  const section = page.locator('#ways')
  await section.getByRole('button', { name: text('discord_link'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: text('discord_link_title') })
  await expect(dialog).toBeVisible()
  await checkA11y(page)
  await dialog.getByLabel(text('account_your_password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: text('discord_link_submit') }).click()
  await agree(page, name)

  await expect(section.getByRole('alert')).toHaveText(text('discord_outcome_linked'))
  await expect(section.getByText(name).first()).toBeVisible()
  await expect(page.locator('#events')).toContainText(name)
  await section.getByRole('button', { name: text('discord_unlink'), exact: true }).click()
  const question = page.getByRole('alertdialog', { name: text('discord_unlink_title') })
  await checkA11y(page)
  await question.getByLabel(text('account_your_password'), { exact: true }).fill(password)
  await question.getByRole('button', { name: text('discord_unlink_submit') }).click()
  await expect(page.getByText(text('discord_unlinked'))).toBeVisible()
  await expect(section.getByText(text('discord_none'))).toBeVisible()
})

test('the switch for messages in Discord is there as long as an account is linked', {
  tag: '@phone',
}, async ({ page, text }) => {
  const { password } = await registerPlayer(page.request)
  const direct = page.getByRole('switch', { name: text('discord_direct') })
  await page.goto('/settings/notices')
  await expect(page.getByRole('switch', { name: text('push_quiet') })).toBeVisible()
  await expect(direct).toHaveCount(0)
  await page.goto('/settings/sign-in#ways')
  const section = page.locator('#ways')
  await section.getByRole('button', { name: text('discord_link'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: text('discord_link_title') })
  await dialog.getByLabel(text('account_your_password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: text('discord_link_submit') }).click()
  await agree(page, `nova.${newWord()}`)
  await expect(section.getByRole('alert')).toHaveText(text('discord_outcome_linked'))

  await page.goto('/settings/notices')
  await expect(direct).not.toBeChecked()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await direct.click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(direct).toBeChecked()
  await checkA11y(page)
  await noSidewaysScroll(page)

  await page.goto('/settings/sign-in#ways')
  await section.getByRole('button', { name: text('discord_unlink'), exact: true }).click()
  const question = page.getByRole('alertdialog', { name: text('discord_unlink_title') })
  await question.getByLabel(text('account_your_password'), { exact: true }).fill(password)
  await question.getByRole('button', { name: text('discord_unlink_submit') }).click()
  await expect(page.getByText(text('discord_unlinked'))).toBeVisible()
  await page.goto('/settings/notices')
  await expect(page.getByRole('switch', { name: text('push_quiet') })).toBeVisible()
  await expect(direct).toHaveCount(0)
})

test('whoever says no at Discord is told what that means, and stays where they were', async ({
  page,
  text,
}) => {
  await page.goto('/login?redirect=/legal/rules')
  await page.getByRole('link', { name: text('discord_continue') }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login\?.*redirect=%2Flegal%2Frules/)
  await expect(page.getByRole('alert')).toHaveText(text('discord_outcome_denied'))
  await checkA11y(page)
})

test('an address that somebody has leads to signing in and linking', async ({
  page,
  request,
  text,
  language,
}) => {
  const { email } = await registerPlayer(request)
  await page.goto('/register')
  await page.getByRole('link', { name: text('discord_continue') }).click()
  await agree(page, `nova.${newWord()}`, email)
  await expect(page.getByText(m.discord_sign_up_taken({ email }, { locale: language }))).toBeVisible()
  await page.getByRole('link', { name: text('discord_sign_up_taken_link') }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsettings%2Fsign-in%23ways/)
})
