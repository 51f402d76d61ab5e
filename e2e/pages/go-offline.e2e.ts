/// <reference lib="dom" />
/** What a player sees who opens CrewBeacon without a connection, and how it goes on when it is back. */
import type { Page } from '@playwright/test'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { workerIsReady } from '../support/service-worker.ts'
import { expect, test } from '../support/test.ts'
import { locales, textsOf } from '../support/texts.ts'

test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const chooseAndReload = async (page: Page, choice: Record<string, string>) => {
  await page.evaluate((choice) => {
    for (const [key, value] of Object.entries(choice)) localStorage.setItem(key, value)
  }, choice)
  await page.reload()
}

const backgrounds = { dark: 'rgb(10, 13, 17)', light: 'rgb(241, 244, 246)' }

test('without a connection a page says so, in both languages and themes, until it is back', {
  tag: ['@daily', '@phone'],
}, async ({ page, context, text }) => {
  await page.goto('/search')
  await workerIsReady(page)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('shell_error_network_title') })).toBeVisible()

  for (const locale of locales) {
    for (const theme of ['dark', 'light'] as const) {
      await chooseAndReload(page, { 'preferred-language': locale, theme })
      const say = textsOf(locale)
      await expect(page).toHaveTitle(`${say('shell_error_network_title')} · CrewBeacon`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveCSS('background-color', backgrounds[theme])
      await expect(page.getByRole('heading')).toHaveText(say('shell_error_network_title'))
      await expect(page.getByRole('paragraph')).toContainText(
        locale === 'de' ? 'CrewBeacon ist nicht erreichbar.' : 'CrewBeacon cannot be reached.',
      )
      await checkA11y(page)
      await noSidewaysScroll(page)
    }
  }

  await page.getByRole('button', { name: textsOf('de')('shell_try_again') }).click()
  await expect(page.getByRole('heading', { name: textsOf('de')('shell_error_network_title') })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('with a connection every page comes from the server, and nothing of it is stored', async ({ page }) => {
  await page.goto('/search')
  await workerIsReady(page)
  const [answer] = await Promise.all([page.waitForResponse('**/search'), page.reload()])
  expect(answer.fromServiceWorker(), 'the service worker was asked').toBe(true)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
