/** Two browsers at once: a player applies for a role, the leader sees it, accepts, and flies the mission. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { postCrew } from '../support/crews.ts'
import { openListening } from '../support/live.ts'
import { untilRatable } from '../support/missions.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const pilot = { roleName: 'Pilot', slotsNeeded: 1 }

test('a role is applied for, accepted and flown, seen live on both sides', { tag: '@daily' }, async ({
  page,
  openPage,
  text,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, {
    title: `Live ${newWord()}`,
    maxCrewSize: 2,
    roles: [pilot],
  })
  await openListening(page, `/crew/${crew.id}`)
  await expect(page.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()

  const applicant = await openPage()
  const { username } = await registerPlayer(applicant.request)
  await openListening(applicant, `/crew/${crew.id}`)
  await applicant.getByRole('button', { name: /Pilot/ }).first().click()
  const dialog = applicant.getByRole('dialog')
  await dialog.getByRole('textbox').fill('I have flown it before.')
  await noSidewaysScroll(applicant)
  await dialog.getByRole('button', { name: text('applications_send') }).click()
  await expect(dialog).toBeHidden()

  // Without a reload: the leader sees the application and decides.
  await expect(page.getByText('I have flown it before.').first()).toBeVisible()
  await page
    .getByRole('button', { name: new RegExp(`^${text('applications_accept')}`) })
    .first()
    .click()
  const members = page.getByRole('region', { name: text('crew_page_members') })
  await expect(members.getByRole('link', { name: username })).toBeVisible()

  // The player sees the seat and the notice.
  await expect(applicant.getByRole('heading', { name: text('crew_page_you_fly') })).toBeVisible()
  await expect(applicant.getByRole('link', { name: /, 1 / })).toBeVisible()

  const visitor = await openPage()
  await registerPlayer(visitor.request)
  await visitor.goto(`/crew/${crew.id}`)
  await expect(visitor.getByText(text('crews_crew_full')).filter({ visible: true }).first()).toBeVisible()

  const press = (name: string) => page.getByRole('button', { name }).filter({ visible: true }).first().click()
  await press(text('missions_start'))
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleDescription(new RegExp(crew.title))
  await expect(question).toHaveAccessibleDescription(
    new RegExp(text('missions_start_consequence').slice(0, 20)),
  )
  await question.getByRole('button', { name: text('missions_start') }).click()
  await expect(question).toBeHidden()
  await untilRatable()
  await press(text('missions_complete'))
  const completion = page.getByRole('dialog', { name: text('missions_complete_title') })
  await expect(completion.getByRole('checkbox', { name: username })).toBeChecked()
  await completion.getByRole('button', { name: text('missions_complete') }).click()
  await expect(completion).toBeHidden()
  await expect(
    applicant.getByRole('button', { name: text('ratings_rate_leader') }).filter({ visible: true }),
  ).toBeVisible()
})

test('a crew without roles is joined from the board, and the applicant sees where they stand', async ({
  page,
  request,
  text,
}) => {
  await registerPlayer(request)
  const title = `Open seats ${newWord()}`
  await postCrew(request, { title })
  await registerPlayer(page.request)
  await page.goto(`/search?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: text('crews_join') }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: text('applications_send') })
  await expect(send).toBeDisabled()
  await dialog.getByLabel(text('applications_message')).fill('Room for one more?')
  await checkA11y(page)
  await dialog.getByLabel(text('applications_availability')).selectOption('flexibel')
  await dialog.getByLabel(text('applications_experience')).selectOption('experte')
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(text('settings_offer_decision'))).toBeVisible()
  await page.goto('/my-crews?tab=applied')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await noSidewaysScroll(page)
  const reminders = page.getByRole('checkbox', { name: text('my_crews_mail_reminders') })
  await reminders.click()
  await expect(reminders).toBeChecked()
  await expect
    .poll(async () => (await (await page.request.get('/api/account/reminders')).json()).byMail)
    .toBe(true)
  await page.reload()
  await expect(reminders).toBeChecked()
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('a form that cannot be loaded says so, and opens at the next try', async ({
    page,
    context,
    request,
  }) => {
    await registerPlayer(request)
    const crew = await postCrew(request)
    await registerPlayer(page.request)
    await page.goto(`/crew/${crew.id}`)
    const apply = page.getByRole('button', { name: 'Join Crew' })
    await expect(apply).toBeVisible()

    await context.setOffline(true)
    await apply.click()
    const problem = page.getByRole('alert').filter({ hasText: 'CrewBeacon cannot be reached' })
    await expect(problem).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()

    await context.setOffline(false)
    await apply.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Message')).toBeFocused()
    await expect(dialog, 'with its styles, which had failed as well').toHaveCSS('display', 'flex')
    await expect(problem).toBeHidden()
  })
})

test('an address asks for an application only of who can apply', async ({ page, openPage }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request)
  const visitor = await openPage()
  await registerPlayer(visitor.request)
  await visitor.goto(`/crew/${crew.id}?apply=crew`)
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await expect(visitor).toHaveURL(`/crew/${crew.id}?apply=crew`)
  await page.goto(`/crew/${crew.id}?apply=crew`)
  await expect(page).toHaveURL(`/crew/${crew.id}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('applications are for the leader’s eyes', async ({ page, request }) => {
  await registerPlayer(request)
  const crew = await postCrew(request)
  await page.goto(`/crew/${crew.id}/applications`)
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible()
  await registerPlayer(page.request)
  await page.goto(`/crew/${crew.id}/applications`)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})
