/** A player looks for a medic's seat and applies for it from the card; the leader gives the seats away. */
import { postCrew } from './support/crews.ts'
import { checkA11y, noSidewaysScroll } from './support/page-checks.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'
import { locales, prefer, textsOf } from './support/texts.ts'

const medic = { roleName: 'Field Medic', roleCategory: 'medical', slotsNeeded: 1 } as const
const gunner = { roleName: 'Gunner', roleCategory: 'combat', slotsNeeded: 1 } as const
const medicName = { en: 'Field Medic', de: 'Feldsanitäter' }

for (const locale of locales) {
  const text = textsOf(locale)

  test(`a word for a role leads to its free seat, and the card to an application for it (${locale})`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const leader = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    await registerPlayer(leader)
    const word = `vesper${locale}${Date.now()}`
    const crew = await postCrew(leader, { title: `Clinic ${word}`, maxCrewSize: 4, roles: [medic, gunner] })
    await postCrew(leader, { title: `No medic ${word}`, maxCrewSize: 2, roles: [gunner] })
    await registerPlayer(page.request)
    await prefer(page, { locale })

    await page.goto(`/search?search=${word}+medic`)
    await page.getByRole('button', { name: text('roles_category_medical') }).click()
    await expect(page).toHaveURL(/seats=medical/)
    await expect(page).not.toHaveURL(/\bmedic\b/)
    const card = page.getByRole('article')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(medicName[locale])
    await checkA11y(page)
    await noSidewaysScroll(page)

    await card.getByRole('button', { name: text('crews_join') }).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: text('applications_send') })
    await dialog.getByLabel(text('applications_message')).fill('I bring my own bandages.')
    await expect(send).toBeDisabled()
    await dialog.getByRole('radio', { name: text('crews_any_seat') }).check()
    await expect(dialog.getByLabel(text('applications_availability'))).toBeVisible()
    await dialog.getByRole('radio', { name: medicName[locale] }).check()
    await expect(dialog.getByLabel(text('applications_availability'))).toBeHidden()
    await checkA11y(page)
    await send.click()
    await expect(dialog).toBeHidden()
    const { viewer } = await (await page.request.get(`/api/crew/${crew.id}`)).json()
    expect(viewer.application.roleId).toBe(crew.roles[0]?.id)
    await leader.dispose()
  })
}

test('the leader accepts someone into a role and takes the role away again', async ({
  page,
  playwright,
  baseURL,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Seated ${Date.now()}`, maxCrewSize: 2, roles: [medic] })
  const player = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { username } = await registerPlayer(player)
  await player.post(`/api/crew/${crew.id}/apply`, {
    data: { message: 'Anywhere.', availability: 'flexibel', experience: 'experte' },
  })

  await page.goto(`/crew/${crew.id}/applications`)
  // No seat is open to anybody, so the free role is offered first.
  await expect(page.getByLabel(`Seat for ${username}`)).toHaveValue(String(crew.roles[0]?.id))
  await page.getByRole('button', { name: `Accept ${username}` }).click()
  await expect(page.getByRole('article')).toContainText('Accepted')

  await page.goto(`/crew/${crew.id}`)
  const members = page.getByRole('region', { name: 'Current Members' })
  await expect(members).toContainText('Field Medic')
  await members.getByRole('button', { name: `Change the role of ${username}` }).click()
  await page.getByRole('menuitem', { name: 'No role' }).click()
  await expect(members).not.toContainText('Field Medic')
  await expect(page.getByText(/1 seat of your roles is closed/)).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)
  await player.dispose()
})

test('the crew grows with its roles, and one click undoes it', async ({ page }) => {
  await registerPlayer(page.request)
  await page.goto('/create')
  const size = page.getByRole('spinbutton', { name: 'Max crew size' })
  await expect(size).toHaveValue('4')
  await page.getByRole('radio', { name: 'Mining' }).check()
  await page.getByRole('button', { name: /Mining Laser Operator/ }).click()
  await page
    .getByRole('button', { name: /MOLE Pilot/ })
    .first()
    .click()
  await expect(size).toHaveValue('5')
  await expect(page.getByText(/Raised from 4 to 5/)).toBeVisible()
  await checkA11y(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(size).toHaveValue('4')
  await expect(size).toBeFocused()
  await expect(page.getByText('The roles need a crew of at least 5, including the leader')).toBeVisible()
})
