/** A guest looks for tonight's medic seat, signs up and applies; the leader accepts. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, postCrew } from '../support/crews.ts'
import { openMenu } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { newPlayer, registerPlayer } from '../support/players.ts'
import { fillSignUp } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

const medic = { roleName: 'Field Medic', roleCategory: 'medical', slotsNeeded: 1 } as const
const gunner = { roleName: 'Gunner', roleCategory: 'combat', slotsNeeded: 1 } as const

test('a guest finds a medic seat in three actions, signs up, applies and gets it', async ({
  page,
  openPage,
  text,
}) => {
  const leader = await openPage()
  await registerPlayer(leader.request)
  const crew = await postCrew(leader.request, {
    title: `Clinic ${newWord()}`,
    scheduledFor: inHours(0.75),
    maxCrewSize: 4,
    roles: [medic, gunner],
  })
  await openListening(leader, `/crew/${crew.id}?view=crew`)

  await page.goto('/search')
  const search = page.getByRole('searchbox', { name: text('board_search') })
  await search.fill('medic')
  await page.getByRole('button', { name: text('roles_category_medical'), exact: true }).click()
  await expect(page).toHaveURL(/seats=medical/)
  await expect(search).toHaveValue('')
  const card = page.getByRole('article').filter({ hasText: crew.title })
  await expect(card).toContainText(medic.roleName)
  await noSidewaysScroll(page)
  await card.getByRole('link', { name: text('crews_sign_in_to_join') }).click()

  const player = newPlayer()
  await fillSignUp({ page, text }, player)
  await page.getByRole('button', { name: text('auth_register_submit') }).click()

  const dialog = page.getByRole('dialog', { name: new RegExp(crew.title) })
  const send = dialog.getByRole('button', { name: text('applications_send') })
  await dialog.getByLabel(text('applications_message')).fill('I bring my own bandages.')
  await expect(send).toBeDisabled()
  await dialog.getByRole('radio', { name: text('crews_any_seat') }).check()
  await expect(dialog.getByLabel(text('applications_availability'))).toBeVisible()
  await dialog.getByRole('radio', { name: medic.roleName }).check()
  await expect(dialog.getByLabel(text('applications_availability'))).toBeHidden()
  await checkA11y(page)
  await noSidewaysScroll(page)
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/crew/${crew.id}`)

  // Without a reload on either side.
  const seatOf = (browser: typeof page) =>
    browser
      .getByRole('region', { name: text('crew_page_seats') })
      .getByRole('listitem')
      .filter({ hasText: medic.roleName })
      .getByTitle(player.username)
  await expect(seatOf(leader)).toHaveCount(0)
  await leader
    .getByRole('button', { name: new RegExp(`^${text('applications_accept')}.* ?${player.username}`) })
    .click()
  for (const browser of [leader, page]) await expect(seatOf(browser)).toBeVisible()
  await expect(page.getByText(text('roles_yours'), { exact: true })).toBeVisible()
  await noSidewaysScroll(page)
})

test('a mission under way is among those of today, under a heading of its own, and its free seat is chosen', async ({
  page,
  openRequest,
}) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const title = `Clinic ${newWord()}`
  const { id } = await postCrew(leader, {
    title,
    scheduledFor: inHours(0.1),
    maxCrewSize: 4,
    roles: [gunner, medic],
  })
  expect((await leader.post(`/api/crew/${id}/start`)).ok()).toBe(true)
  await registerPlayer(page.request)
  await page.goto('/search?seats=medical&startTime=today')
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('button', { name: new RegExp(title) }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(title) })
  await expect(dialog.getByRole('radio', { name: medic.roleName })).toBeChecked()
  await noSidewaysScroll(page)
})

test('the leader accepts someone into a role and takes the role away again', async ({
  page,
  playwright,
  baseURL,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Seated ${newWord()}`, maxCrewSize: 2, roles: [medic] })
  const player = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { username } = await registerPlayer(player)
  await player.post(`/api/crew/${crew.id}/apply`, {
    data: { message: 'Anywhere.', availability: 'flexibel', experience: 'experte' },
  })

  await page.goto(`/crew/${crew.id}/applications`)
  // No seat is open to anybody, so it can only be the free role.
  await page.getByRole('button', { name: `Accept ${username}` }).click()
  await expect(page.getByRole('article')).toContainText('Accepted')

  await page.goto(`/crew/${crew.id}`)
  const members = page.getByRole('region', { name: 'Current Members' })
  await expect(members).toContainText('MemberField Medic')
  await openMenu(members, `More about ${username}`)
  await members.locator('summary', { hasText: `Change the role of ${username}` }).click()
  await members.getByRole('button', { name: 'No role' }).click()
  await expect(members).not.toContainText('MemberField Medic')
  await expect(page.getByText(/1 seat of your roles is closed/)).toBeVisible()
  await noSidewaysScroll(page)
  await player.dispose()
})

test('the crew grows with its roles, and one click undoes it', async ({ page }) => {
  await registerPlayer(page.request)
  await page.goto('/create')
  const size = page.getByRole('spinbutton', { name: 'Max crew size' })
  await expect(size).toHaveValue('4')
  await page.getByLabel('Activity', { exact: true }).selectOption('mining')
  await page.getByRole('button', { name: /Mining Laser Operator/ }).click()
  await page
    .getByRole('button', { name: /MOLE Pilot/ })
    .first()
    .click()
  await expect(size).toHaveValue('5')
  await expect(page.getByText(/Raised from 4 to 5/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(size).toHaveValue('4')
  await expect(size).toBeFocused()
  await expect(page.getByText('The roles need a crew of at least 5, including the leader')).toBeVisible()
})

test('a player without a seat is accepted into the one that the leader taps, without scrolling on a phone', {
  tag: '@phone',
}, async ({ page, openRequest, text, language: locale }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Names that are the same in both languages.
  const bandager = { ...medic, roleName: 'Bandager' }
  const shooter = { ...gunner, roleName: 'Shooter' }
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, {
    title: `Tapped ${newWord()}`,
    maxCrewSize: 4,
    roles: [shooter, bandager],
  })
  const [any, forRole] = [await openRequest(), await openRequest()]
  const { user } = await registerPlayer(any)
  const { user: doctor } = await registerPlayer(forRole)
  const roleId = crew.roles.find(({ roleName }) => roleName === bandager.roleName)?.id
  await forRole.post(`/api/crew/${crew.id}/roles/${roleId}/apply`, { data: { message: 'I bring bandages.' } })
  await any.post(`/api/crew/${crew.id}/apply`, {
    data: { message: 'Anywhere.', availability: 'flexibel', experience: 'experte' },
  })

  await page.goto(`/crew/${crew.id}`)
  const list = page.getByRole('region', { name: text('applications_title') })
  const name = doctor.displayName
  const accept = list.getByRole('button', {
    name: m.applications_accept_name({ name }, { locale }),
    exact: true,
  })
  await expect(accept).toBeInViewport({ ratio: 1 })
  await accept.click()
  await expect(list.getByRole('listitem', { name })).toContainText(text('applications_status_accepted'))
  // The seat is taken, so it is no longer among those of the other one.
  const seat = (role: string) =>
    list.getByRole('button', {
      name: m.applications_accept_name_as({ name: user.displayName, seat: role }, { locale }),
    })
  await expect(seat(bandager.roleName)).toHaveCount(0)
  await readsWell(page)
  await seat(shooter.roleName).click()
  const row = page.getByRole('region', { name: text('crew_page_members') }).getByRole('listitem')
  await expect(row.filter({ hasText: user.displayName })).toContainText(shooter.roleName)
})
