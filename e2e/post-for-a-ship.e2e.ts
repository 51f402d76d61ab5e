/** A leader starts a post from a ship, and players find it by the ship. */
import { activityNames } from '#contract/crews/activity-names.ts'
import { newWord } from '#server/testing/unique-words.ts'
import { m } from '#texts'
import { checkA11y, noSidewaysScroll } from './support/page-checks.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'

test('a ship fills in the roles of a post, and the filter finds it by the ship', { tag: '@phone' }, async ({
  page,
  isMobile,
  language,
  text,
}) => {
  await registerPlayer(page.request)
  const laser = { en: 'Mining Laser Operator', de: 'Laserbedienung' }[language]
  const title = `Quantum rocks ${newWord()}`
  await page.goto('/create')
  await page.getByRole('button', { name: text('editor_ship_choose') }).click()
  await page.getByRole('searchbox', { name: text('fleet_choice_all') }).fill('mole')
  await checkA11y(page)
  await page.getByRole('button', { name: 'MOLE', exact: true }).click()
  const roles = page.getByRole('list', { name: text('roles_list') })
  await expect(roles.getByText(laser)).toBeVisible()
  await expect(page.getByLabel(text('editor_ship'), { exact: true })).toHaveValue('medium')

  // One click takes the proposal back; the ship stays.
  await page.getByRole('button', { name: text('editor_ship_undo') }).click()
  await expect(roles).toBeHidden()
  await expect(page.getByRole('button', { name: text('editor_ship_change') })).toBeFocused()

  // What the leader filled in is not replaced without a question.
  await page.getByLabel(text('editor_ship'), { exact: true }).selectOption('large')
  await page.getByRole('button', { name: text('editor_ship_change') }).click()
  // Enter takes the first ship that was found.
  await page.getByRole('searchbox', { name: text('fleet_choice_all') }).fill('mole')
  await page.getByRole('searchbox', { name: text('fleet_choice_all') }).press('Enter')
  await expect(page.getByLabel(text('editor_ship'), { exact: true })).toHaveValue('large')
  await page.getByRole('button', { name: text('editor_ship_take') }).click()
  await expect(roles.getByText(laser)).toBeVisible()
  await noSidewaysScroll(page)

  await page.getByLabel(text('editor_title')).fill(title)
  await page.getByLabel(text('editor_description')).fill('Three lasers open.')
  await page.getByRole('radio', { name: activityNames.mining[language] }).check()
  await page
    .getByRole('button', { name: text('editor_create') })
    .first()
    .click()
  await expect(page).toHaveURL('/search')

  if (isMobile) await page.getByRole('button', { name: text('board_filters') }).click()
  const filter = page.getByRole('group', { name: text('fleet_filter'), exact: true })
  await filter.getByRole('button', { name: text('fleet_filter_any') }).click()
  await filter.getByRole('searchbox').fill('mole')
  await checkA11y(page)
  await filter.getByRole('button', { name: 'MOLE', exact: true }).click()
  await expect(page).toHaveURL(/ship=\d+/)
  if (isMobile) await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: text('board_search') }).fill(title)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([title])
  // A reload has only the id, and the tag still says the name.
  await page.reload()
  await expect(
    page.getByRole('button', { name: m.ui_remove({ name: 'MOLE' }, { locale: language }) }),
  ).toBeVisible()
  await noSidewaysScroll(page)

  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('link', { name: 'MOLE', exact: true })).toBeVisible()
  await page
    .getByRole('link', { name: text('crew_page_post_again') })
    .first()
    .click()
  await expect(page.getByRole('button', { name: text('editor_ship_change') })).toBeVisible()
  await expect(roles.getByText(laser)).toBeVisible()
})
