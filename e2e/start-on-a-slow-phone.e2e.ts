/// <reference lib="dom" />
/** The first second of a page with a slow processor on a slow network. */
import { cpus, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/unique-words.ts'
import { inHours, postCrew } from './support/crews.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test, waitUntilInteractive } from './support/test.ts'

/** As long as it may take from the arrival of the script until a press works, if the machine does nothing else. */
const limitMs = 1_000

/** How many processes share each processor: they slow the page down further. */
const machineLoad = () => Math.max(1, (loadavg()[0] ?? 1) / cpus().length)

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

/** What the visitor does as soon as the page is painted. In the page itself: a test that asks it comes too late. */
type Action = 'follow the link' | 'send the search' | 'press until it works'

const openAndAct = async (page: Page, path: string, action: Action, value = '') => {
  await slowDown(page)
  await page.addInitScript(
    ({ path, action, value }) => {
      if (location.pathname + location.search !== path || sessionStorage.getItem('acted')) return
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)
      const target = {
        'follow the link': `a[href="${value}"]`,
        'send the search': '#board-search',
        'press until it works': value,
      }[action]
      const press = (button: HTMLElement) => {
        button.click()
        const hasWorked = localStorage.getItem('theme') !== null || button.ariaExpanded === 'true'
        if (hasWorked) sessionStorage.setItem('worked', String(performance.now()))
        else setTimeout(press, 50, button)
      }
      const act = () => {
        const element = find(target)
        if (!element) return waitForPaint()
        const isHydrating = Object.keys(find('#root') ?? {}).some((key) => key.startsWith('__react'))
        sessionStorage.setItem('acted', isHydrating ? 'late' : 'early')
        if (action === 'press until it works') return press(element)
        if (!(element instanceof HTMLInputElement)) return element.click()
        element.value = value
        element.form?.requestSubmit()
      }
      // When the frame after the one with the element begins, that one is on the screen.
      const waitForPaint = () => requestAnimationFrame(find(target) ? act : waitForPaint)
      waitForPaint()
    },
    { path, action, value },
  )
  await page.goto(path, { waitUntil: 'commit' })
}

const expectEarly = async (page: Page) =>
  expect(await page.evaluate(() => sessionStorage.getItem('acted'))).toBe('early')

test('a link is followed', { tag: '@phone' }, async ({ page, request }) => {
  await registerPlayer(request)
  const word = newWord()
  const { id, title } = await postCrew(request, { title: `Slow ${word}`, scheduledFor: inHours(30) })
  await openAndAct(page, `/search?search=${word}`, 'follow the link', `/crew/${id}`)
  await expect(page).toHaveURL(`/crew/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectEarly(page)
  await waitUntilInteractive(page)
})

test('a search that is typed and sent finds its crew', { tag: '@phone' }, async ({ page, request }) => {
  await registerPlayer(request)
  const word = newWord()
  const { title } = await postCrew(request, { title: `Slow ${word}`, scheduledFor: inHours(30) })
  await openAndAct(page, '/search', 'send the search', word)
  await expect(page).toHaveURL(new RegExp(`search=${word}`))
  await expect(page.locator('#board-search')).toHaveValue(word)
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expectEarly(page)
  await waitUntilInteractive(page)
})

/** From the arrival of the last script that the press needed. */
const waitedForPress = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const worked = Number(sessionStorage.getItem('worked'))
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = files.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < worked)
    return worked - Math.max(...scripts.map(({ responseEnd }) => responseEnd))
  })

test('a button works soon after the script has arrived', { tag: '@phone' }, async ({ page, isMobile }) => {
  // The menu on a phone, the theme elsewhere.
  const button = isMobile ? 'button[aria-expanded][aria-controls]' : '[aria-label^="Theme:"]'
  await openAndAct(page, '/search', 'press until it works', button)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('worked'))).not.toBeNull()
  await expectEarly(page)
  expect(await waitedForPress(page)).toBeLessThan(limitMs * machineLoad())
  await waitUntilInteractive(page)
})
