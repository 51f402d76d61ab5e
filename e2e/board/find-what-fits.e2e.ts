/** The board in the order that fits a player, by their weekly hours, and players who fit a leader's crew. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { speak } from '../support/beacons.ts'
import { inHours, postCrew } from '../support/crews.ts'
import { openFold } from '../support/folds.ts'
import { noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const week = (isPlayed: boolean) => ({ data: { hours: Array.from({ length: 7 * 24 }, () => isPlayed) } })

test('the reasons why a crew fits change with the hours of the player', async ({
  page,
  openRequest,
  text,
}) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const word = `fitting${newWord()}`
  const crew = await postCrew(leader, { title: `Salvage ${word}`, scheduledFor: inHours(5) })
  await registerPlayer(page.request)
  expect((await page.request.put('/api/account/hours', week(true))).ok()).toBe(true)

  await page.goto(`/search?search=${word}`)
  const card = page.getByRole('article').filter({ hasText: crew.title })
  await expect(card).toBeVisible()
  const reasons = card.getByRole('list', { name: text('crews_reasons') })
  await expect(reasons).toHaveCount(0)
  await page.getByRole('radio', { name: text('board_sort_match') }).click()
  await expect(page).toHaveURL(/sort=match/)
  await expect(reasons.getByRole('listitem')).toHaveCount(3)
  await expect(reasons).toContainText(text('crews_fit_inside'))
  await noSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await noSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  const filter = page.getByRole('checkbox', { name: text('board_fits_hours') })
  await filter.click()
  await expect(page).toHaveURL(/fitsHours=true/)
  await expect(card).toBeVisible()

  expect((await page.request.put('/api/account/hours', week(false))).ok()).toBe(true)
  await page.reload()
  await expect(page.getByText(text('board_empty_filtered')).first()).toBeVisible()
  await expect(page.getByText(text('board_fits_hours_none')).filter({ visible: true })).toBeVisible()
  await filter.click()
  await expect(page).not.toHaveURL(/fitsHours/)
  await expect(reasons).toBeVisible()
  await expect(reasons).not.toContainText(text('crews_fit_inside'))
})

test('the reasons follow the hours that the player paints', async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const word = `painted${newWord()}`
  await postCrew(leader, { title: `Salvage ${word}`, scheduledFor: inHours(5) })
  const { user } = await registerPlayer(page.request)
  await page.request.put('/api/account/hours', week(false))

  await page.goto(`/search?sort=match&search=${word}`)
  const reasons = page.getByRole('list', { name: text('crews_reasons') })
  await expect(reasons).toBeVisible()
  await expect(reasons).not.toContainText(text('crews_fit_inside'))
  // Without reloading the page, so that the board has to notice the change.
  const openSettings = async () => {
    await page.getByRole('banner').getByRole('button', { name: user.displayName }).click()
    await page
      .getByRole('navigation', { name: user.displayName })
      .getByRole('link', { name: text('settings_title') })
      .click()
    await page
      .getByRole('navigation', { name: text('settings_title') })
      .getByRole('link')
      .first()
      .click()
    await openFold(page, text('profiles_hours'))
  }
  const save = async () => {
    await page.getByRole('button', { name: text('profiles_hours_save') }).click()
    await expect(page.getByText(text('profiles_hours_saved')).first()).toBeVisible()
    while (!page.url().includes('/search?')) await page.goBack()
    await expect(page).toHaveURL(/\/search\?.*sort=match/)
  }
  await openSettings()
  await page.locator('[data-cell="167"]').scrollIntoViewIfNeeded()
  await page.locator('[data-cell="0"]').hover()
  await page.mouse.down()
  await page.locator('[data-cell="167"]').hover({ force: true })
  await page.mouse.up()
  await expect(page.locator('[data-cell]:checked')).toHaveCount(168)
  await save()
  await expect(reasons).toContainText(text('crews_fit_inside'))

  await openSettings()
  await page.getByRole('button', { name: text('profiles_hours_clear') }).click()
  await save()
  await expect(reasons).not.toContainText(text('crews_fit_inside'))
})

test('a guest who opens a link to what fits somebody sees the board', async ({ page, text }) => {
  await page.goto('/search?sort=match&fitsHours=true')
  await expect(page.getByRole('radio', { name: text('board_sort_soonest') })).toBeChecked()
  await expect(page.getByRole('radio', { name: text('board_sort_match') })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: text('board_fits_hours') })).toHaveCount(0)
})

test('a player agrees to be suggested, and a leader invites them', async ({ page, openPage, text }) => {
  const player = await openPage()
  const { user } = await registerPlayer(player.request)
  // Spoken by nobody of the demo world, who would fit better at some times of the day.
  await speak(player.request, 'zh')
  await player.request.put('/api/account/hours', week(true))
  await player.goto('/settings/privacy')
  const setting = player.getByRole('checkbox', { name: /Suggest me|Schlag mich/ })
  await setting.click()
  await expect(setting).toBeChecked()
  await expect
    .poll(async () => (await (await player.request.get('/api/account/contact')).json()).isFindable)
    .toBe(true)

  await registerPlayer(page.request)
  const crew = await postCrew(page.request, {
    title: `Wanted ${newWord()}`,
    primaryLanguage: 'zh',
    scheduledFor: inHours(5),
  })
  await page.goto(`/crew/${crew.id}`)
  const panel = page.getByRole('region', { name: text('suggestions_title') })
  const row = panel.getByRole('listitem').filter({ hasText: user.displayName })
  await expect(row).toContainText(text('suggestions_reason_hours'))
  await noSidewaysScroll(page)
  await row.getByRole('button', { name: user.displayName }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(crew.title)
  await expect(dialog.getByRole('combobox', { name: text('messages_invite_crew') })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: text('messages_invite_send') })).toBeDisabled()
  await dialog.getByRole('textbox').fill('We could use you.')
  await dialog.getByRole('button', { name: text('messages_invite_send') }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(text('suggestions_invited'))
  await expect(panel.locator(':focus')).toHaveCount(1)
})
