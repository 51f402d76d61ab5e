/** The home page, where most people arrive by a link. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { inHours, postCrew } from '../support/crews.ts'
import { nothingMoves } from '../support/layout-shift.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

/** As soon as a post allows, so that it is among the next. */
const soon = () => inHours(0.51)

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('list').getByRole('link')

test('a guest sees the next departures and the figures, and both calls lead on', async ({
  page,
  request,
  text,
}) => {
  await registerPlayer(request)
  await openListening(page, '/')
  await expect(page).toHaveTitle(/^CrewBeacon · /)
  await expect(page.getByRole('heading', { level: 1, name: text('home_heading') })).toBeVisible()
  // The last row is those who are free.
  await expect(rows(page, text('home_departures'))).toHaveCount(5)
  await expect(page.getByRole('link', { name: /free now|jetzt frei/ })).toHaveAttribute('href', '/players')
  const figures = page.getByRole('region', { name: text('home_stats') })
  await expect(figures.getByRole('definition')).toHaveText([/^\d+/, /^\d+/, /^\d+%$/, '24/7'])
  await expect(main(page).getByRole('link', { name: text('shell_create_account') })).toBeVisible()
  await noSidewaysScroll(page)

  // Whatever is posted shows up by itself.
  const { title } = await postCrew(request, { title: `Leaving ${newWord()}`, scheduledFor: soon() })
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()

  await main(page)
    .getByRole('link', { name: text('home_find'), exact: true })
    .click()
  await expect(page).toHaveURL('/search')
  await page.goBack()
  await main(page)
    .getByRole('link', { name: text('home_create'), exact: true })
    .click()
  await expect(page).toHaveURL('/create')
})

test('a site in its first days does not call itself active, and offers a notice of its first crews', async ({
  page,
  text,
}) => {
  await page.route('**/api/homepage/stats', (route) =>
    route.fulfill({ json: { totalUsers: 2, crewsToday: 0, successRate: 0 } }),
  )
  await page.route('**/api/crew-finder?*', (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  )
  // What the server rendered has its own figures.
  await page.goto('/legal/rules')
  await page.getByRole('link', { name: text('shell_home_link') }).click()
  const departures = page.getByRole('region', { name: text('home_departures') })
  await expect(departures.getByText(text('home_empty'))).toBeVisible()
  await expect(departures.getByRole('link', { name: text('home_tell_first') })).toBeVisible()
  await expect(main(page).getByText(text('home_active'))).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: text('home_create') })).toHaveCount(1)
})

test('nothing moves when departures and figures arrive', { tag: '@phone' }, async ({ page, text }) => {
  await nothingMoves(page, {
    url: '/',
    delayed: '**/api/**',
    loaded: () => expect(rows(page, text('home_departures'))).toHaveCount(5),
  })
})

test.describe('without answers', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('a player tries again, and is not asked to sign up', async ({ page, text }) => {
    await registerPlayer(page.request)
    const addresses = { departures: '**/api/crew-finder*', stats: '**/api/homepage/stats' }
    const body = JSON.stringify({ code: 'invalid_input', message: 'No.' })
    for (const address of Object.values(addresses))
      await page.route(address, (route) => route.fulfill({ status: 400, body }))
    // What happens in other tests would load the data without the button.
    await page.route('**/api/events', (route) => route.fulfill({ status: 204 }))
    // By a link: the browser requests the data itself.
    await page.goto('/legal/privacy')
    await page.getByRole('link', { name: text('shell_home_link') }).click()
    const board = page.getByRole('region', { name: text('home_departures') })
    const figures = page.getByRole('region', { name: text('home_stats') })
    await expect(board.getByRole('alert')).toContainText(text('home_board_error'))
    await expect(figures.getByRole('alert')).toContainText(text('home_stats_error'))
    await checkA11y(page)

    await page.unroute(addresses.departures)
    await board.getByRole('button', { name: text('shell_try_again') }).click()
    await expect(board.getByRole('alert')).toHaveCount(0)
    await page.unroute(addresses.stats)
    await figures.getByRole('button', { name: text('shell_try_again') }).click()
    await expect(figures.getByRole('alert')).toHaveCount(0)
    await expect(rows(page, text('home_departures'))).toHaveCount(5)
    await expect(figures.getByRole('definition').first()).toHaveText(/^\d+/)
    // Once above the departures, once at the end.
    await expect(main(page).getByRole('link', { name: text('home_find'), exact: true })).toHaveCount(2)
    await expect(main(page).getByRole('link', { name: text('shell_create_account') })).toHaveCount(0)
  })
})
