/** A guest becomes a player, and a member a leader, while they read a crew: its page stays until the rest of it is loaded. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { inHours, joinCrew, postCrew } from '../support/crews.ts'
import { openListening } from '../support/live.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test, waitUntilInteractive } from '../support/test.ts'

/** Holds files back, and reports when one of them is requested. */
const hold = async (page: Page, pattern: string) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return { release, asked: page.waitForRequest(pattern) }
}

test('a rendered page is there before the part for players is', async ({ page, request, text }) => {
  await registerPlayer(request)
  const { id, title } = await postCrew(request, { title: `Part ${newWord()}`, scheduledFor: inHours(30) })
  await registerPlayer(page.request)
  const part = await hold(page, '**/assets/PlayerSections-*.js')
  await page.goto(`/crew/${id}`, { waitUntil: 'commit' })
  await part.asked
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByLabel(text('discussions_comment'), { exact: true })).toBeVisible()
  part.release()
  await waitUntilInteractive(page)
  await page
    .getByRole('button', { name: text('crews_join') })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a member who is named co-leader keeps the page meanwhile', async ({ page, openPage, text }) => {
  await registerPlayer(page.request)
  const { id, title } = await postCrew(page.request, { title: `Rise ${newWord()}`, maxCrewSize: 4 })
  const second = await openPage()
  await registerPlayer(second.request)
  await joinCrew(page.request, second.request, id)
  const { id: userId } = await (await second.request.get('/api/user')).json()
  await openListening(second, `/crew/${id}`)
  const part = await hold(second, '**/assets/LeaderSections-*.js')
  const named = await page.request.put(`/api/crew/${id}/co-leader`, { data: { userId } })
  expect(named.ok()).toBe(true)
  await part.asked
  await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(second.getByText(text('leading_co_led'))).toBeVisible()
  const views = second.getByRole('navigation', { name: text('crew_page_views') })
  await expect(views).toHaveCount(0)
  part.release()
  await expect(views).toBeVisible()
})

test.describe('a part that is lost on its way', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|NetworkError/] })

  test('is there after trying once again', async ({ page, openPage, text }) => {
    await registerPlayer(page.request)
    const { id, title } = await postCrew(page.request, { title: `Again ${newWord()}`, maxCrewSize: 4 })
    const second = await openPage()
    await registerPlayer(second.request)
    await joinCrew(page.request, second.request, id)
    const { id: userId } = await (await second.request.get('/api/user')).json()
    await openListening(second, `/crew/${id}`)
    const lost = /LeaderSections-|favicon/
    await second.route(lost, (route) => route.abort())
    const named = await page.request.put(`/api/crew/${id}/co-leader`, { data: { userId } })
    expect(named.ok()).toBe(true)
    const again = second.getByRole('button', { name: text('shell_try_again') })
    await expect(again).toBeVisible()
    await second.unroute(lost)
    await again.click()
    const views = second.getByRole('navigation', { name: text('crew_page_views') })
    await expect(views).toBeVisible()
    await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
