/// <reference lib="dom" />
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

const openDialog = '[role="dialog"], [role="alertdialog"]'

/**
 * No finding that would keep someone out. Only violations are worked out, and in the page itself instead of in a
 * second one: the same findings in a fifth of the time. The other mode is for pages with frames of other sites.
 * `rules` names those to check instead of all.
 */
export const checkA11y = async (page: Page, rules: string[] = []) => {
  // What lies behind an open dialog is hidden from everyone, and was checked before.
  const part = (await page.locator(openDialog).count()) > 0 ? openDialog : 'html'
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    // Off by default. A visitor who controls the page by voice says what they see, so a name has to contain it.
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
  if (rules.length > 0) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
  expect(serious, 'no serious accessibility finding').toEqual([])
}

/** The themes differ in colours alone, so the second one needs only the rules about these. */
const checkBothThemes = async (page: Page) => {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await checkA11y(page, theme === 'light' ? ['color-contrast', 'link-in-text-block'] : [])
  }
}

export const noSidewaysScroll = async (page: Page) => {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, { message: 'the page is no wider than the window' }).toBeLessThanOrEqual(0)
}

/** Where an element is once the fonts are there, which may move it. */
export const placeOf = async (element: Locator) => {
  await element.evaluate(async () => {
    await document.fonts.ready
  })
  return element.boundingBox()
}

/** In each of these, every word, seat and button has room of its own. */
export const nothingOverlaps = async (parts: Locator) => {
  const find = () =>
    parts.evaluateAll((elements) =>
      elements.flatMap((part) => {
        // A text that is cut is measured as a whole: its words go on behind the edge.
        const whole = 'h3, a, button, svg, p'
        const pieces = [...part.querySelectorAll<HTMLElement>('*')]
          .filter((piece) => piece.matches(whole) || piece.childElementCount === 0)
          .filter((piece) => !piece.parentElement?.closest(whole) && !piece.closest('.sr-only'))
          .filter((piece) => piece.checkVisibility())
          .map((piece) => ({ name: piece.textContent || piece.tagName, box: piece.getBoundingClientRect() }))
        const title = part.querySelector('h3')?.textContent
        const lost = pieces.filter(({ box }) => box.width < 8).map(({ name }) => `${title}: ${name} is lost`)
        const covered = pieces.flatMap((one, index) =>
          pieces
            .slice(index + 1)
            .filter(({ box }) => Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1)
            .filter(({ box }) => Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1)
            .map((other) => `${title}: ${one.name} and ${other.name}`),
        )
        return [...lost, ...covered]
      }),
    )
  // A page that was just resized may take a moment.
  await expect.poll(find, { message: 'nothing lies over something else' }).toEqual([])
}

/** In each of these no text is clipped, unless it has an ellipsis or scrolls. */
export const nothingIsCut = async (parts: Locator) => {
  const find = () =>
    parts.evaluateAll((elements) => {
      const edge = document.documentElement.clientWidth + 1
      const isCut = (node: Node, whole: HTMLElement | SVGElement) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        let right = edge
        for (let part = node.parentElement; part && part !== whole; part = part.parentElement) {
          const { clipPath, overflowX, textOverflow, webkitLineClamp } = getComputedStyle(part)
          // Hidden from eyes, which a narrow screen does with the text beside an icon.
          if (clipPath === 'inset(50%)') return false
          const scrolls = overflowX === 'auto' && part.scrollWidth > part.clientWidth
          if (scrolls || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
          if (overflowX !== 'visible') right = Math.min(right, part.getBoundingClientRect().right + 1)
        }
        return [...range.getClientRects()].some((box) => box.right > right || box.left < 0)
      }
      return elements.flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const cut: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const isShown = node.parentElement?.checkVisibility() && !node.parentElement.closest('.sr-only')
          if (isShown && node.textContent?.trim() && isCut(node, element)) cut.push(node.textContent)
        }
        return cut
      })
    })
  await expect.poll(find, { message: 'no text is cut off' }).toEqual([])
}

/** Once it is loaded, a screen, or the dialog on it, can be read by everyone and has room for everything. */
export const readsWell = async (page: Page) => {
  await expect(page.locator('div[data-pending], [aria-busy="true"]')).toHaveCount(0)
  await noSidewaysScroll(page)
  const dialog = page.locator(openDialog)
  await nothingIsCut((await dialog.count()) > 0 ? dialog : page.locator('main'))
  await checkBothThemes(page)
}
