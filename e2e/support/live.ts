/// <reference lib="dom" />
/** For tests of live updates: whatever changes on such a page, the event stream has brought it. */
import type { Page } from '@playwright/test'

/** Polling runs by intervals of half a minute and more; here they never come. */
const stopPolling = (page: Page) =>
  page.addInitScript(() => {
    const { setInterval } = window
    window.setInterval = ((action: TimerHandler, ms?: number, ...rest: unknown[]) =>
      (ms ?? 0) < 10_000 ? setInterval(action, ms, ...rest) : 0) as typeof window.setInterval
  })

/** Opens a page that asks for nothing by itself, and waits until it hears. */
export const openListening = async (page: Page, path: string) => {
  await stopPolling(page)
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.goto(path)
  await stream
}
