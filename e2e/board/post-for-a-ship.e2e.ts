/** A leader starts a post from a ship, and players find it by the ship. */
import type { Locator } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { addToFleet } from '../support/fleets.ts'
import { openFold, openMore } from '../support/folds.ts'
import { noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('a ship fills in the roles of a post, and the filter finds it by the ship', async ({
  page,
  language,
  text,
}) => {
  await registerPlayer(page.request)
  const laser = 'Mining Laser Operator'
  const title = `Quantum rocks ${newWord()}`
  await page.goto('/create')
  await page.getByRole('button', { name: text('editor_ship_choose') }).click()
  await page.getByRole('searchbox', { name: text('fleet_choice_all') }).fill('mole')
  await page.getByRole('button', { name: 'MOLE', exact: true }).click()
  const roles = page.getByRole('list', { name: text('roles_list') })
  await expect(roles.getByText(laser, { exact: true })).toBeVisible()
  await page.getByText(text('editor_rest'), { exact: true }).click()
  await expect(page.getByLabel(text('crews_ship_size'), { exact: true })).toHaveValue('medium')
  await expect(page.getByLabel(text('editor_title'))).toHaveValue('Mining with the MOLE')

  // One click takes the proposal back; the ship stays.
  await page.getByRole('button', { name: text('editor_ship_undo') }).click()
  await expect(roles).toBeHidden()
  await expect(page.getByLabel(text('editor_title'))).toHaveValue('')
  await expect(page.getByRole('button', { name: text('editor_ship_change') })).toBeFocused()

  // What the leader filled in is not replaced without a question.
  await page.getByLabel(text('crews_ship_size'), { exact: true }).selectOption('large')
  await page.getByRole('button', { name: text('editor_ship_change') }).click()
  // Enter takes the first ship that was found.
  await page.getByRole('searchbox', { name: text('fleet_choice_all') }).fill('mole')
  await page.getByRole('searchbox', { name: text('fleet_choice_all') }).press('Enter')
  await expect(page.getByLabel(text('crews_ship_size'), { exact: true })).toHaveValue('large')
  await page.getByRole('button', { name: text('editor_ship_take') }).click()
  await expect(roles.getByText(laser, { exact: true })).toBeVisible()
  await noSidewaysScroll(page)

  await page.getByLabel(text('editor_title')).fill(title)
  await page.getByLabel(text('editor_description')).fill('Three lasers open.')
  await expect(page.getByLabel(text('crews_activity'), { exact: true })).toHaveValue('mining')
  await page
    .getByRole('button', { name: text('editor_create') })
    .first()
    .click()
  await expect(page).toHaveURL('/search')

  const filter = page.getByRole('group', { name: text('fleet_filter'), exact: true })
  await page.getByText(text('board_more_filters'), { exact: true }).click()
  await filter.getByRole('button', { name: text('fleet_filter_any') }).click()
  await filter.getByRole('searchbox').fill('mole')
  await filter.getByRole('button', { name: 'MOLE', exact: true }).click()
  await expect(page).toHaveURL(/ship=\d+/)
  await page.getByRole('searchbox', { name: text('board_search') }).fill(title)
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([title])
  // A reload has only the id, and the tag still says the name.
  await page.reload()
  await expect(
    page.getByRole('button', { name: m.ui_remove({ name: 'MOLE' }, { locale: language }) }),
  ).toBeVisible()
  await noSidewaysScroll(page)

  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('link', { name: text('crew_page_view_crew'), exact: true }).click()
  await openFold(page, text('crew_page_details'))
  await expect(page.getByRole('link', { name: 'MOLE', exact: true })).toBeVisible()
  await openMore(page)
  await page.getByRole('link', { name: text('crew_page_post_again') }).click()
  await expect(page.getByRole('button', { name: text('editor_ship_change') })).toBeVisible()
  await expect(roles.getByText(laser, { exact: true })).toBeVisible()
})

test('posting from a ship of the fleet, with shares, for the evening, takes four clicks and one field', {
  tag: '@phone',
}, async ({ page, language, text }) => {
  await registerPlayer(page.request)
  await addToFleet(page.request, 'Cutlass Red')
  await page.goto('/profile?tab=fleet')
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await click(
    page.getByRole('link', { name: m.fleet_post_name({ name: 'Cutlass Red' }, { locale: language }) }),
  )
  await expect(page.getByLabel(text('crews_activity'), { exact: true })).toHaveValue('rescue')
  await expect(page.getByLabel(text('editor_title'))).toHaveValue(/Cutlass Red/)
  // The address has chosen the ship as the leader would have: it can be undone, and chosen again from the fleet.
  await page.getByRole('button', { name: text('editor_ship_undo') }).click()
  await expect(page.getByLabel(text('editor_title'))).toHaveValue('')
  await page
    .getByRole('button', { name: m.editor_ship_remove_name({ name: 'Cutlass Red' }, { locale: language }) })
    .click()
  const fleet = page.getByRole('group', { name: text('fleet_choice_own') })
  await click(fleet.getByRole('button', { name: 'Cutlass Red' }))
  await expect(page.getByRole('list', { name: text('roles_list') })).toContainText(/50/)
  await expect(page.getByText(text('editor_rest')).locator('..')).toContainText(text('fleet_size_medium'))
  await noSidewaysScroll(page)
  await click(page.getByRole('radio', { name: /Tomorrow|Morgen/ }))
  await expect(page.getByLabel(text('editor_time'))).toHaveValue('20:00')
  await page.getByLabel(text('editor_description')).fill('Clinic runs around microTech.')
  await click(page.getByRole('button', { name: text('editor_create') }).first())
  await expect(page).toHaveURL('/search')
  expect(clicks).toBe(4)
})

test('a draft outlives a reload and not its player, and a post that flies now starts ten minutes later', async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  const now = page.getByRole('radio', { name: text('editor_day_now') })
  const titleField = page.getByLabel(text('editor_title'))
  await page.goto('/create')
  await titleField.fill('Half a thought')
  await page.reload()
  await page.getByRole('button', { name: text('ui_discard_input') }).click()
  await expect(titleField).toHaveValue('')

  const title = `We fly now ${newWord()}`
  await titleField.fill(title)
  await now.check()
  await page.reload()
  await expect(page.getByText(text('editor_draft_restored'))).toBeVisible()
  await expect(titleField).toHaveValue(title)
  await expect(now).toBeChecked()
  await page.getByLabel(text('editor_description')).fill('Bring a suit.')
  await page.getByLabel(text('crews_activity'), { exact: true }).selectOption('mining')
  await page
    .getByRole('button', { name: text('editor_create') })
    .first()
    .click()
  await expect(page).toHaveURL('/search')
  const found = await page.request.get('/api/crew-finder', { params: { search: title } })
  const [crew] = (await found.json()) as { scheduledTime: string }[]
  const minutesAhead = (Date.parse(crew?.scheduledTime ?? '') - Date.now()) / 60_000
  expect(minutesAhead).toBeGreaterThan(9)
  expect(minutesAhead).toBeLessThan(12)

  await page.goto('/create')
  await expect(titleField).toHaveValue('')
  await titleField.fill('Another thought')
  await registerPlayer(page.request)
  await page.goto('/search')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('post-draft'))).toBeNull()
})
