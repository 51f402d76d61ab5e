import type { Locator, Page } from '@playwright/test'

/** Opens a line that folds, and gives what is inside. */
export const openFold = async (page: Page | Locator, title: string | RegExp): Promise<Locator> => {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: title }) })
  await fold.locator('> summary').click()
  return fold
}
