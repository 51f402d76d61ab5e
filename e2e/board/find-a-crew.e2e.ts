/** A visitor finds the crew that fits and comes back to the same list. */
import type { Page } from '@playwright/test'
import { activityNames } from '#contract/crews/activity-names.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, postCrew } from '../support/crews.ts'
import { skipToContent, tabTo } from '../support/keyboard.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll, nothingIsCut, nothingOverlaps } from '../support/page-checks.ts'
import { servePlain } from '../support/plain-page.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { locales, prefer } from '../support/texts.ts'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search crews' })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('a guest narrows the board by filters and words, opens a crew and comes back', {
  tag: ['@daily', '@phone'],
}, async ({ page, isMobile, request, language: locale, text }) => {
  await registerPlayer(request)
  const word = `zephyr${newWord()}`
  await postCrew(request, { title: `Salvage with ${word}`, activity: 'salvage' })
  await postCrew(request, { title: `Mining with ${word}`, activity: 'mining' })

  await page.goto('/search')
  await expect(page.getByText(text('board_guest_mode'))).toBeVisible()
  await expect(cards(page)).toHaveCount(12)

  await page.getByRole('searchbox', { name: text('board_search') }).fill(word)
  await expect(cards(page)).toHaveText([`Salvage with ${word}`, `Mining with ${word}`])
  await expect(page).toHaveURL(new RegExp(`search=${word}`))

  // The filters stand beside the list where there is room, otherwise they are in a sheet.
  if (isMobile) await page.getByRole('button', { name: text('board_filters') }).click()
  await page.getByRole('radio', { name: activityNames.salvage[locale] }).click()
  if (isMobile) await page.getByRole('button', { name: m.board_show({ count: 1 }, { locale }) }).click()
  await expect(cards(page)).toHaveText([`Salvage with ${word}`])
  await expect(page).toHaveURL(/activity=salvage/)
  const address = page.url()

  await page.getByRole('link', { name: `Salvage with ${word}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Salvage with ${word}` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(cards(page)).toHaveText([`Salvage with ${word}`])

  await page.reload()
  await expect(cards(page)).toHaveText([`Salvage with ${word}`])
  await page
    .getByRole('button', { name: text('board_clear') })
    .first()
    .click()
  await expect(cards(page)).not.toHaveCount(1)
})

test('on a phone the first crew is on the first screen, and one button says the start', {
  tag: '@phone-only',
}, async ({ page, request, text }) => {
  await registerPlayer(request)
  const word = `rigel${newWord()}`
  await postCrew(request, { title: `Now ${word}`, scheduledFor: inHours(0.75) })
  await page.goto('/search')
  const box = await page.getByRole('article').first().boundingBox()
  expect(box?.y).toBeLessThanOrEqual(300)
  await page.getByRole('button', { name: text('board_start_any'), exact: true }).click()
  await page.getByRole('radio', { name: text('board_start_today') }).check()
  await expect(page).toHaveURL(/startTime=today/)
  await expect(page.getByRole('button', { name: text('board_start_today'), exact: true })).toBeVisible()
  // The search covers the title while it is used.
  await page.getByRole('searchbox', { name: text('board_search') }).fill(word)
  await expect(page).toHaveURL(new RegExp(`search=${word}`))
  await noSidewaysScroll(page)
  await checkA11y(page)
})

test('one click shows the crews of the next hour, a second one all of them again', async ({
  page,
  request,
  text,
}) => {
  await registerPlayer(request)
  const word = `vega${newWord()}`
  await postCrew(request, { title: `Soon ${word}`, scheduledFor: inHours(0.75) })
  await postCrew(request, { title: `Much later ${word}`, scheduledFor: inHours(500) })

  await openListening(page, `/search?search=${word}`)
  await expect(cards(page)).toHaveText([`Soon ${word}`, `Much later ${word}`])
  const nextHour = page.getByRole('radio', { name: text('board_start_next_hour') })
  await expect(nextHour).toHaveAccessibleName(/ 1$/)
  await expect(nextHour).not.toBeChecked()
  await nextHour.click()
  await expect(page).toHaveURL(/startTime=next_hour/)
  await expect(cards(page)).toHaveText([`Soon ${word}`])
  await expect(nextHour).toBeChecked()
  await expect(page.getByRole('article')).toContainText(/Starting soon, in 4\d min/)
  await noSidewaysScroll(page)

  // Counted again together with the list.
  await postCrew(request, { title: `Too ${word}`, scheduledFor: inHours(0.8) })
  await expect(nextHour).toHaveAccessibleName(/ 2$/)
  await nextHour.click()
  await expect(page).not.toHaveURL(/startTime/)
  await expect(cards(page)).toHaveCount(3)
})

test('a title from right to left turns itself and nothing beside it', async ({ page, request }) => {
  const { username } = await registerPlayer(request)
  const { id, title } = await postCrew(request, { title: 'משימת כרייה', description: 'نلتقي في الحظيرة.' })
  await page.goto(`/crew/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCSS('direction', 'rtl')
  await expect(page.getByText('نلتقي في الحظيرة.')).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('link', { name: username }).first()).toHaveCSS('direction', 'ltr')
})

test('a page further on is in the address, too', async ({ page, request }) => {
  await registerPlayer(request)
  const word = `nimbus${newWord()}`
  const titles = Array.from({ length: 13 }, (_, i) => `Flight ${i} with ${word}`)
  for (const title of titles) await postCrew(request, { title })
  await page.goto(`/search?sort=newest&search=${word}`)
  const [oldest = '', ...others] = titles
  await expect(cards(page)).toHaveText(others.reverse())
  await page.getByRole('link', { name: /^(Page )?2$/ }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(page)).toHaveText([oldest])
  await page.goBack()
  await expect(cards(page)).toHaveText(others)
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

test('the keyboard keeps its place among the filters', async ({ page }) => {
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
  await expect(mining).toBeChecked()
  await mining.press('Space')
  await expect(page).toHaveURL('/search')
  await expect(mining).not.toBeChecked()
  await expect(mining).toBeFocused()
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()

  await mining.press('Space')
  await page.getByRole('button', { name: 'Clear all' }).first().press('Enter')
  await expect(searchBox(page)).toBeFocused()

  await page.goto('/search')
  await skipToContent(page)
  await tabTo(page, page.getByRole('link', { name: 'Skip to results' }), 5)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('article').getByRole('link').first()).toBeFocused()
})

test('what a card says about its leader can be read whole', { tag: '@phone' }, async ({
  page,
  isMobile,
  openPage,
}) => {
  const player = await openPage()
  await registerPlayer(player.request)
  for (const viewer of [page, player]) {
    await viewer.goto('/search?status=all')
    await expect(cards(viewer)).toHaveCount(12)
    for (const width of isMobile ? [320, 390] : [1024, 1280, 1440]) {
      await viewer.setViewportSize({ width, height: 700 })
      await nothingIsCut(viewer.getByRole('article'))
      await noSidewaysScroll(viewer)
      const myCrews = viewer.getByRole('banner').getByRole('link', { name: 'My crews' })
      if (viewer === player && !isMobile) await expect(myCrews).toBeVisible()
    }
  }
})

test('every word and seat of the list has its room', { tag: '@phone' }, async ({
  page,
  isMobile,
  request,
}) => {
  await registerPlayer(request)
  const word = `zephyr${newWord()}`
  await postCrew(request, { title: `Soon with ${word}`, scheduledFor: inHours(0.5) })
  await postCrew(request, { title: `Later with ${word}`, scheduledFor: inHours(30) })
  const widths = isMobile ? [320, 390] : [768, 1024, 1151, 1280, 1440]
  const rows = page.getByRole('article')
  for (const locale of locales) {
    await prefer(page, { locale })
    for (const [search, count] of [
      ['', 12],
      [word, 2],
    ] as const) {
      await page.goto(`/search?view=list&search=${search}`)
      await expect(cards(page)).toHaveCount(count)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await nothingOverlaps(rows)
      }
    }
    await expect(rows.getByText(locale === 'en' ? /^\d+ left$/ : /^\d+ frei$/).first()).toBeVisible()
  }
})

test('nothing found says what to do', async ({ page }) => {
  await page.goto('/search?search=qqqqqqqqqq&activity=racing')
  await expect(page.getByText('No crews found matching your criteria')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(cards(page)).toHaveCount(12)
})

test.describe('when the server stumbles', () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] })
  test('the board says so and tries again on request', async ({ page }) => {
    let broken = true
    // An event of another test would make the board try again by itself.
    await page.route('**/api/events', (route) => route.abort())
    await page.route('**/api/crew-finder*', (route) => (broken ? route.abort() : route.continue()))
    await servePlain(page, '/search')
    await page.goto('/search')
    await expect(page.getByText('Error loading crews. Please try again.')).toBeVisible({ timeout: 20_000 })
    broken = false
    await page.getByRole('button', { name: 'Try again' }).click()
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
