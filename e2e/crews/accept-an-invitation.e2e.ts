/** Invitations that hold a seat: sent by the leader, answered by the player, taken back. */
import type { APIRequestContext, Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, postCrew } from '../support/crews.ts'
import { openFold } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { closeToast, toastsOf } from '../support/toasts.ts'

const pilots = [{ roleName: 'Pilot', slotsNeeded: 1 }]

const invite = async (leader: APIRequestContext, crewId: number, userId: number, roleId?: number) => {
  const data = { userIds: [userId], roleId }
  const answer = await leader.post(`/api/crew/${crewId}/invitations`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

const rows = (page: Page) => page.getByRole('list', { name: /^(Notices|Hinweise)$/ }).locator('> li')

const isAboard = async (request: APIRequestContext, crewId: number): Promise<boolean> =>
  (await (await request.get(`/api/crew/${crewId}`)).json()).viewer.isMember

test('an invited player finds the seat in the bell and on the page of the crew, and is aboard at once', {
  tag: ['@daily', '@phone'],
}, async ({ page, openRequest, text, language }) => {
  const leader = await openRequest()
  const { username } = await registerPlayer(leader)
  const title = `Guests ${newWord()}`
  const crew = await postCrew(leader, { title, maxCrewSize: 3, roles: pilots, scheduledFor: inHours(5) })
  const { user } = await registerPlayer(page.request)
  await openListening(page, '/notices')
  await invite(leader, crew.id, user.id, crew.roles[0]?.id)

  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(m.offers_bell({ name: username, title }, { locale: language }))
  await expect(rows(page)).toContainText('Pilot')
  // The message counts as unread, and nothing else does.
  await expect(
    page.getByRole('banner').getByRole('link', { name: text('bell_title'), exact: true }),
  ).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)

  await rows(page).getByRole('link', { name: title }).click()
  const offer = page.getByRole('region', {
    name: m.offers_title({ name: username }, { locale: language }),
  })
  await expect(offer).toContainText('Pilot')
  await checkA11y(page)
  await noSidewaysScroll(page)
  await page.getByRole('button', { name: m.offers_accept_to({ title }, { locale: language }) }).click()
  await expect(page.getByRole('heading', { name: text('crew_page_you_fly') })).toBeVisible()
  await expect(offer).toHaveCount(0)
  expect(await isAboard(page.request, crew.id)).toBe(true)
  await page.goto('/notices')
  await expect(page.getByText(text('bell_empty'))).toBeVisible()
})

test.describe('an answer that fails', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('is told beside the page, and covers nothing of it', { tag: '@phone' }, async ({
    page,
    openRequest,
    text,
    language,
  }) => {
    const leader = await openRequest()
    await registerPlayer(leader)
    const title = `Guests ${newWord()}`
    const crew = await postCrew(leader, { title, maxCrewSize: 2 })
    const { user } = await registerPlayer(page.request)
    await invite(leader, crew.id, user.id)
    await page.route('**/api/offers/*/accept', (route) => route.abort())
    await page.goto(`/crew/${crew.id}`)
    const accept = page.getByRole('button', { name: m.offers_accept_to({ title }, { locale: language }) })
    await accept.click()
    await expect(toastsOf(page, text).getByRole('button', { name: text('ui_close') })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await checkA11y(page)
    await page.unroute('**/api/offers/*/accept')
    await accept.click()
    await expect(page.getByRole('heading', { name: text('crew_page_you_fly') })).toBeVisible()
  })
})

test('a seat is chosen with the invitation, and the leader takes it back', { tag: '@phone' }, async ({
  page,
  openRequest,
  text,
  language,
}) => {
  await registerPlayer(page.request)
  const title = `Guests ${newWord()}`
  const crew = await postCrew(page.request, { title, maxCrewSize: 3, roles: pilots })
  const guest = await openRequest()
  const { user, username } = await registerPlayer(guest)
  await page.request.put(`/api/account/favourites/${user.id}`)
  await page.goto(`/crew/${crew.id}`)
  await page.getByRole('button', { name: text('players_invite_several') }).click()
  const dialog = page.getByRole('dialog', { name: text('players_invite_title') })
  const seat = dialog.getByLabel(text('offers_seat_label'))
  await expect(seat).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: username }).check()
  await expect(dialog.getByText(m.offers_seat_hint({ hours: 24 }, { locale: language }))).toBeVisible()
  await expect(seat).toHaveValue('none')
  await seat.selectOption('Pilot')
  await checkA11y(page)
  await noSidewaysScroll(page)
  await dialog
    .getByRole('button', { name: m.players_invite_send({ count: 1 }, { locale: language }) })
    .click()
  await expect(dialog).toBeHidden()

  await openFold(page, text('offers_open_title'))
  const open = page.getByRole('region', { name: text('offers_open_title') })
  await expect(open).toContainText(username)
  await expect(open).toContainText('Pilot')
  await checkA11y(page)
  const label = m.offers_take_back_from({ name: username }, { locale: language })
  await open.getByRole('button', { name: label, exact: true }).click()
  await open.getByRole('button', { name: text('ui_undo') }).click({ delay: 500 })
  await open.getByRole('button', { name: label, exact: true }).click({ delay: 500 })
  await closeToast(page, text)
  await expect(open).toHaveCount(0)
  const { viewer } = await (await guest.get(`/api/crew/${crew.id}`)).json()
  expect(viewer.offer).toBeNull()
})

test('an invitation is declined in its message, where both see what became of it', async ({
  page,
  openRequest,
  text,
}) => {
  const leader = await openRequest()
  const { user: leading } = await registerPlayer(leader)
  const title = `Guests ${newWord()}`
  const crew = await postCrew(leader, { title, maxCrewSize: 2, roles: pilots })
  const { user } = await registerPlayer(page.request)
  await invite(leader, crew.id, user.id, crew.roles[0]?.id)
  await openListening(page, `/messages?with=${leading.id}`)
  const message = page.getByRole('log').getByRole('article')
  await expect(message).toContainText('Pilot')
  await checkA11y(page)
  await message.getByRole('button', { name: `Decline: ${title}` }).click()
  await closeToast(page, text)
  await expect(message).toContainText(text('offers_state_declined_by_you'))
  await expect(message).toBeFocused()
  const { messages } = await (await leader.get(`/api/messages?folder=sent`)).json()
  expect(messages[0].offer.state).toBe('declined')
  // Asked again, it is answered there, too.
  await invite(leader, crew.id, user.id)
  await message
    .last()
    .getByRole('button', { name: `Accept: ${title}` })
    .click()
  await expect(message.last()).toContainText(text('offers_state_accepted_by_you'))
  expect(await isAboard(page.request, crew.id)).toBe(true)
})
