/** Profiles: what everyone sees of a player, the player's ships, and the hours of their week. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { flyMission, rateMission } from '../support/missions.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { closeToast, toastsOf } from '../support/toasts.ts'

test('a guest looks at a player who has flown and been rated', async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  const { user } = await registerPlayer(leader)
  const member = await openRequest()
  await registerPlayer(member)
  const crew = await flyMission(leader, member, `Profile ${newWord()}`)
  await member.post(`/api/crew/${crew.id}/rate`, { data: { type: 'leader', rating: 5, comment: 'Calm.' } })
  await rateMission(leader, crew.id, 'crew')

  await page.goto(`/profile/${user.id}`)
  await expect(page.getByRole('heading', { level: 1, name: user.displayName })).toBeVisible()
  await expect(page.getByText('Calm.')).toBeVisible()
  await expect(page.getByRole('link', { name: crew.title }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: text('profiles_tab_settings') })).toHaveCount(0)
  await noSidewaysScroll(page)
  await page.getByRole('link', { name: text('profiles_tab_ratings') }).click()
  await expect(page).toHaveURL(/tab=ratings/)
  await page.reload()
  await expect(page.getByText('Calm.')).toBeVisible()
})

test.describe('nobody', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('a guest is asked to sign in, and a profile that does not exist says so', async ({ page, text }) => {
    await page.goto('/profile')
    await expect(page.getByText(text('profiles_sign_in'))).toBeVisible()
    await page.goto('/profile/2147483647')
    await expect(page.getByRole('heading', { name: text('profiles_not_found') })).toBeVisible()
    await checkA11y(page)
  })
})

test('a player adds a ship, makes it primary and removes it', async ({ page, text, language }) => {
  await registerPlayer(page.request)
  await page.goto('/profile?tab=fleet')
  await page.getByRole('button', { name: text('fleet_add') }).click()
  await page.getByRole('searchbox', { name: text('fleet_ship') }).fill('prospector')
  await page.getByRole('radio', { name: 'Prospector' }).check()
  await page.getByRole('checkbox', { name: text('fleet_make_primary') }).check()
  await noSidewaysScroll(page)
  await page
    .getByRole('button', { name: text('fleet_add'), exact: true })
    .last()
    .click()
  const ship = page.getByRole('article').filter({ hasText: 'Prospector' })
  await expect(ship.getByText(text('fleet_primary'))).toBeVisible()
  await ship.getByRole('button', { name: text('fleet_remove') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('fleet_remove'), exact: true })
    .click()
  // It has not happened yet, and can be taken back.
  await expect(toastsOf(page, text)).toContainText(
    m.fleet_being_removed({ name: 'Prospector' }, { locale: language }),
  )
  await closeToast(page, text)
  await expect(page.getByText(text('fleet_removed')).first()).toBeVisible()
  await expect(ship).toHaveCount(0)
})

test('a player with three ships edits one at a time and makes it the primary one', async ({ page, text }) => {
  await registerPlayer(page.request)
  const ships = await (await page.request.get('/api/ships')).json()
  for (const [i, { id }] of ships.slice(0, 3).entries()) {
    await page.request.post('/api/fleet', { data: { shipId: id, isPrimary: i === 0 } })
  }
  await page.goto('/profile?tab=fleet')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  const edit = page.getByRole('button', { name: `Edit ${ships[2].name}` })
  await edit.click()
  await expect(page.getByRole('button', { name: `Edit ${ships[0].name}` })).toBeDisabled()
  await page.getByRole('textbox', { name: text('fleet_custom_name') }).fill('Bertha')
  await page.getByRole('checkbox', { name: text('fleet_make_primary') }).check()
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: text('fleet_save') }).click()
  // The role of the model must not become the player's own.
  expect((await sent).postDataJSON()).not.toHaveProperty('role')
  await expect(page.getByRole('button', { name: 'Edit Bertha' })).toBeFocused()
  await expect(cards.filter({ hasText: text('fleet_primary') })).toHaveText(/Bertha/)
})

test('a finger marks hours, which stay until they are saved', { tag: '@phone-only' }, async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  await page.goto('/settings/profile#hours')
  const hour = page.locator('[data-cell="18"]')
  await hour.tap()
  await expect(hour).toBeChecked()
  await page.reload()
  await expect(hour).toBeChecked()
  await page.getByRole('button', { name: text('profiles_hours_discard') }).click()
  await expect(hour).not.toBeChecked()
})

test.describe('the end of a session', () => {
  test.use({ expectedComplaints: [/status of 401/] })

  test('what a player typed is there again when they are back', async ({ page, text }) => {
    const { user, password } = await registerPlayer(page.request)
    await page.goto('/settings/profile#hours')
    const bio = page.getByRole('textbox', { name: text('profiles_bio') })
    const hour = page.locator('[data-cell="18"]')
    await bio.fill('Flies at night.')
    await hour.click()
    await page.context().clearCookies()
    await page.getByRole('button', { name: text('profiles_save'), exact: true }).click()
    await expect(page.getByText(text('settings_sign_in_reason'))).toBeVisible()

    await page.request.post('/api/auth/login', { data: { username: user.username, password } })
    await page.reload()
    await expect(bio).toHaveValue('Flies at night.')
    await expect(hour).toBeChecked()
    await page
      .locator('#profile')
      .getByRole('button', { name: text('ui_discard_changes') })
      .click()
    await expect(bio).toHaveValue('')
  })
})

test('a player marks the hours of their week by keyboard and with the mouse', async ({ page }) => {
  await registerPlayer(page.request)
  await page.goto('/settings/profile#hours')
  const monday = page.getByRole('checkbox', { name: 'Monday, 00:00 to 01:00' })
  await monday.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Monday, 23:00 to 24:00' })).toBeChecked()
  await page.getByRole('button', { name: 'Copy Monday to weekdays' }).click()
  const count = page.getByRole('status').filter({ hasText: 'hours a week' })
  await expect(count).toHaveText('5 hours a week')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Your hours are saved').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Friday, 23:00 to 24:00' })).toBeChecked()

  const from = page.getByRole('checkbox', { name: 'Tuesday, 18:00 to 19:00' })
  await from.scrollIntoViewIfNeeded()
  await from.hover()
  await page.mouse.down()
  await page.getByRole('checkbox', { name: 'Wednesday, 20:00 to 21:00' }).hover()
  await page.mouse.up()
  await expect(count).toHaveText('11 hours a week')

  // The heading of an hour stands for it on every day; the mouse and the arrow keys reach it.
  await page.getByRole('button', { name: 'Every day, 19:00 to 20:00' }).click()
  await expect(count).toHaveText('16 hours a week')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('checkbox', { name: 'Monday, 19:00 to 20:00' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Monday, 00:00 to 01:00' })).toBeChecked()
  await expect(count).toHaveText('38 hours a week')
})

test('a player edits their profile, and the page shows the new name', async ({ page, text }) => {
  await registerPlayer(page.request)
  await page.goto('/profile?tab=settings')
  const name = page.getByRole('textbox', { name: text('profiles_display_name') })
  await name.fill('')
  await page.getByRole('button', { name: text('profiles_save') }).click()
  await expect(name).toBeFocused()
  await name.fill('Marlin')
  await page.getByRole('button', { name: text('profiles_save') }).click()
  await expect(page.getByText(text('profiles_saved')).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Marlin' })).toBeVisible()
})
