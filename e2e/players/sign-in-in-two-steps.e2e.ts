/** A player protects their account with the codes of an app, signs in with them, and loses the app. */
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { admin, signInAs } from '../support/demo-players.ts'
import { confirmAddress, latestMail } from '../support/mail.ts'
import { checkA11y, noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { signIn, signOut } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

// What the first step of a sign-in and wrong codes are answered with.
test.use({ expectedComplaints: [/status of 40[13]/] })

const stepSeconds = 30

/** An app whose clock may be ahead: each code is a later one than the code before, so that none is used twice. */
const openApp = (secret: string) => {
  let step = 0
  return () => {
    step = Math.max(step + 1, Math.floor(Date.now() / 1000 / stepSeconds))
    return generateSync({ secret, epoch: step * stepSeconds })
  }
}

const codes = (page: Page) => page.locator('#codes')

test('codes are turned on, asked for at sign-in, and turned off', {
  tag: ['@daily', '@phone'],
}, async ({ page, text, isMobile }) => {
  const player = await registerPlayer(page.request)
  await confirmAddress(page.request, player.email)
  await page.goto('/settings/sign-in#codes')
  await codes(page)
    .getByRole('button', { name: text('security_codes_start') })
    .click()

  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel(text('account_your_password'), { exact: true })
  await password.fill('not my password')
  await password.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await checkA11y(page)
  await password.fill(player.password)
  await password.press('Enter')
  await expect(dialog.getByRole('img', { name: text('security_app_qr') })).toBeVisible()
  await readsWell(page)
  const shown = await dialog.getByLabel(text('security_app_secret')).inputValue()
  const nextCode = openApp(shown.replaceAll(' ', ''))
  const code = dialog.getByLabel(text('security_code'), { exact: true })
  await code.fill('000000')
  await code.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(nextCode())
  await code.press('Enter')
  const recovery = dialog.getByRole('list', { name: text('security_recovery') }).getByRole('listitem')
  await expect(recovery).toHaveCount(10)
  await readsWell(page)
  const recoveryCodes = await recovery.allTextContents()
  await dialog.getByRole('button', { name: text('security_recovery_done') }).click()
  await expect(codes(page).getByRole('button', { name: text('security_codes_end') })).toBeVisible()
  await page.getByText(text('security_events'), { exact: true }).click()
  await expect(page.locator('#events').getByText(text('security_event_codes_on'))).toBeVisible()
  await latestMail(player.email, 2)

  await signOut({ page, text, isMobile })
  await page.goto('/login?redirect=%2Fmy-crews')
  await signIn({ page, text }, player)
  await expect(page.getByRole('heading', { name: text('security_step') })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?.*step=code/)
  await noSidewaysScroll(page)
  await checkA11y(page)
  const second = page.getByLabel(text('security_code'), { exact: true })
  await expect(second).toBeFocused()
  await second.fill('000000')
  await second.press('Enter')
  await expect(second).toHaveAttribute('aria-invalid', 'true')
  await second.fill(nextCode())
  await second.press('Enter')
  await expect(page).toHaveURL('/my-crews')
  // It takes the focus when it is there, and a menu would close.
  await expect(page.getByRole('heading', { level: 1, name: text('my_crews_title') })).toBeFocused()

  // The app is lost.
  await signOut({ page, text, isMobile })
  await page.goto('/login')
  await signIn({ page, text }, player)
  await page.getByRole('button', { name: text('security_use_recovery') }).click()
  const lost = page.getByLabel(text('security_recovery_code'), { exact: true })
  await lost.fill((recoveryCodes[0] ?? '').toUpperCase())
  await lost.press('Enter')
  await expect(page).toHaveURL('/search')
  await page.goto('/settings/sign-in#codes')
  await codes(page)
    .getByRole('button', { name: text('security_codes_end') })
    .click()
  const ending = page.getByRole('alertdialog')
  await readsWell(page)
  await ending.getByLabel(text('account_your_password'), { exact: true }).fill(player.password)
  const proof = ending.getByLabel(text('security_code'), { exact: true })
  await proof.fill(recoveryCodes[0] ?? '')
  await proof.press('Enter')
  await expect(proof).toHaveAttribute('aria-invalid', 'true')
  await proof.fill(recoveryCodes[1] ?? '')
  await proof.press('Enter')
  await expect(codes(page).getByText(text('security_codes_off'))).toBeVisible()
})

test('new recovery codes replace the ones before', async ({ page, text }) => {
  const player = await registerPlayer(page.request)
  const started = await page.request.post('/api/account/codes', { data: { password: player.password } })
  const { secret } = (await started.json()) as { secret: string }
  const data = { code: openApp(secret)() }
  expect((await page.request.post('/api/account/codes/confirm', { data })).status()).toBe(200)
  await page.goto('/settings/sign-in#codes')
  await codes(page)
    .getByRole('button', { name: text('security_recovery_renew') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('account_your_password'), { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: text('security_recovery_renew') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: text('security_recovery_save') }).click()
  expect((await download).suggestedFilename()).toBe('crewbeacon-recovery-codes.txt')
})

test('a code that comes too late leads back to the first step', async ({ page, text }) => {
  await page.goto('/login?step=code&redirect=%2Fmy-crews')
  const code = page.getByLabel(text('security_code'), { exact: true })
  await code.fill('123456')
  await code.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: text('security_step_expired') })).toBeVisible()
  await expect(page.getByLabel(text('auth_login_name'))).toBeVisible()
  await expect(page).toHaveURL(/redirect=%2Fmy-crews/)
  await checkA11y(page)
})

test('an admin is asked for a second factor', { tag: '@phone' }, async ({ page, text }) => {
  await signInAs(page.request, admin)
  await page.goto('/admin/reports')
  await expect(page.getByText(text('security_codes_asked'))).toBeVisible()
  await noSidewaysScroll(page)
  await page.getByRole('link', { name: text('security_staff_settings') }).click()
  await expect(codes(page)).toBeInViewport()
  await expect(codes(page).getByText(text('security_codes_asked'))).toBeVisible()
})
