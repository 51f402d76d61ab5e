/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { servePlain } from './plain-page.ts'

interface Load {
  readonly url: string
  /** The requests that are answered late, as a pattern. */
  readonly delayed: string
  /** Resolves when the answers are on the screen. */
  readonly loaded: () => Promise<void>
}

/** Since the page was opened, what the browser itself adds up. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })

/** Once a page has loaded, nothing has moved that a visitor could have been reading. */
export const stayedInPlace = async (page: Page) => {
  await expect(page.locator('div[data-pending], [aria-busy="true"]')).toHaveCount(0)
  expect(await layoutShift(page), 'what the page showed has stayed in place').toBeLessThanOrEqual(0.02)
}

/** Opens a page whose answers come late: what is already there stays in place when they arrive. */
export const nothingMoves = async (page: Page, { url, delayed, loaded }: Load) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(delayed, async (route) => {
    await released
    await route.continue()
  })
  await servePlain(page, url)
  await page.goto(url)
  const pending = page.locator('main [data-pending]')
  await expect(pending.first()).toBeVisible()
  release()
  await loaded()
  await expect(pending).toHaveCount(0)
  expect(await layoutShift(page), 'nothing moves').toBeLessThanOrEqual(0.05)
}
