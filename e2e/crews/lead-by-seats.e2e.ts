/** Those who lead: applicants are tapped into seats, by pointer and by keys, and what is over stays within reach. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { openMenu, openMore } from '../support/folds.ts'
import { skipToContent, tabTo } from '../support/keyboard.ts'
import { flyMission } from '../support/missions.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const seats = ['Pilot', 'Medic'].map((roleName) => ({ roleName, slotsNeeded: 1 }))

test('a leader taps applicants into seats, also into another than they applied for', {
  tag: '@phone',
}, async ({ page, openRequest, language, text }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Seats ${newWord()}`, maxCrewSize: 4, roles: seats })
  const [first, second] = [await openRequest(), await openRequest()]
  const pilot = (await registerPlayer(first)).username
  const anyone = (await registerPlayer(second)).username
  await first.post(`/api/crew/${crew.id}/roles/${crew.roles[0]?.id}/apply`, { data: { message: 'Me.' } })
  const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
  await second.post(`/api/crew/${crew.id}/apply`, { data })
  const seat = (name: string) => m.applications_give_seat({ seat: name }, { locale: language })
  const waiting = (name: string, appliedFor: string) =>
    page.getByRole('button', { name: `${name} ${appliedFor}` })

  await page.goto(`/crew/${crew.id}`)
  const applications = page.getByRole('region', { name: text('applications_title') })
  await openMenu(applications, seat('Medic'))
  await expect(waiting(anyone, text('crews_any_seat'))).toBeVisible()
  await noSidewaysScroll(page)
  await checkA11y(page)
  await waiting(pilot, 'Pilot').click()
  const members = page.getByRole('region', { name: text('crew_page_members') })
  await expect(members.getByRole('listitem').filter({ hasText: pilot })).toContainText('Medic')
  await expect(page.locator('summary').and(page.getByLabel(seat('Medic')))).toHaveCount(0)

  await page.goto(`/crew/${crew.id}?view=crew`)
  await openMenu(page.getByRole('region', { name: text('crew_page_seats') }), seat('Pilot'))
  await waiting(anyone, text('crews_any_seat')).click()
  await expect(members.getByRole('listitem').filter({ hasText: anyone })).toContainText('Pilot')
})

test('a leader decides, changes the view and opens the menu by keys alone', async ({
  page,
  openRequest,
  text,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Keys ${newWord()}`, maxCrewSize: 4, roles: seats })
  const applicant = await openRequest()
  const { username: name } = await registerPlayer(applicant)
  await applicant.post(`/api/crew/${crew.id}/roles/${crew.roles[0]?.id}/apply`, { data: { message: 'Me.' } })
  await page.goto(`/crew/${crew.id}`)
  const seat = page
    .locator('summary')
    .and(page.getByLabel(m.applications_give_seat({ seat: 'Medic' }, { locale: 'en' })))
  await skipToContent(page)
  await tabTo(page, seat)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: `${name} Pilot` }), 3)
  await page.keyboard.press('Escape')
  await expect(seat).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: `Accept ${name}`, exact: true }))
  await page.keyboard.press('Enter')
  const members = page.getByRole('region', { name: text('crew_page_members') })
  await expect(members.getByRole('listitem').filter({ hasText: name })).toContainText('Pilot')
  await page.reload()
  await skipToContent(page)
  await tabTo(page, page.getByRole('link', { name: text('crew_page_view_crew'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: text('crew_page_seats') })).toBeVisible()
  const more = page.locator('summary').and(page.getByLabel('More', { exact: true }))
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: text('missions_start') }), 3)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('the leader of a completed mission finds its applications', async ({ page, openRequest, text }) => {
  await registerPlayer(page.request)
  const member = await openRequest()
  const { username } = await registerPlayer(member)
  const crew = await flyMission(page.request, member, `Kept ${newWord()}`)
  await page.goto(`/crew/${crew.id}`)
  await openMore(page)
  await page.getByRole('link', { name: text('applications_title') }).click()
  await expect(page).toHaveURL(`/crew/${crew.id}/applications`)
  await expect(page.getByRole('link', { name: username }).first()).toBeVisible()
})

test('who is to rate is led to the stars', { tag: '@phone' }, async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  await registerPlayer(page.request)
  const crew = await flyMission(leader, page.request, `Led ${newWord()}`)
  await page.goto(`/crew/${crew.id}`)
  const step = page.getByRole('region', { name: text('next_step_title') })
  await step.getByRole('button', { name: text('ratings_rate_leader') }).click()
  await expect(page.locator('#rating')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: text('ratings_5'), exact: true })).toBeInViewport()
})

test('a large crew shows six members, and the others behind a line', { tag: '@phone' }, async ({
  page,
  openRequest,
  language,
  text,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Large ${newWord()}`, maxCrewSize: 9 })
  const names: string[] = []
  for (let i = 0; i < 7; i += 1) {
    const member = await openRequest()
    names.push((await registerPlayer(member)).username)
    await joinCrew(page.request, member, crew.id)
  }
  await page.goto(`/crew/${crew.id}`)
  const members = page.getByRole('region', { name: text('crew_page_members') })
  const last = members.getByRole('link', { name: names.at(-1) ?? '' })
  await expect(members.getByRole('link', { name: names[4] ?? '' })).toBeVisible()
  await expect(last).toBeHidden()
  await members
    .getByText(m.crew_page_members_more({ count: 2 }, { locale: language }), { exact: true })
    .click()
  await expect(last).toBeVisible()
})
