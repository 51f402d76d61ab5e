/** The bell: notices about one thing are one entry, and applications are decided there. */
import type { APIRequestContext, Page } from '@playwright/test'
import { errors } from '#contract/errors/errors.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { closeToast } from '../support/toasts.ts'

/** The bell in the top bar with this many unread notices. */
const bell = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^(Notices|Hinweise), ${count} `) })

const rows = (page: Page) => page.getByRole('list', { name: /^(Notices|Hinweise)$/ }).locator('> li')

const apply = async (request: APIRequestContext, crewId: number) => {
  const { username } = await registerPlayer(request)
  const data = { message: `A word from ${username}`, availability: 'flexibel', experience: 'experte' }
  const answer = await request.post(`/api/crew/${crewId}/apply`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return username
}

test('three applications are one entry, and one is accepted in it', { tag: ['@daily', '@phone'] }, async ({
  page,
  openRequest,
  text,
  language,
}) => {
  await registerPlayer(page.request)
  const title = `Bells ${newWord()}`
  const { id } = await postCrew(page.request, { title, maxCrewSize: 5 })
  await openListening(page, '/my-crews')
  const names: string[] = []
  for (let count = 1; count <= 3; count += 1) names.push(await apply(await openRequest(), id))

  // The count rises without a reload, and is announced.
  await expect(bell(page, 3)).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: m.bell_title_unread({ count: 3 }, { locale: language }) }),
  ).toBeAttached()
  await bell(page, 3).click()
  await expect(page.getByRole('heading', { level: 1, name: text('bell_title') })).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(/^.*3 (players want|Leute möchten)/)
  for (const name of names) await expect(rows(page)).toContainText(name)

  await rows(page)
    .getByRole('button', { name: m.bell_decide({ count: 3 }, { locale: language }) })
    .click()
  const accept = (name: string) =>
    rows(page).getByRole('button', { name: m.applications_accept_name({ name }, { locale: language }) })
  for (const name of names) await expect(accept(name)).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)
  const [first = ''] = names
  await accept(first).click()
  await expect(bell(page, 2)).toBeVisible()
  await expect(rows(page)).toContainText(/2 (players want|Leute möchten)/)
  await expect(accept(first), 'it stays where it was, without buttons').toBeHidden()
})

test.describe('one application', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('has its buttons in the row, which says why a seat cannot be given', { tag: '@phone' }, async ({
    page,
    openRequest,
    language,
    text,
  }) => {
    await registerPlayer(page.request)
    const { id } = await postCrew(page.request, { title: `Bells ${newWord()}`, maxCrewSize: 2 })
    const name = await apply(await openRequest(), id)
    // The page does not learn by itself that the last seat is taken.
    await page.route('**/api/events', (route) => route.fulfill({ status: 204 }))
    await page.goto('/notices')
    await expect(rows(page)).toContainText(`A word from ${name}`)
    await checkA11y(page)
    await noSidewaysScroll(page)
    const member = await openRequest()
    await registerPlayer(member)
    await joinCrew(page.request, member, id)
    const button = (label: typeof m.applications_accept_name) =>
      rows(page).getByRole('button', { name: label({ name }, { locale: language }) })
    await button(m.applications_accept_name).click()
    await expect(rows(page).getByRole('alert')).toHaveText(errors.crew_full[language])
    await button(m.applications_decline_name).press('Enter')
    await closeToast(page, text)
    await expect(button(m.applications_decline_name)).toBeHidden()
    await expect(rows(page).first(), 'the focus is not lost').toBeFocused()
    await expect(
      page.getByRole('banner').getByRole('link', { name: text('bell_title'), exact: true }),
    ).toBeVisible()
  })
})

test('a notice is in the language of the page, and is read when the player says so', async ({
  page,
  openRequest,
}) => {
  const { user } = await registerPlayer(page.request)
  const titles = [`Bells ${newWord()}`, `Bells ${newWord()}`]
  const names: string[] = []
  for (const title of titles) {
    const { id } = await postCrew(page.request, { title })
    names.push(await apply(await openRequest(), id))
  }
  const writer = await openRequest()
  await registerPlayer(writer)
  await writer.post(`/api/users/${user.id}/message`, { data: { message: 'Hello' } })
  await page.goto('/notices')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText(`${names[1]} wants to join “${titles[1]}”.`)
  await page.getByRole('radio', { name: 'DE' }).click()
  await expect(rows(page).first()).toContainText(`${names[1]} möchte bei „${titles[1]}“ mitmachen.`)
  await page.getByRole('radio', { name: 'EN' }).click()

  const menu = rows(page)
    .first()
    .getByLabel(/^More about: /)
  await menu.press('Enter')
  await rows(page).first().getByRole('button', { name: 'Mark as read' }).press('Enter')
  await expect(bell(page, 1)).toBeVisible()
  await expect(menu, 'the focus is not lost').toBeFocused()
  await page.getByLabel('More about this list').click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notices', exact: true })).toBeVisible()
  // What players wrote stays unread, and is the whole list of letters.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' }).click()
  await expect(page.getByRole('list', { name: 'Message list' }).getByRole('listitem')).toHaveCount(1)
  await page.goto('/notices')
  await rows(page)
    .last()
    .getByRole('link', { name: titles[0] ?? '' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
})

test('a notice leads to its settings and is deleted from its menu, which can be undone', {
  tag: '@phone',
}, async ({ page, openRequest, text }) => {
  await registerPlayer(page.request)
  const { id } = await postCrew(page.request, { title: `Bells ${newWord()}` })
  await apply(await openRequest(), id)
  await page.goto('/notices')
  const menu = rows(page).locator('summary')
  const remove = rows(page).getByRole('button', { name: text('messages_delete'), exact: true })
  await menu.click()
  await expect(rows(page).getByRole('link', { name: text('bell_choose_kind') })).toHaveAttribute(
    'href',
    /^\/settings\/notices/,
  )
  await checkA11y(page)
  await remove.click()
  await rows(page)
    .getByRole('button', { name: text('ui_undo') })
    .click()
  await expect(menu).toBeVisible()
  await expect(bell(page, 1)).toBeVisible()
  await menu.click()
  await remove.click()
  await closeToast(page, text)
  await expect(page.getByText(text('bell_empty'))).toBeVisible()
})

test.describe('a failure', () => {
  test.use({ expectedComplaints: [/status of 500/] })

  test('to load the notices says so and can be repeated', async ({ page }) => {
    await registerPlayer(page.request)
    await page.route('**/api/notices', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }),
    )
    await page.goto('/notices')
    await expect(page.getByRole('heading', { name: 'Notices could not be loaded' })).toBeVisible()
    await checkA11y(page)
    await page.unroute('**/api/notices')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No notices' })).toBeVisible()
  })
})

test('a guest is asked to sign in for notices', async ({ page }) => {
  await page.goto('/notices')
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible()
})
