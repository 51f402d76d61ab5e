/** The ways out of a crew: withdrawn, declined, left, removed, cancelled, each after a question where it is final. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { postCrew } from '../support/crews.ts'
import { openMenu } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { type Player, registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { closeToast } from '../support/toasts.ts'

const application = { message: 'Me.', availability: 'flexibel', experience: 'experte' }

/** Presses a button of a menu, sees that it asks, and says yes. */
const confirm = async (page: Page, button: string | RegExp, yes: string, menu?: string) => {
  await openMenu(page, menu ?? /^(More|Mehr)$/)
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await noSidewaysScroll(page)
  await question.getByRole('button', { name: yes }).click()
  await expect(question).toBeHidden()
}

test('an applicant withdraws, is declined, and learns when to come back', async ({
  page,
  request: leader,
  text,
}) => {
  await registerPlayer(leader)
  const crew = await postCrew(leader, { title: `Declined ${newWord()}` })
  await registerPlayer(page.request)
  const apply = () => page.request.post(`/api/crew/${crew.id}/apply`, { data: application })

  expect((await apply()).status()).toBe(201)
  await openListening(page, `/crew/${crew.id}`)
  await confirm(page, text('applications_withdraw_confirm'), text('applications_withdraw_confirm'))
  const applyButton = page
    .getByRole('button', { name: text('crews_join'), exact: true })
    .filter({ visible: true })
  await expect(applyButton.first()).toBeVisible()

  const { id } = await (await apply()).json()
  await leader.put(`/api/crew/${crew.id}/applications/${id}`, { data: { status: 'declined' } })
  await expect(page.getByText(/You can apply again from/)).toBeVisible()
  await expect(applyButton).toHaveCount(0)
  await checkA11y(page)
})

test('a member leaves, another is removed, and the mission is cancelled', async ({
  page,
  openPage,
  request,
  text,
  language,
}) => {
  const { username: leaderName } = await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Left ${newWord()}`, maxCrewSize: 3 })
  const join = async (request: typeof page.request): Promise<Player> => {
    const player = await registerPlayer(request)
    const { id } = await (await request.post(`/api/crew/${crew.id}/apply`, { data: application })).json()
    await page.request.put(`/api/crew/${crew.id}/applications/${id}`, { data: { status: 'accepted' } })
    return player
  }
  const member = await openPage()
  const leaving = await join(member.request)
  const removed = await join(request)

  await openListening(page, `/crew/${crew.id}`)
  const members = page.getByRole('region', { name: text('crew_page_members') })
  await expect(members.getByRole('link')).toHaveCount(3)

  await openListening(member, `/crew/${crew.id}`)
  await confirm(member, text('missions_leave'), text('missions_leave'))
  await closeToast(member, text)
  await expect(member.getByRole('button', { name: text('applications_apply') }).first()).toBeVisible()
  await expect(members.getByRole('link', { name: leaving.username })).toHaveCount(0)

  await confirm(
    page,
    m.missions_remove_name({ name: removed.username }, { locale: language }),
    text('missions_remove'),
    m.ui_more_about({ name: removed.username }, { locale: language }),
  )
  await closeToast(page, text)
  await expect(members.getByRole('link')).toHaveCount(1)
  await expect(members.getByRole('link', { name: leaderName })).toBeVisible()

  await confirm(page, text('missions_cancel'), text('missions_cancel'))
  await expect(page.getByRole('button', { name: text('missions_start') })).toHaveCount(0)
  await expect(page.getByText(text('crews_status_cancelled')).filter({ visible: true }).first()).toBeVisible()
  await expect(
    member.getByText(text('crews_status_cancelled')).filter({ visible: true }).first(),
  ).toBeVisible()
  await page.goto('/my-crews?tab=past')
  await expect(page.getByRole('link', { name: crew.title, exact: true })).toBeVisible()
})

test('the applications screen says what there is, for the leader alone', async ({ page, request, text }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Screen ${newWord()}` })
  await openListening(page, `/crew/${crew.id}/applications`)
  await expect(page.getByText('No applications yet')).toBeVisible()

  const { username } = await registerPlayer(request)
  await request.post(`/api/crew/${crew.id}/apply`, { data: application })
  const decline = page.getByRole('button', { name: `Decline ${username}` })
  await expect(decline).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pending/ })).toContainText('1')
  await decline.click()
  await expect(page.getByText(`Application of ${username} declined`)).toBeVisible()
  await closeToast(page, text)
  await page.getByRole('link', { name: /^Accepted/ }).click()
  await expect(page.getByText('No accepted applications')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('article')).toContainText('Declined')
  // A refusal is not the last word.
  await page.getByRole('button', { name: `Accept ${username}` }).click()
  await expect(page.getByRole('article')).toContainText('Accepted')
  await expect(decline).toBeHidden()

  // The page of the leader must not request anything more when another player uses the browser.
  await page.goto('about:blank')
  await registerPlayer(page.request)
  await page.goto(`/crew/${crew.id}/applications`)
  await expect(page.getByText('You can only view applications for your own crews.')).toBeVisible()
})
