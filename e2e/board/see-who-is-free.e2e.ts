/** Who is free now, for guests and on the pages that lead there. */
import { lightBeacon } from '../support/beacons.ts'
import { noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('a guest sees how many are free and for which seats, and no names', { tag: '@phone' }, async ({
  page,
  openRequest,
  text,
}) => {
  const free = await openRequest()
  const { user } = await registerPlayer(free)
  await lightBeacon(free, { note: 'Only for those who are signed in' })
  await page.goto('/players')
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toContainText(/\d+/)
  await expect(main.getByRole('listitem').filter({ hasText: text('roles_category_medical') })).toContainText(
    /\d+/,
  )
  const { total } = await (await page.request.get('/api/beacons/count')).json()
  expect(total).toBeGreaterThan(0)
  await expect(main.getByRole('article')).toHaveCount(0)
  for (const secret of [user.displayName, 'Only for those'])
    expect(await page.content()).not.toContain(secret)
  expect((await page.request.get('/api/beacons')).status()).toBe(401)
})

test('crews and players are two tabs of one place', { tag: '@phone' }, async ({ page, text }) => {
  await page.goto('/search')
  const tabs = page.getByRole('navigation', { name: text('board_views') })
  const current = tabs.locator('[aria-current=page]')
  await expect(current).toHaveText(text('board_view_crews'))
  await tabs.getByRole('link', { name: text('board_view_players') }).click()
  await expect(page).toHaveURL('/players')
  await expect(current).toHaveText(text('board_view_players'))
  await tabs.getByRole('link', { name: text('board_view_crews') }).click()
  await expect(page).toHaveURL(/^[^?]*\/search/)
  await expect(current).toHaveText(text('board_view_crews'))
})

test('the home page says who is free and lights the beacon, and is no longer for it', {
  tag: '@phone',
}, async ({ page, openRequest, text }) => {
  const free = await openRequest()
  await registerPlayer(free)
  await lightBeacon(free)
  await registerPlayer(page.request)
  await page.goto('/')
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: text('beacons_light') })
  await expect(button).toBeVisible()
  await noSidewaysScroll(page)
  const withoutButton = await button.evaluate((element) => {
    element.style.setProperty('display', 'none')
    const height = element.closest('main')?.getBoundingClientRect().height
    element.style.removeProperty('display')
    return height
  })
  expect(await main.evaluate((element) => element.getBoundingClientRect().height)).toBe(withoutButton)

  await button.click()
  await expect(page.getByRole('dialog', { name: text('beacons_title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await main
    .getByRole('region', { name: text('home_departures') })
    .getByRole('link', { name: /\d.*(free now|jetzt frei)/ })
    .click()
  await expect(page).toHaveURL('/players')
})

test('the form of a post says how many would fit, and how fast a seat is filled at that hour', {
  tag: '@phone',
}, async ({ page, openRequest, text }) => {
  const free = await openRequest()
  await registerPlayer(free)
  await lightBeacon(free, { seats: [] })
  await registerPlayer(page.request)
  await page.goto('/create')
  await expect(page.getByLabel(text('boarding_seats'))).toBeVisible()
  await page.getByRole('radio', { name: text('editor_day_now') }).check()
  await expect(page.getByText(/\d+ .*(would fit|würden? passen)/)).toBeVisible()
  await page
    .getByRole('group', { name: text('editor_day') })
    .getByRole('radio')
    .nth(4)
    .check()
  await page.getByLabel(text('editor_time')).fill('20:00')
  await expect(page.getByText(/20:00: (usually filled in|meist in) \d+/)).toBeVisible()
  await noSidewaysScroll(page)
})
