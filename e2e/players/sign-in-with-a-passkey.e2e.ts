/// <reference lib="dom" />
/** A passkey is added, named, used without a name, and removed. */
import type { Page } from '@playwright/test'
import { m } from '#texts'
import { addAuthenticator } from '../support/authenticator.ts'
import { confirmAddress, latestMail, linkIn } from '../support/mail.ts'
import { checkA11y, noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { type Player, registerPlayer } from '../support/players.ts'
import { signOut } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import type { Locale } from '../support/texts.ts'

// The browser prints a line for every answer that is no success, and some here are meant.
test.use({ expectedComplaints: [/status of 40[0139]/] })

const section = (page: Page) => page.locator('#passkeys')
const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]')

const openSettings = (page: Page) => page.goto('/settings/sign-in#passkeys')

/** In the settings. */
const addPasskey = async (page: Page, language: Locale, { password }: Player, name: string) => {
  await section(page)
    .getByRole('button', { name: m.passkeys_add({}, { locale: language }) })
    .click()
  await dialog(page)
    .getByLabel(m.passkeys_name({}, { locale: language }))
    .fill(name)
  await dialog(page)
    .getByLabel(m.account_your_password({}, { locale: language }), { exact: true })
    .fill(password)
  await dialog(page)
    .getByRole('button', { name: m.passkeys_add_submit({}, { locale: language }) })
    .click()
}

