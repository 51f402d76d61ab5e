/** Pages that the server has rendered become interactive: nothing is lost, asked for twice, or shown of another player. */

import type { Page } from '@playwright/test'
import { zoneCityIn } from '#contract/wire/zone-cities.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, postCrew } from '../support/crews.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test, waitUntilInteractive } from '../support/test.ts'

test.describe('in the chosen language', () => {
  test.use({ locale: 'en-GB' })

  test('a page is shown although the server did not know the choice', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('preferred-language', 'de'))
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1, name: 'Missionstafel' })).toBeVisible()
    expect(await (await page.request.get('/search')).text()).toContain('<html lang="de"')
  })
})

/** Opens a page whose script arrives only when it is released. */
const openWithoutScript = async (page: Page, path: string) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/favicon.svg')
  await page.evaluate((path) => window.location.assign(path), path)
  return async () => {
    release()
    await waitUntilInteractive(page)
  }
}

const firstVisits = [
  { timezoneId: 'Europe/Berlin', locale: 'de' },
  { timezoneId: 'America/Los_Angeles', locale: 'en' },
  { timezoneId: 'Asia/Tokyo', locale: 'de' },
] as const

test('on a first visit times are in the zone of the browser at first sight', async ({ browser, request }) => {
  await registerPlayer(request)
  const title = `Far away ${newWord()}`
  const { id, scheduledTime } = await postCrew(request, { title, scheduledFor: inHours(30) })
  for (const { timezoneId, locale } of firstVisits) {
    const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: timezoneId })
    const zone = zoneCityIn(timezoneId, locale)
    const start = clock.format(new Date(scheduledTime ?? ''))
    const context = await browser.newContext({ timezoneId, locale })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // Not the board: it follows what others post meanwhile.
      if (/^\/api\/(crew\/|homepage)/.test(pathname)) asked.push(pathname)
    })
    const pages = [
      [`/crew/${id}`, m.crew_page_your_time({ zone }, { locale }), start],
      [`/search?search=${title}`, m.board_subtitle({ zone }, { locale }), start],
      ['/', m.home_your_time({ time: clock.format().slice(0, 2) }, { locale }), '20:30'],
    ] as const
    for (const [path, sentence, time] of pages) {
      await context.clearCookies()
      const hydrate = await openWithoutScript(page, path)
      const expectRightTimes = async () => {
        await expect(page.getByText(sentence).first()).toBeVisible()
        await expect(page.getByRole('img', { name: time }).first()).toBeVisible()
      }
      await expectRightTimes()
      await hydrate()
      await expectRightTimes()
      expect(await layoutShift(page), 'nothing moves').toBeCloseTo(0, 3)
    }
    expect(asked, 'nothing is requested again').toEqual([])
    await context.close()
  }
})

test('a search that is typed before the page is hydrated is applied then', async ({ page }) => {
  const hydrate = await openWithoutScript(page, '/search')
  const search = page.getByRole('searchbox', { name: 'Search crews' })
  await search.fill('hammerhead')
  await hydrate()
  await expect(search).toHaveValue('hammerhead')
  await expect(page).toHaveURL(/search=hammerhead/)
})

test('a filter that is chosen before the page is hydrated is applied then', async ({ page }) => {
  const hydrate = await openWithoutScript(page, '/search?sort=newest')
  await page.locator('label', { hasText: 'Salvage' }).click()
  await page.locator('label', { hasText: 'Today' }).click()
  await hydrate()
  await expect(page).toHaveURL(/activity=salvage/)
  await expect(page).toHaveURL(/startTime=today/)
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.getByRole('radio', { name: 'Salvage' })).toBeChecked()
})

