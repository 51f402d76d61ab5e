/** What takes something away can be taken back for ten seconds, and reaches the server only after them. */
import type { APIRequestContext } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { openMore } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { closeToast, toastsOf } from '../support/toasts.ts'

const sizeOf = async (request: APIRequestContext, crewId: number): Promise<number> =>
  (await (await request.get(`/api/crew/${crewId}`)).json()).currentCrewSize

test.describe('a member', { tag: '@phone' }, () => {
  test('leaves by mistake and stays, or means it and is gone', async ({ page, openRequest, text }) => {
    const leader = await openRequest()
    await registerPlayer(leader)
    const crew = await postCrew(leader, { title: `Back ${newWord()}`, maxCrewSize: 3 })
    await registerPlayer(page.request)
    await joinCrew(leader, page.request, crew.id)
    await openListening(page, `/crew/${crew.id}`)
    const leave = page.getByRole('button', { name: text('missions_leave'), exact: true })
    const more = page.locator('summary').and(page.getByLabel(text('next_step_more'), { exact: true }))
    const confirm = async () => {
      await more.click()
      await leave.first().click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: text('missions_leave') })
        .click()
    }
    await confirm()
    await expect(more, 'the way back is where the player is').toBeFocused()
    await expect(toastsOf(page, text)).toContainText(text('missions_being_left'))
    await checkA11y(page)
    await noSidewaysScroll(page)
    expect(await sizeOf(leader, crew.id)).toBe(2)
    await more.press('Enter')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('ui_undo') })
      .press('Enter')
    await expect(more).toBeFocused()
    await expect(toastsOf(page, text)).not.toContainText(text('missions_being_left'))

    await confirm()
    await toastsOf(page, text)
      .getByRole('button', { name: text('ui_undo') })
      .click()
    expect(await sizeOf(leader, crew.id), 'nothing was done').toBe(2)

    await confirm()
    await closeToast(page, text)
    await expect(page.getByRole('button', { name: text('crews_join') })).toBeVisible()
    await expect(toastsOf(page, text)).toContainText(text('missions_left'))
    expect(await sizeOf(leader, crew.id)).toBe(1)
  })
})

test('what is not taken back is done by itself after ten seconds', async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const crew = await postCrew(leader, { title: `Back ${newWord()}`, maxCrewSize: 3 })
  await registerPlayer(page.request)
  await joinCrew(leader, page.request, crew.id)
  await page.clock.install()
  await page.goto(`/crew/${crew.id}`)
  const leave = page.getByRole('button', { name: text('missions_leave'), exact: true })
  await openMore(page)
  await leave.first().click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('missions_leave') })
    .click()
  const toast = toastsOf(page, text).getByText(text('missions_being_left'))
  await expect(toast).toBeVisible()
  await page.clock.fastForward(4_000)
  await expect(toast).toBeVisible()
  expect(await sizeOf(leader, crew.id)).toBe(2)
  await page.clock.fastForward(6_000)
  await expect(toast).toBeHidden()
  await expect.poll(() => sizeOf(leader, crew.id)).toBe(1)
})

test('a refusal waits, and is sent when its page is left', { tag: '@daily' }, async ({
  page,
  openRequest,
  text,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Back ${newWord()}` })
  const applicant = await openRequest()
  const { username } = await registerPlayer(applicant)
  const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
  await applicant.post(`/api/crew/${crew.id}/apply`, { data })
  const status = async () =>
    (await (await applicant.get(`/api/crew/${crew.id}`)).json()).viewer.application.status
  await page.goto(`/crew/${crew.id}/applications`)
  const decline = page.getByRole('button', { name: `Decline ${username}`, exact: true })
  // The second click of a double click takes nothing back, a slow one does.
  await decline.dblclick()
  await expect(page.getByRole('button', { name: `Accept ${username}` })).toBeDisabled()
  expect(await status()).toBe('pending')
  await page
    .getByRole('main')
    .getByRole('button', { name: text('ui_undo') })
    .click({ delay: 500 })
  await expect(decline).toBeVisible()
  await decline.click({ delay: 500 })
  expect(await status()).toBe('pending')
  await page.goto('about:blank')
  await expect.poll(status).toBe('declined')
})

test('whoever was just declined is not accepted with all others', async ({
  page,
  openRequest,
  language: locale,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Back ${newWord()}`, maxCrewSize: 5 })
  const names: string[] = []
  for (let i = 0; i < 2; i += 1) {
    const applicant = await openRequest()
    names.push((await registerPlayer(applicant)).username)
    const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
    await applicant.post(`/api/crew/${crew.id}/apply`, { data })
  }
  await page.goto(`/crew/${crew.id}/applications`)
  await page.getByRole('button', { name: m.applications_select_several({}, { locale }) }).click()
  await page.getByRole('checkbox', { name: m.applications_select_all({}, { locale }) }).click()
  await page.getByRole('button', { name: `Decline ${names[0]}`, exact: true }).click()
  await page.getByRole('button', { name: m.applications_accept_selected({ count: 1 }, { locale }) }).click()
  await expect.poll(() => sizeOf(page.request, crew.id)).toBe(2)
})

test('what a player did just before signing out is sent first', async ({ page, openRequest, text }) => {
  const { user } = await registerPlayer(page.request)
  await page.goto('/profile?tab=fleet')
  const shipId = (await (await page.request.get('/api/ships')).json())[0].id
  await page.request.post('/api/fleet', { data: { shipId } })
  await page.reload()
  await page
    .getByRole('article')
    .getByRole('button', { name: text('fleet_remove') })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('fleet_remove'), exact: true })
    .click()
  await expect(page.getByRole('article').getByRole('button', { name: text('ui_undo') })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: user.displayName }).click()
  await page.getByRole('button', { name: text('shell_log_out') }).click()
  const visitor = await openRequest()
  const ships = async () => (await (await visitor.get(`/api/user/${user.id}/fleet`)).json()).length
  await expect.poll(ships).toBe(0)
})
