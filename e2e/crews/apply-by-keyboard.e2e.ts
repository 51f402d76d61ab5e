/** Applying and deciding with the keyboard alone. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { postCrew } from '../support/crews.ts'
import { skipToContent, tabTo } from '../support/keyboard.ts'
import { openListening } from '../support/live.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('a player applies and a leader accepts without a pointer', { tag: '@daily' }, async ({
  page,
  openPage,
}) => {
  const leader = await openPage()
  await registerPlayer(leader.request)
  const crew = await postCrew(leader.request, {
    title: `Keys ${newWord()}`,
    roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
  })

  const player = await registerPlayer(page.request)
  await openListening(page, `/crew/${crew.id}`)
  await expect(page.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()
  await skipToContent(page)
  await tabTo(page, page.getByRole('button', { name: 'Apply as Pilot' }))
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('By keys alone.')
  await tabTo(page, form.getByRole('button', { name: 'Send application' }), 3)
  await page.keyboard.press('Space')
  await expect(form).toBeHidden()
  const step = page.getByRole('region', { name: 'Your next step' })
  await expect(step.getByRole('status').filter({ hasText: 'You applied: Pilot' })).toBeVisible()
  const more = page.locator('summary').and(page.getByLabel('More', { exact: true }))
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Withdraw application' }))

  await leader.goto(`/crew/${crew.id}/applications`)
  const accept = leader.getByRole('button', { name: `Accept ${player.username}` })
  await expect(accept).toBeVisible()
  await skipToContent(leader)
  await tabTo(leader, accept)
  await leader.keyboard.press('Enter')
  await expect(accept).toBeHidden()
  const entry = leader.getByRole('listitem', { name: player.username })
  await expect(entry).toBeFocused()

  // The answer takes the focused button away, and is announced.
  await expect(step.getByRole('status').filter({ hasText: 'You fly: Pilot' })).toBeVisible()
  await expect(step).toBeFocused()
  const leave = page.getByRole('button', { name: 'Leave crew' })
  await expect(leave).toBeVisible()
  await tabTo(page, leave)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(more).toBeFocused()
})

test('a leader accepts everybody at once, and the keyboard stays where it is', async ({
  page,
  openRequest,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `All ${newWord()}`, maxCrewSize: 4 })
  for (let count = 0; count < 2; count += 1) {
    const applicant = await openRequest()
    await registerPlayer(applicant)
    const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
    expect((await applicant.post(`/api/crew/${crew.id}/apply`, { data })).status()).toBe(201)
  }
  await page.goto(`/crew/${crew.id}/applications`)
  await page.getByRole('button', { name: 'Select several' }).press('Enter')
  const selectAll = page.getByRole('checkbox', { name: 'Select all' })
  await selectAll.press('Space')
  await expect(selectAll).toBeChecked()
  const accept = page.getByRole('button', { name: /^Accept selected/ })
  await expect(accept).toHaveAccessibleName('Accept selected (2)')
  await accept.press('Enter')
  await expect(accept).toHaveAccessibleName('Accept selected (0)')
  await expect(accept).toBeDisabled()
  await expect(accept).toBeFocused()
  // There is no one left to select.
  await expect(selectAll).not.toBeChecked()
  await expect(selectAll).toBeDisabled()
})

test('the focus goes through a crew in the order that it is shown', { tag: '@phone' }, async ({
  page,
  request,
  text,
}) => {
  await registerPlayer(request)
  const crew = await postCrew(request, {
    title: `Order ${newWord()}`,
    roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
  })
  await registerPlayer(page.request)
  await page.goto(`/crew/${crew.id}`)
  const join = page.getByRole('button', { name: text('crews_join') })
  const more = page.locator('summary').and(page.getByLabel(text('next_step_more'), { exact: true }))
  const apply = page.getByRole('button', { name: /Pilot/ })
  const contact = page.getByRole('button', { name: text('messages_contact_leader') })
  const share = page.locator('summary', { hasText: text('crew_page_share') })
  // The next step comes first, wherever its bar is.
  const order = [join, more, apply, contact, share]
  for (const next of order) {
    await tabTo(page, next, 15)
  }
})
