/** The first second of a page with a slow processor on a slow network. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/unique-words.ts'
import { inHours, postCrew } from './support/crews.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test, waitUntilInteractive } from './support/test.ts'

/** As long as it may take from the arrival of the script until a press works. */
const limitMs = 1_000

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Opens the page and returns when it is painted, which is long before its script has arrived. */
const openPainted = async (page: Page, path: string) => {
  await page.goto('/favicon.svg')
  await slowDown(page)
  await page.evaluate((path) => window.location.assign(path), path)
  await page.locator('h1').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await page.locator('#rendered').count(), 'the page is not hydrated yet').toBe(1)
}

test('a link is followed', { tag: '@phone' }, async ({ page, request }) => {
  await registerPlayer(request)
  const word = newWord()
  const { id, title } = await postCrew(request, { title: `Slow ${word}`, scheduledFor: inHours(30) })
  await openPainted(page, `/search?search=${word}`)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(`/crew/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitUntilInteractive(page)
})

test('a search that is typed and sent finds its crew', { tag: '@phone' }, async ({ page, request }) => {
  await registerPlayer(request)
  const word = newWord()
  const { title } = await postCrew(request, { title: `Slow ${word}`, scheduledFor: inHours(30) })
  await openPainted(page, '/search')
  await page.locator('#board-search').fill(word)
  await page.locator('#board-search').press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${word}`))
  await expect(page.locator('#board-search')).toHaveValue(word)
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await waitUntilInteractive(page)
})

test('a button works soon after the script has arrived', { tag: '@phone' }, async ({ page, text }) => {
  await openPainted(page, '/search')
  const button = page.getByRole('button', { name: text('board_view_list') })
  await expect(button).toHaveCount(0)
  const times = await page.evaluate(async () => {
    const arrived = () => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return Math.max(...files.map((file) => (file as PerformanceResourceTiming).responseEnd))
    }
    const list = document.querySelector<HTMLInputElement>('input[name=view][value=list]')
    const isApplied = () => location.search.includes('view=list')
    while (!isApplied()) {
      list?.click()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return { arrived: arrived(), applied: performance.now() }
  })
  expect(times.applied - times.arrived).toBeLessThan(limitMs)
  await waitUntilInteractive(page)
})
