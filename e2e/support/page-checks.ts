/// <reference lib="dom" />
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No finding that would keep somebody out. */
export const checkA11y = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
  expect(serious, 'no serious accessibility finding').toEqual([])
}

export const noSidewaysScroll = async (page: Page) => {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content, 'the page is no wider than the window').toBeLessThanOrEqual(window)
}