/** The login page asks for suggestions at once, which the virtual device would answer without being asked. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

test('a player adds a passkey, signs in with it and removes it', { tag: ['@daily', '@phone'] }, async ({
  page,
  text,
  language,
  isMobile,
}) => {
  await withoutSuggestions(page)
  const device = await addAuthenticator(page)
  const player = await registerPlayer(page.request)
  await confirmAddress(page.request, player.email)
  await openSettings(page)
  await expect(section(page).getByText(text('passkeys_none'))).toBeVisible()
  await section(page)
    .getByRole('button', { name: text('passkeys_add') })
    .click()
  await expect(dialog(page).getByLabel(text('passkeys_name'))).toHaveValue(/Chrome/)
  await readsWell(page)
  await dialog(page).getByLabel(text('account_your_password'), { exact: true }).fill('not this one')
  await dialog(page)
    .getByRole('button', { name: text('passkeys_add_submit') })
    .click()
  await expect(dialog(page).getByLabel(text('account_your_password'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  expect(await device.passkeys()).toEqual([])
  await dialog(page).getByLabel(text('account_your_password'), { exact: true }).fill(player.password)
  await dialog(page)
    .getByRole('button', { name: text('passkeys_add_submit') })
    .click()
  await expect(dialog(page)).toBeHidden()
  const row = section(page).getByRole('listitem')
  await expect(row).toContainText(text('passkeys_never_used'))
  expect(await device.passkeys()).toHaveLength(1)
  await latestMail(player.email, 2)

  await row.getByRole('button', { name: text('passkeys_rename') }).click()
  await readsWell(page)
  await dialog(page).getByLabel(text('passkeys_name')).fill('Desk at home')
  await dialog(page)
    .getByRole('button', { name: text('passkeys_rename_submit') })
    .click()
  await expect(row).toContainText('Desk at home')
  await noSidewaysScroll(page)

  await signOut({ page, text, isMobile })
  await page.goto('/login')
  await page.getByRole('button', { name: text('passkeys_sign_in') }).click()
  await expect(page).toHaveURL('/search')
  await openSettings(page)
  await expect(row).not.toContainText(text('passkeys_never_used'))

  await row.getByRole('button', { name: text('passkeys_remove') }).click()
  await readsWell(page)
  await dialog(page).getByLabel(text('account_your_password'), { exact: true }).fill(player.password)
  await dialog(page)
    .getByRole('button', { name: text('passkeys_remove_submit') })
    .click()
  await expect(
    page.getByText(m.passkeys_removed({ name: 'Desk at home' }, { locale: language })),
  ).toBeVisible()
  await expect(section(page).getByText(text('passkeys_none'))).toBeVisible()
  await checkA11y(page)
})

test('the browser suggests the passkey for the name', async ({ page, text, language, isMobile }) => {
  const device = await addAuthenticator(page)
  const player = await registerPlayer(page.request)
  await openSettings(page)
  await addPasskey(page, language, player, 'Suggested')
  await expect(section(page).getByRole('listitem')).toContainText('Suggested')
  await signOut({ page, text, isMobile })
  // The virtual device answers as if its player had chosen the suggestion.
  await page.goto('/login')
  await expect(page).toHaveURL('/search')
  expect(await device.passkeys()).toHaveLength(1)
})

test('what keeps a passkey from being used is said, and can be tried again', async ({
  page,
  text,
  language,
  isMobile,
}) => {
  await withoutSuggestions(page)
  const device = await addAuthenticator(page)
  const player = await registerPlayer(page.request)
  await openSettings(page)
  await addPasskey(page, language, player, 'First')
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
  await addPasskey(page, language, player, 'Second')
  await expect(dialog(page).getByText(text('passkeys_present'))).toBeVisible()
  await checkA11y(page)
  await page.keyboard.press('Escape')

  await signOut({ page, text, isMobile })
  await device.recognise(false)
  await page.goto('/login')
  const button = page.getByRole('button', { name: text('passkeys_sign_in') })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: text('passkeys_cancelled') })).toBeVisible()
  await checkA11y(page)
  await device.recognise(true)
  await button.click()
  await expect(page).toHaveURL('/search')
})

test('a passkey that was removed is refused, and forgotten by the device', async ({
  page,
  text,
  language,
  isMobile,
}) => {
  await withoutSuggestions(page)
  const device = await addAuthenticator(page)
  const player = await registerPlayer(page.request)
  await openSettings(page)
  await addPasskey(page, language, player, 'Gone')
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
  const { passkeys } = await (await page.request.get('/api/account/passkeys')).json()
  const removed = await page.request.delete(`/api/account/passkeys/${passkeys[0].id}`, {
    data: { password: player.password },
  })
  expect(removed.status()).toBe(204)
  await signOut({ page, text, isMobile })
  await page.goto('/login')
  await page.getByRole('button', { name: text('passkeys_sign_in') }).click()
  await expect(page.getByRole('alert').filter({ hasText: /no account here|zu keinem Konto/ })).toBeVisible()
  await expect.poll(device.passkeys).toEqual([])
})

test('a browser without passkeys offers none', async ({ page, text }) => {
  await page.addInitScript(() => {
    Object.assign(window, { PublicKeyCredential: undefined })
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: text('auth_login_submit'), exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: text('passkeys_sign_in') })).toHaveCount(0)
  await registerPlayer(page.request)
  await openSettings(page)
  await expect(section(page).getByText(text('passkeys_unsupported'))).toBeVisible()
})

test('the page for a new password shows what else signs in, and removes it where that is ticked', async ({
  page,
  text,
  language,
  isMobile,
}) => {
  await withoutSuggestions(page)
  await addAuthenticator(page)
  const player = await registerPlayer(page.request)
  await confirmAddress(page.request, player.email)
  await openSettings(page)
  await addPasskey(page, language, player, 'Old phone')
  await expect(section(page).getByRole('listitem')).toContainText('Old phone')
  await signOut({ page, text, isMobile })

  const signInByPasskey = async () => {
    await page.goto('/login')
    await page.getByRole('button', { name: text('passkeys_sign_in') }).click()
  }
  /** `mails`: how many the player has by then, so that the newest is the one with the link. */
  const setPassword = async (mails: number, keeps: boolean) => {
    await page.request.post('/api/forgot-password', { data: { email: player.email } })
    await page.goto(linkIn(await latestMail(player.email, mails)))
    const tick = page.getByRole('checkbox', { name: text('auth_reset_remove_methods') })
    await expect(
      page.getByText(m.auth_reset_passkey({ name: 'Old phone' }, { locale: language })),
    ).toBeVisible()
    await expect(tick).toBeChecked()
    if (keeps) await tick.uncheck()
    await readsWell(page)
    await checkA11y(page)
    for (const label of ['auth_new_password', 'auth_confirm_password'] as const)
      await page.getByLabel(text(label), { exact: true }).fill(`a quite different secret ${mails}`)
    await page.getByRole('button', { name: text('auth_reset_submit') }).click()
    await expect(page.getByRole('heading', { name: text('auth_reset_done_title') })).toBeVisible()
  }
  // The welcome, the passkey, the link; then the new password and another link.
  await setPassword(3, true)
  await signInByPasskey()
  await expect(page).toHaveURL('/search')
  await signOut({ page, text, isMobile })
  await latestMail(player.email, 4)
  await setPassword(5, false)
  await signInByPasskey()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
})
