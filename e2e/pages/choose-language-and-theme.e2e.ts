/// <reference lib="dom" />
/** What every screen has: language, theme, addresses that lead nowhere. */
import { expect, test } from '../support/test.ts'

test.describe('a browser that asks for Austrian German', () => {
  test.use({ locale: 'de-AT' })
  test('is answered in German', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  })
})

test.describe('in the bar, and on a phone in the menu', { tag: '@phone' }, () => {
  test.use({ locale: 'en-GB' })

  test('switching the language keeps what was typed and translates what was wrong', {
    tag: '@daily',
  }, async ({ page, isMobile }) => {
    await page.goto('/login')
    await page.getByLabel('Username').fill('Ke')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('radio', { name: isMobile ? 'Deutsch' : 'DE' }).check()
    if (isMobile) await page.getByRole('button', { name: 'Menü schließen' }).click()
    await expect(page.getByText('Der Benutzername muss mindestens 3 Zeichen lang sein')).toBeVisible()
    await expect(page.getByLabel('Benutzername')).toHaveValue('Ke')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  })

  test('the theme follows the system until the visitor chooses, and the choice stays', async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/login')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html).toHaveAttribute('data-theme', 'dark')
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
    // From the system's to dark to light.
    for (const current of ['System', 'Dark']) {
      await page.getByRole('button', { name: new RegExp(`^Theme: ${current}`) }).click()
    }
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'light')
  })
})

test('a reset page without a token leads to the form that sends one', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page).toHaveURL('/forgot-password')
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('says so', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found · CrewBeacon')
  })
})

test('a corrupt copy of the session does no harm', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('user', '{not json')
    localStorage.setItem('theme', 'purple')
    localStorage.setItem('preferred-language', 'xx')
  })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('blocked storage does no harm', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})
