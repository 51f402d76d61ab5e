import type { Page } from '@playwright/test'

/**
 * From now on the browser gets the page at this address as when the server cannot render it, and requests the data
 * itself.
 */
export const servePlain = async (page: Page, path: string): Promise<void> => {
  await page.route(path, async (route) => {
    const { origin } = new URL(route.request().url())
    // Pages with a player's own data are never rendered on the server.
    await route.fulfill({ response: await route.fetch({ url: `${origin}/messages` }) })
  })
}
