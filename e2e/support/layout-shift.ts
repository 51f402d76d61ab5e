/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

interface Load {
  readonly url: string
  /** The requests that are answered late, as a pattern. */
  readonly delayed: string
  /** Resolves when the answers are on the screen. */
  readonly loaded: () => Promise<void>
}

/** Opens a page whose answers come late: what is already there stays in place when they arrive. */
export const nothingMoves = async (page: Page, { url, delayed, loaded }: Load) => {
  await page.addInitScript(() => {
    const measured = { shift: 0 }
    Object.assign(window, { measured })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        measured.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(delayed, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(url)
  const pending = page.locator('main [data-pending]')
  await expect(pending.first()).toBeVisible()
  release()
  await loaded()
  await expect(pending).toHaveCount(0)
  const shift = await page.evaluate(
    () => (window as unknown as { measured: { shift: number } }).measured.shift,
  )
  expect(shift, 'nothing moves').toBeLessThanOrEqual(0.05)
}
