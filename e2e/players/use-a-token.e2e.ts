/** A token for the bot of a group: created and copied in the settings, used by a program, ended. */
import type { APIRequestContext, Page } from '@playwright/test'
import { issueText } from '#contract/issues/texts.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { postCrew } from '../support/crews.ts'
import { checkA11y, noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

// What a wrong password is answered with.
test.use({ expectedComplaints: [/status of 403/], permissions: ['clipboard-read', 'clipboard-write'] })

const section = (page: Page) => page.locator('#tokens')

const statusWith = async (bot: APIRequestContext, token: string, path: string): Promise<number> => {
  const answer = await bot.get(path, { headers: { authorization: `Bearer ${token}` } })
  return answer.status()
}

test('a player creates a token, gives it to a bot and ends it', {
  tag: ['@daily', '@phone'],
}, async ({ page, openRequest, text, language }) => {
  const bot = await openRequest()
  const { password } = await registerPlayer(page.request)
  const title = `By token ${newWord()}`
  const { id } = await postCrew(page.request, { title })
  await page.goto('/settings/developers#tokens')
  await expect(section(page).getByText(text('tokens_none'))).toBeVisible()

  await section(page)
    .getByRole('button', { name: text('tokens_new') })
    .click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: text('tokens_create') })
  await expect(dialog.getByRole('checkbox', { name: text('tokens_scope_read') })).toBeChecked()
  await readsWell(page)
  await dialog.getByRole('checkbox', { name: text('tokens_scope_read') }).uncheck()
  await submit.click()
  await expect(dialog.getByRole('textbox', { name: text('tokens_name') })).toBeFocused()
  await expect(dialog.getByText(issueText('token_scopes_required', language))).toBeVisible()
  await dialog.getByRole('textbox', { name: text('tokens_name') }).fill('Halo bot')
  await dialog.getByRole('checkbox', { name: text('tokens_scope_read') }).check()
  await dialog.getByLabel(text('account_your_password'), { exact: true }).fill('not this one')
  await submit.click()
  const field = dialog.getByLabel(text('account_your_password'), { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('textbox', { name: text('tokens_name') })).toHaveValue('Halo bot')
  await field.fill(password)
  await submit.click()

  const value = dialog.getByRole('textbox', { name: text('tokens_value') })
  await expect(value).toBeFocused()
  await readsWell(page)
  await dialog.getByRole('button', { name: text('tokens_copy') }).click()
  await expect(page.getByText(text('ui_copied'))).toBeVisible()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  expect(token).toBe(await value.inputValue())
  await dialog.getByRole('button', { name: text('tokens_done') }).click()
  await expect(dialog).toBeHidden()
  await expect(section(page).getByRole('button', { name: text('tokens_new') })).toBeFocused()
  const row = section(page).getByRole('listitem').filter({ hasText: 'Halo bot' })
  await expect(row.getByText(text('tokens_never_used'))).toBeVisible()
  await expect(page.getByText(token)).toBeHidden()

  expect(await statusWith(bot, token, `/api/crew/${id}`)).toBe(200)
  expect(await statusWith(bot, token, `/api/crew/${id}/applications`)).toBe(403)
  expect(await statusWith(bot, token, '/api/user')).toBe(403)
  await page.reload()
  await expect(row.getByText(text('tokens_never_used'))).toBeHidden()
  await checkA11y(page)
  await noSidewaysScroll(page)

  await row.getByRole('button', { name: m.tokens_end_of({ name: 'Halo bot' }, { locale: language }) }).click()
  const question = page.getByRole('alertdialog')
  await readsWell(page)
  await question.getByRole('button', { name: text('tokens_end_submit') }).click()
  await expect(section(page).getByText(text('tokens_none'))).toBeVisible()
  await expect(section(page).getByText(text('tokens_none'))).toBeFocused()
  expect(await statusWith(bot, token, `/api/crew/${id}`)).toBe(401)
})

test('a new password ends the tokens, and the page shows it', async ({ page, text }) => {
  const { password } = await registerPlayer(page.request)
  const made = await page.request.post('/api/account/tokens', {
    data: { name: 'Old bot', scopes: ['read'], password },
  })
  expect(made.status()).toBe(201)
  await page.goto('/settings/developers#tokens')
  await expect(section(page).getByText('Old bot')).toBeVisible()
  await page
    .getByRole('navigation', { name: text('settings_title') })
    .getByRole('link', { name: text('settings_sign_in') })
    .click()
  const passwords = page.locator('#password')
  await passwords.locator('summary').click()
  const newPassword = 'around the Daymar ridge 17'
  await passwords.getByLabel(text('account_current_password'), { exact: true }).fill(password)
  await passwords.getByLabel(text('account_new_password'), { exact: true }).fill(newPassword)
  await passwords.getByLabel(text('account_confirm_password'), { exact: true }).fill(newPassword)
  await passwords.getByRole('button', { name: text('account_password_submit') }).click()
  await expect(page.getByText(text('account_password_done'))).toBeVisible()
  await page.goBack()
  await expect(section(page).getByText(text('tokens_none'))).toBeVisible()
})
