/** What is behind a line or a menu: one click more. */
import type { Locator, Page } from '@playwright/test'

/** Opens a line that folds, and gives what is inside. */
export const openFold = async (page: Page | Locator, title: string | RegExp): Promise<Locator> => {
  const fold = page.locator('details').filter({ has: page.locator('> summary', { hasText: title }) })
  await fold.locator('> summary').click()
  return fold
}

/** Opens the menu of three dots with this name. */
export const openMenu = (page: Page | Locator, label: string | RegExp): Promise<void> =>
  page.locator('summary').and(page.getByLabel(label)).click()

/** Opens the menu beside the next step of a crew's page. */
export const openMore = (page: Page): Promise<void> => openMenu(page, /^(More|Mehr)$/)
