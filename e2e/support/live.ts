/// <reference lib="dom" />
/** For tests of live updates: on such a page only the event stream can change anything. */
import type { Page, Request, Response } from '@playwright/test'

/** Polling uses intervals of half a minute; on this page they never fire. */
const stopPolling = (page: Page) =>
  page.addInitScript(() => {
    const { setInterval } = window
    window.setInterval = ((action: TimerHandler, ms?: number, ...rest: unknown[]) =>
      (ms ?? 0) < 10_000 ? setInterval(action, ms, ...rest) : 0) as typeof window.setInterval
  })

export const isEventStream = (traffic: Request | Response) => traffic.url().endsWith('/api/events')

/** Opens a page that does not poll, and waits for its event stream. */
export const openListening = async (page: Page, path: string) => {
  await stopPolling(page)
  const stream = page.waitForResponse(isEventStream)
  await page.goto(path)
  await stream
}

/** Headless Chromium shows all tabs at once, so the page gets the event that it is hidden, or shown. */
export const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
