/** Pages that the server has rendered become interactive: nothing is lost, asked for twice, or shown of another player. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/unique-words.ts'
import { inHours, postCrew } from './support/crews.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test, waitUntilInteractive } from './support/test.ts'

test.describe('on a first visit from elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('times turn to the zone of the browser, and nothing is requested again', async ({ page, request }) => {
    await registerPlayer(request)
    const title = `Far away ${newWord()}`
    const { id, scheduledTime } = await postCrew(request, { title, scheduledFor: inHours(30) })
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(crew|homepage)/.test(pathname)) asked.push(pathname)
    })
    const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'America/New_York' })
    await page.goto(`/crew/${id}`)
    const start = clock.format(new Date(scheduledTime ?? ''))
    await expect(page.getByRole('img', { name: start }).first()).toBeVisible()
    await page.goto('/')
    await page.goto('/search')
    expect(asked).toEqual([])
  })
})

test.describe('in the chosen language', () => {
  test.use({ locale: 'en-GB' })

  test('a page is shown although the server did not know the choice', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('preferred-language', 'de'))
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1, name: 'Missionstafel' })).toBeVisible()
    expect(await (await page.request.get('/search')).text()).toContain('<html lang="de"')
  })
})

test('what is clicked and typed before the page can react is not lost', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/favicon.svg')
  await page.evaluate(() => window.location.assign('/search'))
  await page.getByRole('searchbox', { name: 'Search crews' }).fill('hammerhead')
  await page.locator('label', { hasText: 'Newest' }).click()
  release()
  await waitUntilInteractive(page)
  await expect(page).toHaveURL(/search=hammerhead/)
  await expect(page).toHaveURL(/sort=newest/)
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

test('what is clicked while the page is being taken over happens once', async ({ page }) => {
  await clickEarly(page, '[aria-label="Theme: System. Switch to Dark"]')
  await page.goto('/search')
  await expect(page.getByRole('button', { name: 'Theme: Dark. Switch to Light' })).toBeVisible()
  await expectEarlyClick(page)
})

test('the language can be chosen while the page is being taken over', async ({ page }) => {
  await clickEarly(page, 'input[value="de"]')
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1, name: 'Missionstafel' })).toBeVisible()
  await expectEarlyClick(page)
})

test('a page can be left while it is being taken over', async ({ page, request }) => {
  await registerPlayer(request)
  const { id } = await postCrew(request, { title: `Left soon ${newWord()}`, scheduledFor: inHours(30) })
  await clickEarly(page, 'a[href="/legal/terms"]')
  await page.goto(`/crew/${id}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' })).toBeVisible()
  await expectEarlyClick(page)
})

test('a page with all that its leader can do is taken over whole @phone', async ({ page }) => {
  await registerPlayer(page.request)
  const { id } = await postCrew(page.request, { title: `Own ${newWord()}`, scheduledFor: inHours(30) })
  // Without the time after which a page is given up.
  await page.addInitScript(() => {
    const setRealTimeout = window.setTimeout
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 10_000 ? 0 : setRealTimeout(run, ms)) as typeof setTimeout
  })
  await page.goto(`/crew/${id}`)
})

test('a board that is old by the time the page can react is refreshed', async ({ page }) => {
  // As on a slow network. Whatever differs from the rendered page, the browser complains about.
  await page.clock.setFixedTime(Date.now() + 60_000)
  const refreshed = page.waitForResponse(/\/api\/crew-finder\?/)
  await page.goto('/search')
  await refreshed
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
