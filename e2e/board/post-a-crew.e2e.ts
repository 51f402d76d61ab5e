/** A player posts a crew with roles, finds it on the board, changes it; a stranger cannot. */
import { issueText } from '#contract/issues/texts.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { postCrew } from '../support/crews.ts'
import { openMore } from '../support/folds.ts'
import { pressEscape } from '../support/keyboard.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('a post with two template roles and one of its own is on the board', { tag: '@daily' }, async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  const title = `Bergbau bei Daymar ${newWord()}`
  await page.goto('/search')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(12)
  await page
    .getByRole('link', { name: text('shell_create_crew') })
    .first()
    .click()
  await page.getByLabel(text('editor_title')).fill(title)
  await page.getByLabel(text('editor_description')).fill('Zwei Laser frei.\nTreffpunkt Lorville.')
  await page.getByLabel(text('crews_activity'), { exact: true }).selectOption('mining')
  await page.getByRole('button', { name: /MOLE Pilot/ }).click()
  await page.getByRole('button', { name: /Mining Laser/ }).click()
  await page.getByRole('button', { name: text('roles_custom') }).click()
  await page.getByLabel(text('roles_name')).fill('Snack officer')
  await page.getByRole('button', { name: text('roles_add') }).click()
  await noSidewaysScroll(page)
  await page
    .getByRole('button', { name: text('editor_create') })
    .first()
    .click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByText(text('editor_created'))).toBeVisible()
  const posted = page.getByRole('region', { name: text('board_posted') })
  await expect(posted.getByRole('button', { name: text('crew_page_share_discord') })).toBeVisible()
  await page.reload()
  await expect(posted.getByRole('link', { name: text('board_posted_open') })).toBeVisible()
  await posted.getByRole('button', { name: text('ui_close') }).click()
  await expect(posted).toBeHidden()
  await page.getByRole('searchbox', { name: text('board_search') }).fill(title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: text('crew_page_view_crew'), exact: true }).click()
  for (const role of ['Snack officer', 'MOLE Pilot']) {
    await expect(page.getByText(role, { exact: true }).first()).toBeVisible()
  }
  await openMore(page)
  await page.getByRole('link', { name: text('crew_page_edit') }).click()
  await page.getByLabel(text('editor_title')).fill(`${title} II`)
  await page
    .getByRole('button', { name: text('editor_save') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} II` })).toBeVisible()
})

test('every missing field is told at once, and the first one gets the focus', async ({ page }) => {
  await registerPlayer(page.request)
  await page.goto('/create')
  await page.getByRole('button', { name: 'Post a crew' }).first().click()
  for (const words of [
    'Please enter a mission title',
    'Please enter a description',
    'Please select an activity type',
  ]) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(page.getByLabel('Activity', { exact: true })).toBeFocused()
  await page.getByLabel('Mission title').fill('A title')
  await expect(page.getByText('Please enter a mission title')).toBeHidden()
  await checkA11y(page)
})

test('a start without a zone asks for the zone', async ({ page }) => {
  await registerPlayer(page.request)
  await page.goto('/create')
  await page.getByRole('radio', { name: 'Tomorrow' }).check()
  await expect(page.getByLabel('Starts')).toHaveValue('20:00')
  const more = page.getByText('Everything else')
  await more.click()
  await page.getByLabel('Time zone').selectOption('')
  // A field that is folded away shows itself when it is wrong.
  await more.click()
  await page.getByLabel('Activity', { exact: true }).selectOption('mining')
  await page.getByLabel('Mission title').fill('Halo')
  await page.getByLabel('Description').first().fill('We meet at the station.')
  await page.getByRole('button', { name: 'Post a crew' }).first().click()
  await expect(page.getByText('Please select your timezone')).toBeVisible()
  await expect(page.getByLabel('Time zone')).toBeFocused()
})

test('leaving with something typed asks first', async ({ page, text }) => {
  await registerPlayer(page.request)
  await page.goto('/create')
  const title = page.getByLabel(text('editor_title'))
  await title.fill('Half a thought')
  await page
    .getByRole('link', { name: text('shell_find_crew') })
    .first()
    .click()
  await pressEscape(page, page.getByRole('alertdialog', { name: text('editor_leave_title') }))
  await expect(title).toHaveValue('Half a thought')
})

test.describe('a session that ends while writing', () => {
  test.use({ expectedComplaints: [/status of 401/] })
  test('keeps the draft until the player is back', async ({ page, context }) => {
    const player = await registerPlayer(page.request)
    await page.goto('/create')
    await page.getByLabel('Mission title').fill('A long thought')
    await page.getByLabel('Description').first().fill('Many words')
    await page.getByLabel('Activity', { exact: true }).selectOption('combat')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Post a crew' }).first().click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('alert').filter({ hasText: 'Your draft is safe' })).toBeVisible()
    await page.getByLabel('Username').fill(player.username)
    await page.getByLabel('Password', { exact: true }).fill(player.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/create')
    await expect(page.getByLabel('Mission title')).toHaveValue('A long thought')
    await page.getByRole('button', { name: 'Post a crew' }).first().click()
    await expect(page).toHaveURL('/search')
  })

  test('keeps the role that was being written, too', async ({ page }) => {
    const player = await registerPlayer(page.request)
    await openListening(page, '/create')
    await page.getByLabel('Mission title').fill('A long thought')
    await page.getByRole('button', { name: 'Custom role' }).click()
    await expect(page.getByLabel('Role name')).toBeFocused()
    await page.getByLabel('Role name').fill('Snack officer')
    await page.getByRole('button', { name: 'Increase Seats', exact: true }).click()
    await page.request.post('/api/auth/logout')
    await expect(page.getByRole('main').getByText('Your draft is safe')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your draft is safe' })).toBeVisible()
    await page.getByLabel('Username').fill(player.username)
    await page.getByLabel('Password', { exact: true }).fill(player.password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Mission title')).toHaveValue('A long thought')
    await expect(page.getByLabel('Role name')).toHaveValue('Snack officer')
    await expect(page.getByLabel('Role name')).not.toBeFocused()
    await expect(page.getByRole('spinbutton', { name: 'Seats', exact: true })).toHaveValue('2')
    await page.getByRole('button', { name: 'Add role' }).click()
    await expect(page.getByRole('list', { name: 'Roles of this crew' })).toContainText('Snack officer')

    // The role that has been added is not open again.
    await page.reload()
    await expect(page.getByRole('list', { name: 'Roles of this crew' })).toContainText('Snack officer')
    await expect(page.getByLabel('Role name')).toBeHidden()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(page.getByLabel('Role name')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Custom role' })).toBeEnabled()
  })
})

test('a guest is asked to sign in, a stranger has no permission', async ({ page, request }) => {
  await page.goto('/create')
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible()
  await registerPlayer(request)
  const crew = await postCrew(request)
  await registerPlayer(page.request)
  await page.goto(`/crew/${crew.id}`)
  await expect(page.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await page.goto(`/crew/${crew.id}/edit`)
  await expect(page.getByRole('heading', { name: 'No Permission' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the crew' }).click()
  await expect(page).toHaveURL(`/crew/${crew.id}`)
})

test('a mission every week takes no more clicks than one, and half a start is refused', {
  tag: '@phone',
}, async ({ page, text, language }) => {
  await registerPlayer(page.request)
  const title = `Weekly ${newWord()}`
  await page.goto('/create')
  await page.getByLabel(text('crews_activity'), { exact: true }).selectOption('mining')
  await page.getByLabel(text('editor_title')).fill(title)
  await page.getByLabel(text('editor_description')).fill('Every week at the station.')
  // The button is in view from the first moment, also on a phone.
  const send = page.getByRole('button', { name: text('editor_create'), exact: true })
  await expect(send).toBeInViewport({ ratio: 1 })

  await page.getByRole('radio', { name: text('editor_day_later') }).check()
  await page.getByLabel(text('editor_time')).fill('20')
  await send.click()
  const error = issueText('start_incomplete', language)
  await expect(page.getByText(error)).toBeVisible()
  await expect(page.getByLabel(text('editor_date'), { exact: true })).toBeFocused()
  await page.getByRole('radio', { name: text('editor_day_any') }).check()
  await expect(page.getByText(error)).toBeHidden()
  await expect(page.getByLabel(text('editor_time'))).toHaveValue('')

  // In the place of the click that sets a start, because it sets one.
  const weekly = page.getByRole('checkbox', { name: text('editor_every_week') })
  await weekly.check()
  await expect(page.getByLabel(text('editor_time'))).toHaveValue(/\d\d:\d\d/)
  await page.getByLabel(text('editor_hours'), { exact: true }).fill('1')
  await page.getByLabel(text('editor_minutes'), { exact: true }).fill('30')
  await noSidewaysScroll(page)
  await page.reload()
  await expect(weekly).toBeChecked()
  await expect(page.getByLabel(text('editor_minutes'), { exact: true })).toHaveValue('30')
  await send.click()
  await expect(page).toHaveURL('/search')
  const found = await page.request.get('/api/crew-finder', { params: { search: title } })
  const [crew] = (await found.json()) as { id: number; estimatedDuration: number }[]
  expect(crew?.estimatedDuration).toBe(90)
  await page.goto('/my-crews')
  const series = page.getByRole('region', { name: text('series_mine') })
  await expect(series).toContainText(title)
  await expect(series).toContainText(/12\D/)
})

test('the seats of a role are changed in its row', async ({ page }) => {
  await registerPlayer(page.request)
  await page.goto('/create')
  await page.getByLabel('Activity', { exact: true }).selectOption('mining')
  await page.getByRole('button', { name: 'Refinery Hauler' }).click()
  const roles = page.getByRole('list', { name: 'Roles of this crew' })
  const seats = roles.getByRole('spinbutton', { name: 'Seats: Refinery Hauler' })
  await expect(seats).toHaveValue('1')
  for (let i = 0; i < 3; i += 1) {
    await roles.getByRole('button', { name: 'Increase Seats: Refinery Hauler' }).click()
  }
  await expect(seats).toHaveValue('4')
  await expect(page.getByText('5 with you, 4 free')).toBeVisible()
  await page.getByRole('button', { name: 'Refinery Hauler: pay' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Edit Refinery Hauler' }).press('Enter')
  await expect(page.getByLabel('Role name')).toBeFocused()
  await page.getByLabel('Compensation').selectOption('fun')
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(roles).toContainText('For fun')
  await expect(page.getByRole('button', { name: 'Refinery Hauler: pay' })).toBeFocused()
})

test('a link fills in the form for a new post, and what it names wrongly stays blank', async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  const given = {
    title: 'Halo & <b>run</b>',
    activity: 'mining',
    seat: 'combat',
    when: 'now',
    language: 'fr',
  }
  await page.goto(`/create?${new URLSearchParams(given)}`)
  await expect(page.getByLabel(text('editor_title'))).toHaveValue(given.title)
  await expect(page.getByLabel(text('crews_activity'), { exact: true })).toHaveValue('mining')
  await expect(page.getByText('Mining Escort').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: text('editor_day_now') })).toBeChecked()
  await page.goto('/create?activity=wreck&seat=pilot&when=never')
  await expect(page.getByLabel(text('editor_title'))).toHaveValue('')
  await expect(page.getByLabel(text('crews_activity'), { exact: true })).toHaveValue('')
})
