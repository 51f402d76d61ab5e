/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** Until the service worker answers for this page. */
export const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const isControlled = () => navigator.serviceWorker.controller !== null
    if (!isControlled()) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    }
  })
