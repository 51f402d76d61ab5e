/** A full crew: players wait for a seat, the leader sees them, and the first of them gets the seat that is freed. */
import type { Page } from '@playwright/test'
import { waitlistLimits } from '#contract/waitlists/limits.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { openFold, openMore } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { closeToast } from '../support/toasts.ts'

const seen = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

test('a seat that is freed goes to the first who waits, seen live on both sides', { tag: '@phone' }, async ({
  page,
  openPage,
  text,
  language: locale,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Full ${newWord()}`, maxCrewSize: 2 })
  const member = await openPage()
  await registerPlayer(member.request)
  await joinCrew(page.request, member.request, crew.id)
  await openListening(page, `/crew/${crew.id}`)
  const panel = page.getByRole('region', { name: text('waitlists_title') })
  const automatically = panel.getByRole('checkbox', { name: text('waitlists_automatically') })
  const line = page.locator('summary', { hasText: text('waitlists_title') })
  await expect(line).toContainText(text('waitlists_nobody'))
  await openFold(page, text('waitlists_title'))
  await expect(automatically, 'the leader can choose before anybody waits').toBeChecked()

  const first = await openPage()
  const { username } = await registerPlayer(first.request)
  await openListening(first, `/crew/${crew.id}`)
  await expect(first.getByText(text('crews_crew_full'))).toBeVisible()
  await checkA11y(first)
  await seen(first, text('waitlists_join')).click()
  await expect(first.getByText(m.waitlists_position({ position: 1 }, { locale })).first()).toBeVisible()
  await expect(first.getByText(text('waitlists_for_any'))).toBeVisible()
  await noSidewaysScroll(first)
  await checkA11y(first)

  // Without a reload: the leader sees who waits.
  await expect(panel.getByRole('link', { name: username })).toBeVisible()
  await automatically.click()
  await expect(panel.getByText(text('waitlists_you_choose'))).toBeVisible()
  const { offerHours: hours, offerMinutes: minutes, urgentHours: lastHours } = waitlistLimits
  const chooses = m.waitlists_leader_chooses({ hours, minutes, lastHours }, { locale })
  await openFold(first, text('waitlists_title'))
  await expect(first.getByText(chooses), 'and so does whoever waits').toBeVisible()
  await noSidewaysScroll(page)
  await checkA11y(page)

  const second = await openPage()
  await registerPlayer(second.request)
  await second.request.post(`/api/crew/${crew.id}/waiting-list`, { data: { roleId: null } })
  await second.goto('/my-crews?tab=applied')
  await expect(second.getByText(m.waitlists_position({ position: 2 }, { locale }))).toBeVisible()

  // The leader wanted to choose, and does.
  await member.request.post(`/api/crew/${crew.id}/leave`)
  await panel.getByRole('button', { name: m.waitlists_offer_name({ name: username }, { locale }) }).click()
  await expect(panel.getByRole('link', { name: username })).toBeHidden()
  await seen(first, new RegExp(`^${text('offers_decline')}`)).click()
  await closeToast(first, text)
  await expect(seen(first, new RegExp(`^${text('offers_accept')}`))).toBeHidden()

  // By itself from now on, and aboard at once.
  await openListening(second, `/crew/${crew.id}`)
  await automatically.click()
  await seen(second, new RegExp(`^${text('offers_accept')}`)).click()
  await expect(second.getByRole('heading', { name: text('crew_page_you_fly') })).toBeVisible()
  await expect(line).toContainText(text('waitlists_nobody'))
})

test('whoever waits can leave the list at any time, and join it for one role', async ({
  page,
  openPage,
  text,
  language: locale,
}) => {
  const leader = await openPage()
  await registerPlayer(leader.request)
  const crew = await postCrew(leader.request, {
    title: `Full ${newWord()}`,
    maxCrewSize: 2,
    roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
  })
  const member = await openPage()
  await registerPlayer(member.request)
  await joinCrew(leader.request, member.request, crew.id)

  await page.goto(`/crew/${crew.id}`)
  await expect(page.getByRole('link', { name: text('waitlists_sign_in') }).first()).toBeVisible()
  await registerPlayer(page.request)
  await page.goto(`/crew/${crew.id}`)
  await page.getByRole('button', { name: m.waitlists_join_role({ role: 'Pilot' }, { locale }) }).click()
  await expect(page.getByText(m.waitlists_for_role({ role: 'Pilot' }, { locale }))).toBeVisible()
  await expect(page.getByText(text('waitlists_waiting')).first()).toBeVisible()
  await openMore(page)
  await seen(page, text('waitlists_leave')).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: text('waitlists_leave_confirm') }).click()
  await expect(question).toBeHidden()
  await expect(seen(page, text('waitlists_join'))).toBeVisible()
})

test('a seat that is held for somebody else leaves the waiting list, and nothing to apply for', {
  tag: '@phone',
}, async ({ page, openRequest, text }) => {
  const [leader, guest] = [await openRequest(), await openRequest()]
  await registerPlayer(leader)
  const crew = await postCrew(leader, { title: `Held ${newWord()}`, maxCrewSize: 2 })
  const { user } = await registerPlayer(guest)
  await leader.post(`/api/crew/${crew.id}/invitations`, { data: { userIds: [user.id], roleId: null } })
  await registerPlayer(page.request)
  await page.goto(`/crew/${crew.id}`)
  await expect(page.getByRole('button', { name: text('applications_apply') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: text('crews_join') })).toHaveCount(0)
  await checkA11y(page)
  await seen(page, text('waitlists_join')).click()
  await expect(page.getByText(text('waitlists_for_any'))).toBeVisible()
})

test('whoever has applied can wait as well once the crew is full', { tag: '@phone' }, async ({
  page,
  openRequest,
  text,
}) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const crew = await postCrew(leader, { title: `Full ${newWord()}`, maxCrewSize: 2 })
  await registerPlayer(page.request)
  const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
  await page.request.post(`/api/crew/${crew.id}/apply`, { data })
  const member = await openRequest()
  await registerPlayer(member)
  await joinCrew(leader, member, crew.id)
  await page.goto(`/crew/${crew.id}`)
  await openMore(page)
  await seen(page, text('waitlists_join')).click()
  await expect(page.getByText(text('waitlists_for_any'))).toBeVisible()
})
