/** A leader repeats a mission every week, skips and moves dates, and ends the series. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, postCrew } from '../support/crews.ts'
import { openFold } from '../support/folds.ts'
import { tabTo } from '../support/keyboard.ts'
import { checkA11y, noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const times = 4

/** Posts a mission for tomorrow and opens it. */
const openNewCrew = async (page: Page) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Halo ${newWord()}`, scheduledFor: inHours(24) })
  await page.goto(`/crew/${crew.id}?view=crew`)
  return crew
}

test('a leader repeats a mission, and everybody sees when it is next', { tag: ['@daily', '@phone'] }, async ({
  page,
  openPage,
  text,
  language,
}) => {
  const crew = await openNewCrew(page)
  await openFold(page, text('series_title'))
  await page.getByRole('button', { name: text('series_repeat') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(crew.title)
  // Nothing was sent, so nothing can have failed.
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('combobox', { name: text('series_how_many') }).selectOption(String(times))
  await readsWell(page)
  await dialog.getByRole('button', { name: text('series_repeat_send'), exact: true }).click()
  await expect(dialog).toBeHidden()

  const line = page.locator('summary', { hasText: text('series_title') })
  await expect(line).toContainText(new RegExp(`1 (of|von) ${times}`))
  await expect(page.getByRole('button', { name: text('series_repeat') })).toHaveCount(0)
  await checkA11y(page)
  await noSidewaysScroll(page)

  const guest = await openPage()
  await guest.goto(`/crew/${crew.id}`)
  const shown = await openFold(guest, text('series_title'))
  await expect(shown).toContainText(new RegExp(`1 (of|von) ${times}`))
  await expect(shown.getByRole('button')).toHaveCount(0)
  const download = guest.waitForEvent('download')
  await shown.getByRole('link', { name: text('series_calendar') }).click()
  expect((await download).suggestedFilename()).toMatch(/^crewbeacon-series-\d+\.ics$/)

  await page.goto('/my-crews')
  const mine = page.getByRole('region', { name: text('series_mine') })
  await expect(mine).toContainText(crew.title)
  await noSidewaysScroll(page)
  const label = m.series_manage_title({ title: crew.title }, { locale: language })
  await mine.getByRole('button', { name: label }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(times)
  await readsWell(page)
})

test('the leader skips a date, moves another and ends the series, by keyboard too', {
  tag: '@phone',
}, async ({ page, text }) => {
  const crew = await openNewCrew(page)
  await page.request.post(`/api/crew/${crew.id}/series`, { data: { times } })
  await page.reload()
  await openFold(page, text('series_title'))
  await page.getByRole('button', { name: text('series_manage') }).click()
  const dialog = page.getByRole('dialog')
  const date = (i: number) => dialog.getByRole('listitem').nth(i)
  await expect(date(0)).toContainText(text('series_date_open'))

  const skip = date(1).getByRole('button').last()
  await skip.press('Enter')
  await expect(date(1)).toContainText(text('series_date_skipped'))
  // The button stays where it was, and so does the focus.
  await expect(skip).toBeFocused()
  await skip.press('Enter')
  await expect(date(1)).toContainText(text('series_date_planned'))
  await skip.click()
  await expect(date(1)).toContainText(text('series_date_skipped'))

  await date(2).getByRole('button').first().click()
  const start = date(2).getByLabel(text('series_new_start'))
  const send = date(2).getByRole('button', { name: text('series_move'), exact: true })
  await start.fill('2020-01-01T20:00')
  await send.click()
  await expect(start).toHaveAccessibleDescription(/.+/)
  await expect(start).toHaveAttribute('aria-invalid', 'true')
  await readsWell(page)
  const next = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await start.fill(`${next}T18:30`)
  await send.click()
  await expect(date(2)).toContainText(text('series_date_moved'))
  await expect(date(2)).toContainText('18:30')
  await expect(start).toHaveCount(0)
  await readsWell(page)

  const end = dialog.getByRole('button', { name: text('series_end'), exact: true })
  await tabTo(page, end)
  await page.keyboard.press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('series_end'), exact: true })
    .click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('summary', { hasText: text('series_title') })).toContainText(
    text('series_state_ended'),
  )
})

test('a leader takes over the changes of a post for the following dates', async ({ page, text }) => {
  const crew = await openNewCrew(page)
  const series = await (await page.request.post(`/api/crew/${crew.id}/series`, { data: { times } })).json()
  const title = `Yela ${newWord()}`
  const { scheduledTime, description, activity, timezone } = crew
  const data = { title, description, activity, timezone, scheduledTime }
  expect((await page.request.put(`/api/crew-finder/${crew.id}`, { data })).status()).toBe(200)
  await page.reload()
  await openFold(page, text('series_title'))
  await page.getByRole('button', { name: text('series_manage') }).click()
  await page.getByRole('button', { name: text('series_take_over') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('series_take_over_confirm') })
    .click()
  await expect(page.getByText(text('series_taken_over')).first()).toBeVisible()
  expect((await (await page.request.get(`/api/series/${series.id}`)).json()).title).toBe(title)
})
