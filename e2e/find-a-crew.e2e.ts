/** A visitor finds the crew that fits and comes back to the same list. */
import type { Page } from '@playwright/test'
import { m } from '#texts'
import { inHours, postCrew } from './support/crews.ts'
import { checkA11y, noSidewaysScroll, nothingOverlaps } from './support/page-checks.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'
import { locales, prefer, textsOf } from './support/texts.ts'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search crews' })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

/** The filters stand beside the list where there is room, else they are in a sheet. */
const openFilters = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click()
}
const closeFilters = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: /^Show \d+ crews?$/ }).click()
}

test('a guest narrows the board by filters and words, opens a crew and comes back', async ({
  page,
  isMobile,
  request,
}) => {
  await registerPlayer(request)
  const word = `zephyr${Date.now()}${isMobile ? 'p' : 'd'}`
  await postCrew(request, { title: `Salvage with ${word}`, activity: 'salvage' })
  await postCrew(request, { title: `Mining with ${word}`, activity: 'mining' })

  await page.goto('/search')
  await expect(page.getByText('Guest Mode')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)

  await searchBox(page).fill(word)
  await expect(cards(page)).toHaveText([`Salvage with ${word}`, `Mining with ${word}`])
  await expect(page).toHaveURL(new RegExp(`search=${word}`))

  await openFilters(page, isMobile)
  await page
    .getByRole('radio', { name: 'Salvage' })
    .or(page.getByRole('checkbox', { name: 'Salvage' }))
    .first()
    .check()
  await closeFilters(page, isMobile)
  await expect(cards(page)).toHaveText([`Salvage with ${word}`])
  await expect(page).toHaveURL(/activity=salvage/)
  const address = page.url()

  await page.getByRole('link', { name: `Salvage with ${word}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Salvage with ${word}` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(cards(page)).toHaveText([`Salvage with ${word}`])

  await page.reload()
  await expect(cards(page)).toHaveText([`Salvage with ${word}`])
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await expect(cards(page)).not.toHaveCount(1)
})

test('a page further on is in the address, too', async ({ page }) => {
  await page.goto('/search?status=all')
  await expect(cards(page)).toHaveCount(12)
  const first = await cards(page).allTextContents()
  await page.getByRole('link', { name: /^(Page )?2$/ }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(page).first()).not.toHaveText(first[0] ?? '')
  await page.goBack()
  await expect(cards(page)).toHaveText(first)
})

test('words typed with a pause between them stay apart', async ({ page }) => {
  await page.goto('/search')
  await searchBox(page).pressSequentially('heavy ')
  await expect(page).toHaveURL('/search?search=heavy')
  await searchBox(page).pressSequentially('cargo')
  await expect(page).toHaveURL(/search=heavy(\+|%20)cargo$/)
  await expect(searchBox(page)).toHaveValue('heavy cargo')
})

test('clearing all takes along what is just being typed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/search?activity=mining')
  await expect(cards(page).first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await searchBox(page).pressSequentially('mole')
  await page.getByRole('button', { name: 'Clear all' }).last().click()
  await expect(searchBox(page)).toHaveValue('')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL('/search')
})

test('the keyboard keeps its place among the filters', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a touch screen would bring up its keyboard')
  await page.goto('/search?activity=mining&shipSize=medium&status=all')
  await page.getByRole('button', { name: 'Remove Mining' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Medium' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove All statuses' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Medium' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toBeFocused()

  const mining = page.getByRole('radio', { name: 'Mining' })
  await mining.press('Space')
  await expect(page).toHaveURL('/search?activity=mining')
  await mining.press('Space')
  await expect(page).toHaveURL('/search')
  await expect(mining).toBeFocused()
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()

  await mining.press('Space')
  await page.getByRole('button', { name: 'Clear all' }).first().press('Enter')
  await expect(searchBox(page)).toBeFocused()
})

for (const locale of locales) {
  for (const theme of ['dark', 'light'] as const) {
    test(`the board reads well as grid and as list (${locale}, ${theme})`, async ({ page }) => {
      await prefer(page, { locale, theme })
      await page.goto('/search?status=all')
      await expect(
        page.getByRole('heading', { level: 1, name: textsOf(locale)('board_title') }),
      ).toBeVisible()
      await expect(cards(page)).toHaveCount(12)
      await checkA11y(page)
      await noSidewaysScroll(page)
      await page.goto('/search?view=list')
      await expect(page.getByText(textsOf(locale)('board_group_now')).first()).toBeVisible()
      await checkA11y(page)
      await noSidewaysScroll(page)
    })

    test(`a crew reads well (${locale}, ${theme})`, async ({ page }) => {
      await prefer(page, { locale, theme })
      await page.goto('/search?search=Reclaimer')
      await cards(page).first().getByRole('link').click()
      await expect(page.getByRole('heading', { name: textsOf(locale)('crew_page_details') })).toBeVisible()
      await checkA11y(page)
      await noSidewaysScroll(page)
    })
  }
}

for (const locale of locales) {
  test(`every word and seat of the list has its room (${locale})`, async ({ page, isMobile, request }) => {
    await registerPlayer(request)
    await postCrew(request, { title: 'Just posted', scheduledFor: inHours(1) })
    await prefer(page, { locale })
    await page.goto('/search?view=list')
    await expect(cards(page)).toHaveCount(12)
    const rows = page.getByRole('article')
    for (const width of isMobile ? [390] : [768, 1024, 1151, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await nothingOverlaps(rows)
      await expect(rows.getByText(/^\d+ (left|frei)$/).first()).toBeVisible()
    }
  })
}

test('nothing found says what to do', async ({ page }) => {
  await page.goto('/search?search=qqqqqqqqqq&activity=racing')
  await expect(page.getByText('No crews found matching your criteria')).toBeVisible()
  await checkA11y(page)
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(cards(page)).toHaveCount(12)
})

test.describe('when the server stumbles', () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] })
  test('the board says so and tries again on request', async ({ page }) => {
    let broken = true
    await page.route('**/api/crew-finder*', (route) => (broken ? route.abort() : route.continue()))
    await page.goto('/search')
    await expect(page.getByText('Error loading crews. Please try again.')).toBeVisible({ timeout: 20_000 })
    broken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page)).toHaveCount(12)
  })
})

test.describe('a crew that is not there', () => {
  test.use({ expectedComplaints: [/status of 404/] })
  test('is said to be gone', async ({ page }) => {
    for (const id of ['999999', 'abc']) {
      await page.goto(`/crew/${id}`)
      await expect(
        page.getByRole('heading', { name: m.crew_page_not_found({}, { locale: 'en' }) }),
      ).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to search' }).click()
    await expect(page).toHaveURL('/search')
  })
})
