/** A crew is shared and put into a calendar; a player gives their calendar an address of its own. */
import { readFile } from 'node:fs/promises'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, postCrew } from '../support/crews.ts'
import { openFold } from '../support/folds.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('a visitor shares a crew, by copying or on a phone by the system, and takes its time along', {
  tag: '@phone',
}, async ({ page, context, request, text, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await registerPlayer(request)
  const title = `Halo ${newWord()}`
  const { id } = await postCrew(request, { title, scheduledFor: inHours(5), maxCrewSize: 4 })
  const unscheduled = await postCrew(request)
  await page.addInitScript(() => {
    const sheet = async (data: ShareData) => {
      Reflect.set(window, 'shared', data)
      throw new DOMException('The player closed the sheet', 'AbortError')
    }
    Object.defineProperty(navigator, 'share', { value: sheet })
  })
  await page.goto(`/crew/${id}`)
  const copy = page.getByRole('button', { name: text('crew_page_copy_link') })
  const share = page.getByRole('button', { name: text('crew_page_share_link') })
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared'))
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await openFold(page, text('crew_page_share'))
  await copy.click()
  await expect(page.getByText(text('ui_copied'))).toBeVisible()
  expect(await copied()).toBe(`${new URL(page.url()).origin}/crew/${id}`)

  if (isMobile) {
    await share.click()
    await expect
      .poll(shared)
      .toMatchObject({ title, url: await copied(), text: expect.stringContaining(title) })
    await expect(page.getByText(text('ui_copy_failed'))).toBeHidden()
  } else await expect(share).toBeHidden()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: text('calendars_add') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`crewbeacon-crew-${id}.ics`)
  expect(await readFile(await file.path(), 'utf8')).toContain(`SUMMARY:${title}\r\n`)

  await page.goto(`/crew/${unscheduled.id}`)
  await openFold(page, text('crew_page_share'))
  await expect(copy).toBeVisible()
  await expect(page.getByRole('link', { name: text('calendars_add') })).toBeHidden()
})

test('a player creates a calendar address, renews it and switches it off', async ({
  page,
  text,
  language,
}) => {
  await registerPlayer(page.request)
  const title = `Yela ${newWord()}`
  await postCrew(page.request, { title, scheduledFor: inHours(5) })
  await page.goto('/settings/notices#calendar')
  const section = page.locator('#calendar')
  const field = section.getByLabel(text('calendars_address'))
  const statusOf = async (address: string) => (await page.request.get(new URL(address).pathname)).status()

  await section.getByRole('button', { name: text('calendars_create') }).click()
  await expect(section.getByText(text('calendars_shown_once'))).toBeVisible()
  await expect(field).toBeFocused()
  const first = await field.inputValue()
  const feed = await page.request.get(new URL(first).pathname)
  expect(await feed.text()).toContain(`SUMMARY:${title}\r\n`)
  const open = section.getByRole('link', { name: text('calendars_open') })
  await expect(open).toHaveAttribute('href', first.replace(/^http:/, 'webcal:'))
  await checkA11y(page)
  await noSidewaysScroll(page)

  await section.getByRole('button', { name: text('calendars_renew') }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(text('calendars_renew_consequence'))).toBeVisible()
  await dialog.getByRole('button', { name: text('calendars_renew_submit') }).click()
  await expect(page.getByText(text('calendars_renewed'))).toBeVisible()
  await expect(field).not.toHaveValue(first)
  const second = await field.inputValue()
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])

  await page.reload()
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format()
  await expect(section.getByText(m.calendars_since({ date: today }, { locale: language }))).toBeVisible()
  await expect(field).toBeHidden()
  await section.getByRole('button', { name: text('calendars_end') }).click()
  await dialog.getByRole('button', { name: text('calendars_end_submit') }).click()
  const state = section.getByRole('status')
  await expect(state).toHaveText(text('calendars_none'))
  await expect(state).toBeFocused()
  expect(await statusOf(second)).toBe(404)
})
