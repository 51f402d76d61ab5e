/** Two to lead a crew: the co-leader decides and starts, the leader hands the crew over. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { openMenu, openMore } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { toastsOf } from '../support/toasts.ts'

const seen = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

test.describe('two to lead', { tag: '@phone' }, () => {
  test('a leader names a co-leader, who decides on an application and starts the mission', async ({
    page,
    openPage,
    openRequest,
    text,
    language: locale,
  }) => {
    const { username: leaderName } = await registerPlayer(page.request)
    const title = `Together ${newWord()}`
    const roles = [{ roleName: 'Pilot', slotsNeeded: 1 }]
    const crew = await postCrew(page.request, { title, maxCrewSize: 4, roles })
    const second = await openPage()
    const { username } = await registerPlayer(second.request)
    await joinCrew(page.request, second.request, crew.id)
    await openListening(second, `/crew/${crew.id}`)
    await openListening(page, `/crew/${crew.id}`)

    await openMenu(page, m.ui_more_about({ name: username }, { locale }))
    await checkA11y(page)
    await page.getByRole('button', { name: text('leading_make') }).click()
    await expect(toastsOf(page, text)).toContainText(m.leading_made({ name: username }, { locale }))
    const members = page.getByRole('region', { name: text('crew_page_members') })
    await expect(members.getByText(text('leading_co_leader'), { exact: true })).toBeVisible()
    await noSidewaysScroll(page)
    await checkA11y(page)

    // Without a reload the co-leader has what they need, and nothing else.
    await expect(second.getByText(text('leading_co_led'))).toBeVisible()
    await expect(second.getByText(`${text('leading_led_by')} ${leaderName}`)).toBeVisible()
    // Then their sections are loaded: what is opened before stays with the ones that they replace.
    await expect(second.getByRole('navigation', { name: text('crew_page_views') })).toBeVisible()
    await openMore(second)
    await expect(seen(second, text('missions_start'))).toBeVisible()
    await expect(second.getByRole('button', { name: text('missions_cancel') })).toHaveCount(0)
    await expect(second.getByRole('link', { name: text('crew_page_edit') })).toHaveCount(0)
    await noSidewaysScroll(second)
    await checkA11y(second)

    const applicant = await openRequest()
    const { username: applicantName } = await registerPlayer(applicant)
    const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
    await applicant.post(`/api/crew/${crew.id}/apply`, { data })
    await second.goto('/my-crews?tab=joined')
    const card = second.getByRole('article').filter({ hasText: title })
    await expect(card.getByText(text('leading_co_leader'))).toBeVisible()
    await card.getByRole('link', { name: text('crews_applications') }).click()
    await second
      .getByRole('button', { name: m.applications_accept_name({ name: applicantName }, { locale }) })
      .first()
      .click()
    const sizeOf = async () => (await (await applicant.get(`/api/crew/${crew.id}`)).json()).currentCrewSize
    await expect.poll(sizeOf).toBe(3)

    await second.goto(`/crew/${crew.id}`)
    await openMore(second)
    await seen(second, text('missions_start')).click()
    await second
      .getByRole('alertdialog')
      .getByRole('button', { name: text('missions_start') })
      .click()
    await expect(toastsOf(second, text)).toContainText(text('missions_started'))
    await expect(seen(page, text('missions_complete'))).toBeVisible()
  })

  test('a leader hands the crew over, and is a member afterwards', async ({
    page,
    openPage,
    text,
    language: locale,
  }) => {
    const { username: leaderName } = await registerPlayer(page.request)
    const crew = await postCrew(page.request, { title: `Handed ${newWord()}`, maxCrewSize: 3 })
    const receiver = await openPage()
    const { username: name } = await registerPlayer(receiver.request)
    await joinCrew(page.request, receiver.request, crew.id)
    await openListening(receiver, `/crew/${crew.id}`)
    await openListening(page, `/crew/${crew.id}`)

    await openMenu(page, m.ui_more_about({ name }, { locale }))
    await page.getByRole('button', { name: text('leading_hand_over') }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(m.leading_hand_over_title({ name }, { locale }))
    await noSidewaysScroll(page)
    await checkA11y(page)
    await dialog.getByRole('button', { name: text('leading_hand_over') }).click()
    await expect(toastsOf(page, text)).toContainText(m.leading_handed_over({ name }, { locale }))
    await expect(page.getByText(m.leading_offer_open({ name }, { locale }))).toBeVisible()
    const offer = receiver.getByRole('region', {
      name: m.leading_offer_title({ name: leaderName }, { locale }),
    })
    await expect(offer).toBeVisible()
    await checkA11y(receiver)
    await offer.getByRole('button', { name: text('leading_offer_accept') }).click()
    await expect(toastsOf(receiver, text)).toContainText(text('leading_offer_accepted'))
    await expect(page.getByRole('heading', { name: text('crew_page_you_fly') })).toBeVisible()
    await expect(page.getByRole('link', { name: text('crew_page_edit') })).toHaveCount(0)
    await checkA11y(page)

    // The new leader sees it at once, and can give the crew back.
    await openMore(receiver)
    await expect(receiver.getByRole('link', { name: text('crew_page_edit') })).toBeVisible()
    // On a phone it lies over the members.
    await receiver.keyboard.press('Escape')
    await openMenu(receiver, m.ui_more_about({ name: leaderName }, { locale }))
    await expect(receiver.getByRole('button', { name: text('leading_hand_over') })).toBeVisible()
    await checkA11y(receiver)
  })
})

test('a co-leader steps down and keeps the seat', async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const crew = await postCrew(leader, { title: `Down ${newWord()}` })
  const { user } = await registerPlayer(page.request)
  await joinCrew(leader, page.request, crew.id)
  await leader.put(`/api/crew/${crew.id}/co-leader`, { data: { userId: user.id } })
  await page.goto(`/crew/${crew.id}`)
  await openMore(page)
  await seen(page, text('leading_step_down')).click()
  const dialog = page.getByRole('alertdialog')
  await checkA11y(page)
  await dialog.getByRole('button', { name: text('leading_step_down') }).click()
  await expect(toastsOf(page, text)).toContainText(text('leading_stepped_down'))
  await expect(page.getByText(text('leading_co_led'))).toHaveCount(0)
  await expect(page.getByRole('heading', { name: text('crew_page_you_fly') })).toBeVisible()
})
