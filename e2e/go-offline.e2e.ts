/// <reference lib="dom" />
/** What a player sees who opens CrewBeacon without a connection, and how it goes on when it is back. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/unique-words.ts'
import { inHours, postCrew } from './support/crews.ts'
import { checkA11y, noSidewaysScroll } from './support/page-checks.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'
import { locales, textsOf } from './support/texts.ts'

test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const isControlled = () => navigator.serviceWorker.controller !== null
    if (!isControlled()) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    }
  })

/** The board is kept once somebody has looked at it for a moment. */
const boardIsKept = (page: Page, title: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('last-board') ?? '')).toContain(title)

const chooseAndReload = async (page: Page, choice: Record<string, string>) => {
  await page.evaluate((choice) => {
    for (const [key, value] of Object.entries(choice)) localStorage.setItem(key, value)
  }, choice)
  await page.reload()
}

test('without a connection the last board is shown, in both languages, until it is back', async ({
  page,
  context,
  request,
  text,
}) => {
  await registerPlayer(request)
  const word = `lastseen${newWord()}`
  const title = `<b>Night</b> flight ${word}`
  await postCrew(request, { title, activity: 'mining', maxCrewSize: 4, scheduledFor: inHours(50) })
  await page.goto(`/search?search=${word}`)
  await workerIsReady(page)
  await boardIsKept(page, word)

  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: text('shell_error_network_title') })).toBeVisible()
  const row = page.getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('heading', { name: title })).toBeVisible()

  // Each language once, each theme once, and the second time on a narrow screen.
  for (const locale of locales) {
    const theme = locale === 'en' ? 'dark' : 'light'
    await chooseAndReload(page, { 'preferred-language': locale, theme })
    const say = textsOf(locale)
    await expect(page).toHaveTitle(`${say('shell_error_network_title')} · CrewBeacon`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.getByRole('heading', { name: say('app_last_board') })).toBeVisible()
    await expect(page.getByText(/(Last seen|Zuletzt gesehen) .*\d\d:\d\d\./)).toBeVisible()
    await expect(row).toContainText(locale === 'de' ? 'Bergbau' : 'Mining')
    await expect(row).toContainText(locale === 'de' ? '1 von 4 Plätzen besetzt' : '1 of 4 seats filled')
    await checkA11y(page)
    await noSidewaysScroll(page)
    await page.setViewportSize({ width: 390, height: 844 })
  }

  await page.getByRole('button', { name: textsOf('de')('shell_try_again') }).click()
  await expect(page.getByRole('heading', { name: textsOf('de')('app_last_board') })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText(textsOf('de')('app_last_board'))).toBeHidden()
})

test('a player who never saw the board is told so', async ({ page, context }) => {
  await page.goto('/login')
  await workerIsReady(page)
  await context.setOffline(true)
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'No board yet' })).toBeVisible()
  await checkA11y(page)
})

test('with a connection every page comes from the server, and nothing of it is kept', async ({ page }) => {
  await page.goto('/search')
  await workerIsReady(page)
  const kept = await page.evaluate(async () => {
    const [name = '', ...others] = await caches.keys()
    const requests = await (await caches.open(name)).keys()
    return [...requests.map(({ url }) => new URL(url).pathname), ...others]
  })
  const ours = /^\/assets\/(offline|archivo|b612-mono|geist)-[\w-]+\.(js|css|woff2)$/
  expect(kept.filter((path) => !ours.test(path))).toEqual(['/offline'])

  await page.evaluate(async () => {
    for (const name of [...(await caches.keys()), 'offline-of-the-last-release']) {
      await (await caches.open(name)).put('/search', new Response('The page of the last release'))
    }
  })
  const [answer] = await Promise.all([page.waitForResponse('**/search'), page.reload()])
  expect(answer.fromServiceWorker(), 'the service worker was asked').toBe(true)
  await expect(page.getByRole('article').first()).toBeVisible()

  // Installed again, as that of a new release is.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
  // It stays until no page uses it, and would be taken back before that.
  await page.goto('about:blank')
  await page.goto('/search')
  await workerIsReady(page)
  const hasOld = () => page.evaluate(() => caches.has('offline-of-the-last-release'))
  await expect.poll(hasOld, { message: 'its cache is gone' }).toBe(false)
})

test('the address of the offline page leads to the board', async ({ page }) => {
  await page.goto('/offline')
  await expect(page).toHaveURL('/search')
})
