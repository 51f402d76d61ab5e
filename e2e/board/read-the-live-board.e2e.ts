/** The board goes on while a visitor reads it: nothing moves under them, and nothing that is over looks open. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { inHours, postCrew } from '../support/crews.ts'
import { nothingMoves } from '../support/layout-shift.ts'
import { openListening } from '../support/live.ts'
import { placeOf } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('a line of the list stays under its reader when its start changes', async ({ page, request }) => {
  await registerPlayer(request)
  const word = `steady${newWord()}`
  const first = await postCrew(request, { title: `First ${word}`, scheduledFor: inHours(50) })
  await postCrew(request, { title: `Second ${word}`, scheduledFor: inHours(51) })
  await openListening(page, `/search?view=list&search=${word}`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([`First ${word}`, `Second ${word}`])
  const line = page.getByRole('article').filter({ hasText: `First ${word}` })
  await line.hover()
  const place = await placeOf(line)
  const { title, description, activity } = first
  const change = { title, description, activity, scheduledTime: inHours(122) }
  expect((await request.put(`/api/crew-finder/${first.id}`, { data: change })).status()).toBe(200)
  await expect(line.getByText('in 5 days')).toBeVisible()
  expect(await placeOf(line)).toEqual(place)
})

for (const view of ['grid', 'list']) {
  test(`a crew that is cancelled under its reader says so (${view})`, async ({ page, request }) => {
    await registerPlayer(request)
    const word = `cancelled${newWord()}`
    const crew = await postCrew(request, { title: `Flight ${word}` })
    await openListening(page, `/search?view=${view}&search=${word}`)
    const card = page.getByRole('article')
    await card.hover()
    await expect(card.getByRole('link', { name: 'Sign in to Join' })).toBeVisible()
    expect((await request.post(`/api/crew/${crew.id}/cancel`, { data: {} })).status()).toBe(200)
    await expect(card.getByRole('button', { name: 'Mission cancelled' })).toBeDisabled()
    await expect(card.getByRole('heading').getByRole('link')).toHaveText([`Flight ${word}`])
  })
}

test.describe('a post that is removed', () => {
  test.use({ expectedComplaints: [/status of 404/] })
  test('is not offered to its reader any more', async ({ page, request }) => {
    await registerPlayer(request)
    const word = `removed${newWord()}`
    const crew = await postCrew(request, { title: `Flight ${word}` })
    await openListening(page, `/search?search=${word}`)
    const card = page.getByRole('article')
    await card.hover()
    await expect(card.getByText('Open', { exact: true })).toBeVisible()
    await page.route(`**/api/crew/${crew.id}`, (route) => route.fulfill({ status: 404, json: {} }))
    expect((await request.post(`/api/crew/${crew.id}/cancel`, { data: {} })).status()).toBe(200)
    await expect(card.getByRole('button', { name: 'Post removed' })).toBeDisabled()
    await expect(card.getByText('Open', { exact: true })).toBeHidden()
  })
})

test('a crew that newer ones push off the page stays open to its reader', async ({ page, request }) => {
  await registerPlayer(request)
  const word = `pushed${newWord()}`
  const crew = await postCrew(request, { title: `Oldest ${word}` })
  for (let count = 1; count < 12; count += 1) await postCrew(request, { title: `Older ${word}` })
  await openListening(page, `/search?sort=newest&search=${word}`)
  const card = page.getByRole('article').filter({ hasText: `Oldest ${word}` })
  await card.hover()
  const asked = page.waitForResponse((response) => response.url().endsWith(`/api/crew/${crew.id}`))
  await postCrew(request, { title: `Newest ${word}` })
  await asked
  await expect(page.getByText('13 crews found').first()).toBeVisible()
  await expect(card.getByRole('link', { name: 'Sign in to Join' })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|A part of the page could not be loaded/] })

  test('the board says so, keeps its crews and comes back by itself', async ({ page, context, request }) => {
    await registerPlayer(request)
    const word = `offline${newWord()}`
    await postCrew(request, { title: `First ${word}` })
    await openListening(page, `/search?search=${word}`)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([`First ${word}`])
    await context.setOffline(true)
    await expect(page.getByRole('status').getByText(/^Offline\. As of \d/)).toBeAttached()
    await expect(page.getByText(/update automatically/)).toBeHidden()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([`First ${word}`])
    const box = page.getByRole('searchbox', { name: 'Search crews' })
    await box.fill(`${word} other`)
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
    await box.fill(word)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([`First ${word}`])
    await postCrew(request, { title: `Second ${word}` })
    await context.setOffline(false)
    await expect(page.getByText('2 crews found').first()).toBeVisible()
    await expect(page.getByText(/^Offline/)).toHaveCount(0)
  })

  test('a crew says that it cannot be loaded, and appears by itself', async ({ page, context, request }) => {
    await registerPlayer(request)
    const word = `unreachable${newWord()}`
    const { title } = await postCrew(request, { title: `Flight ${word}` })
    await openListening(page, `/search?search=${word}`)
    const link = page.getByRole('link', { name: title, exact: true })
    await expect(link).toBeVisible()
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByText('CrewBeacon cannot be reached.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

for (const view of ['grid', 'list']) {
  test(`nothing moves when the crews arrive (${view})`, { tag: '@phone' }, async ({ page }) => {
    await nothingMoves(page, {
      url: `/search?view=${view}`,
      delayed: '**/api/crew-finder**',
      loaded: () => expect(page.getByRole('article')).toHaveCount(12),
    })
  })
}
