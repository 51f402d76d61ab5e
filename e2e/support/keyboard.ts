/** A page used by the keys alone. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on by Tab, as a visitor without a pointer has to, until the element has the focus. */
export const tabTo = async (page: Page, target: Locator, most = 60) => {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    if ((await target.and(page.locator(':focus')).count()) > 0) break
  }
  await expect(target).toBeFocused()
}

/** Closes a dialog by the key, which it only follows once it has the focus. */
export const pressEscape = async (page: Page, dialog: Locator) => {
  await expect(dialog.and(page.locator(':focus-within'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Past the navigation, by the first link of the page. */
export const skipToContent = async (page: Page) => {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}
