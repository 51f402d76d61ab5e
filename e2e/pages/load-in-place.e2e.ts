/** Pages of a player while their answers are on the way: nothing moves when they arrive. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { inHours, postCrew } from '../support/crews.ts'
import { nothingMoves } from '../support/layout-shift.ts'
import { noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const delayed = '**/api/**'

test('nothing moves when a crew arrives', { tag: '@phone' }, async ({ page, request }) => {
  await registerPlayer(request)
  const { id, title } = await postCrew(request, {
    title: `Slow ${newWord()}`,
    scheduledFor: inHours(5),
    roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
  })
  await registerPlayer(page.request)
  await nothingMoves(page, {
    url: `/crew/${id}`,
    delayed,
    loaded: () => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(),
  })
})

test('nothing moves when the form for a new post appears', { tag: '@phone' }, async ({ page, text }) => {
  await registerPlayer(page.request)
  await nothingMoves(page, {
    url: '/create',
    delayed,
    loaded: () => expect(page.getByLabel(text('editor_title'))).toBeVisible(),
  })
})

test("nothing moves when the player's crews arrive", { tag: '@phone' }, async ({ page }) => {
  await registerPlayer(page.request)
  // More than one row, so that the footer stays below the window.
  for (let count = 0; count < 4; count += 1) await postCrew(page.request)
  await nothingMoves(page, {
    url: '/my-crews',
    delayed,
    loaded: () => expect(page.getByRole('article')).toHaveCount(4),
  })
})

test('a page fits the narrowest phone before it is known who is signed in', { tag: '@phone' }, async ({
  page,
}) => {
  await registerPlayer(page.request)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.route('**/api/user', () => {})
  await page.goto('/my-crews')
  await expect(page.getByRole('banner')).toBeVisible()
  await noSidewaysScroll(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