test('on a phone the filters open before the page is hydrated', { tag: '@phone-only' }, async ({
  page,
  text,
}) => {
  const hydrate = await openWithoutScript(page, '/search')
  await page.getByRole('button', { name: text('board_filters') }).click()
  const filters = page.locator('#filters')
  await expect(filters).toBeVisible()
  await hydrate()
  await filters.getByText(text('board_more_filters')).click()
  await filters.getByRole('combobox', { name: text('board_experience') }).selectOption('beginner')
  await expect(page).toHaveURL(/experience=beginner/)
  await expect(filters).toBeVisible()
})

test('a comment that is typed before the page is hydrated stays', async ({ page, text }) => {
  await registerPlayer(page.request)
  const { id } = await postCrew(page.request, { title: `Early ${newWord()}`, scheduledFor: inHours(30) })
  const hydrate = await openWithoutScript(page, `/crew/${id}?view=crew`)
  const comment = page.getByLabel(text('discussions_comment'), { exact: true })
  await comment.fill('Is there a seat for a medic?')
  await hydrate()
  await expect(comment).toHaveValue('Is there a seat for a medic?')
  await page.getByRole('button', { name: text('discussions_send'), exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Is there a seat for a medic?' })).toBeVisible()
})

/** Clicks once, as soon as React knows the element, which is before it knows all of the page. */
const clickEarly = (page: Page, selector: string) =>
  page.addInitScript((selector) => {
    if (sessionStorage.getItem('clicked')) return
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      const element = document.querySelector<HTMLElement>(selector)
      const isKnown = element && Object.keys(element).some((key) => key.startsWith('__react'))
      if (!isKnown) return channel.port2.postMessage(0)
      sessionStorage.setItem('clicked', document.getElementById('rendered') ? 'early' : 'late')
      element.click()
    }
    channel.port2.postMessage(0)
  }, selector)

const expectEarlyClick = async (page: Page) =>
  expect(await page.evaluate(() => sessionStorage.getItem('clicked'))).toBe('early')

test('what is clicked while the page is being hydrated happens once', { tag: '@daily' }, async ({ page }) => {
  await clickEarly(page, '[aria-label="Theme: System. Switch to Dark"]')
  await page.goto('/search')
  await expect(page.getByRole('button', { name: 'Theme: Dark. Switch to Light' })).toBeVisible()
  await expectEarlyClick(page)
})

test('a page can be left while it is being hydrated', async ({ page, request }) => {
  await registerPlayer(request)
  const { id } = await postCrew(request, { title: `Left soon ${newWord()}`, scheduledFor: inHours(30) })
  await clickEarly(page, 'a[href="/legal/terms"]')
  await page.goto(`/crew/${id}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' })).toBeVisible()
  await expectEarlyClick(page)
})

test('a board that is old by the time the page can react is refreshed', async ({ page }) => {
  // As on a slow network. Whatever differs from the rendered page, the browser complains about.
  await page.clock.setFixedTime(Date.now() + 60_000)
  const refreshed = page.waitForResponse(/\/api\/crew-finder\?/)
  await page.goto('/search')
  await refreshed
})

test('pointing at a crew loads it once, and opening it shows it at once', async ({ page, request }) => {
  await registerPlayer(request)
  const word = newWord()
  const { id, title } = await postCrew(request, { title: `Pointed at ${word}`, scheduledFor: inHours(30) })
  await page.goto(`/search?search=${word}`)
  const preloaded = page.waitForResponse(`**/api/crew/${id}?preload=true`)
  const link = page.getByRole('link', { name: title, exact: true })
  await link.hover()
  await preloaded
  // The page itself asks without the mark, so that the visit counts.
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/crew/${id}`, async (route) => {
    await released
    await route.continue()
  })
  const refetched = page.waitForResponse(`**/api/crew/${id}`)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  release()
  await refetched
})

test('after signing out, going back shows nothing of the player', async ({ page }) => {
  const { username } = await registerPlayer(page.request)
  await page.goto('/search')
  await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible()
  await page.goto('/favicon.svg')
  expect((await page.request.post('/api/auth/logout')).status()).toBe(204)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByText(username)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})
