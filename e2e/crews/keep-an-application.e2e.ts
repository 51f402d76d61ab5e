/** What is typed, asked or decided about an application does not get lost on the way. */
import type { APIRequestContext } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { postCrew } from '../support/crews.ts'
import { openMore } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { placeOf, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { closeToast } from '../support/toasts.ts'

test.describe('a session that ends', () => {
  test.use({ expectedComplaints: [/status of 401/] })

  test('does not take the typed application away', async ({ page, request }) => {
    await registerPlayer(request)
    const crew = await postCrew(request, {
      title: `Kept ${newWord()}`,
      discordLink: 'https://discord.gg/crew',
      roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
    })
    const player = await registerPlayer(page.request)
    await page.goto(`/crew/${crew.id}`)
    const apply = page.getByRole('button', { name: 'Apply as Pilot' })
    const dialog = page.getByRole('dialog')
    const message = dialog.getByLabel('Message')

    await apply.click()
    await message.fill('I have flown it before.')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(apply).toBeFocused()
    await page.reload()
    await apply.click()
    await expect(message).toHaveValue('I have flown it before.')
    await expect(message).toBeFocused()

    await page.context().clearCookies()
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Please sign in first.')
    await expect(message).toHaveValue('I have flown it before.')
    await dialog.getByRole('link', { name: 'Sign in again' }).click()
    await page.getByLabel('Username').fill(player.username)
    await page.getByLabel('Password', { exact: true }).fill(player.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()

    await expect(page.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()
    await apply.click()
    await expect(message).toHaveValue('I have flown it before.')
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog).toBeHidden()
    const applied = page.getByRole('status').filter({ hasText: 'You applied: Pilot' })
    await expect(applied).toBeVisible()
    await expect(page.locator('section:focus').filter({ has: applied })).toBeVisible()
    await page.reload()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('I have flown it')
  })
})

test('an applicant changes the message until it is decided', { tag: '@phone' }, async ({
  page,
  openRequest,
  text,
}) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const crew = await postCrew(leader, {
    title: `Second thoughts ${newWord()}`,
    roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
  })
  await registerPlayer(page.request)
  const url = `/api/crew/${crew.id}/roles/${crew.roles[0]?.id}/apply`
  expect((await page.request.post(url, { data: { message: 'First thoughts.' } })).status()).toBe(201)
  await page.goto(`/crew/${crew.id}`)
  await openMore(page)
  await page.getByRole('button', { name: text('applications_change_message') }).click()
  const dialog = page.getByRole('dialog', { name: text('applications_change_message') })
  const message = dialog.getByLabel(text('applications_message'))
  await expect(message).toHaveValue('First thoughts.')
  await expect(dialog.getByRole('button', { name: text('applications_change_save') })).toBeDisabled()
  await message.fill('Second thoughts.')
  await readsWell(page)
  await dialog.getByRole('button', { name: text('applications_change_save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(text('applications_message_changed'))).toBeVisible()
  const { applications } = await (await leader.get(`/api/crew/${crew.id}/role-applications`)).json()
  expect(applications.map(({ message }: { message: string }) => message)).toEqual(['Second thoughts.'])
})

test('a second click does not decide on the next applicant', async ({ page, openRequest }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Still ${newWord()}`, maxCrewSize: 2 })
  const applicants = []
  for (const message of ['First.', 'Second.']) {
    const request = await openRequest()
    const player = await registerPlayer(request)
    const answer = await request.post(`/api/crew/${crew.id}/apply`, {
      data: { message, availability: 'flexibel', experience: 'experte' },
    })
    expect(answer.status()).toBe(201)
    applicants.push(player.username)
  }
  await page.goto(`/crew/${crew.id}/applications?status=pending`)
  const entries = page.getByRole('article')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('First.')
  const before = await placeOf(entries.last())
  await page.getByRole('button', { name: `Accept ${applicants[0]}` }).dblclick()
  await expect(entries.first()).toContainText('Accepted')
  await expect(entries.last()).toContainText('Pending')
  expect(await placeOf(entries.last())).toEqual(before)

  const full = page.getByRole('button', { name: `Accept ${applicants[1]}` })
  await expect(full).toHaveAttribute('aria-disabled', 'true')
  await expect(full).toHaveAccessibleDescription('This crew is full.')
  await page.getByRole('link', { name: /^Pending/ }).click()
  await page.getByRole('link', { name: /^All/ }).click()
  await page.getByRole('link', { name: /^Pending/ }).click()
  await expect(entries).toHaveCount(1)
})

test('the box that selects all says when there is nothing to select, and keeps the focus', async ({
  page,
  openRequest,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Boxes ${newWord()}`, maxCrewSize: 6 })
  const applications: number[] = []
  for (const message of ['First.', 'Second.']) {
    const request = await openRequest()
    await registerPlayer(request)
    const answer = await request.post(`/api/crew/${crew.id}/apply`, {
      data: { message, availability: 'flexibel', experience: 'experte' },
    })
    applications.push((await answer.json()).id)
  }
  await page.goto(`/crew/${crew.id}/applications?status=pending`)
  await page.getByRole('button', { name: 'Select several' }).click()
  const all = page.getByRole('checkbox', { name: 'Select all' })
  await expect(all).not.toHaveAttribute('aria-disabled')
  await expect(all).toHaveAccessibleDescription('')
  await all.focus()
  for (const id of applications) {
    const url = `/api/crew/${crew.id}/applications/${id}`
    expect((await page.request.put(url, { data: { status: 'declined' } })).status()).toBe(200)
  }
  await expect(all).toHaveAttribute('aria-disabled', 'true')
  await expect(all).toHaveAccessibleDescription('Nothing here is waiting for a decision.')
  await expect(all).toBeFocused()
  await page.keyboard.press('Space')
  await expect(all).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Accept selected (0)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

/** A member of a crew, and the leader who can remove them. */
const joinCrew = async (member: APIRequestContext, leader: APIRequestContext) => {
  await registerPlayer(leader)
  const crew = await postCrew(leader, { title: `Asked ${newWord()}` })
  const { user } = await registerPlayer(member)
  const application = await member.post(`/api/crew/${crew.id}/apply`, {
    data: { message: 'Me.', availability: 'flexibel', experience: 'experte' },
  })
  const { id } = await application.json()
  await leader.put(`/api/crew/${crew.id}/applications/${id}`, { data: { status: 'accepted' } })
  const remove = async () => {
    expect((await leader.delete(`/api/crew/${crew.id}/members/${user.id}`)).status()).toBe(204)
  }
  return { crew, remove }
}

test('a question that no longer makes sense does not vanish without a word', async ({
  page,
  request,
  text,
}) => {
  const { crew, remove } = await joinCrew(page.request, request)
  await openListening(page, `/crew/${crew.id}`)
  await openMore(page)
  await page.getByRole('button', { name: 'Leave crew' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await remove()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByText(text('ui_confirm_outdated'))).toBeVisible()
})

test.describe('leaving', () => {
  test.use({ expectedComplaints: [/status of 409|api\/events/] })

  test('ends without a complaint when the player was removed meanwhile', async ({ page, request, text }) => {
    await page.route('**/api/events', (route) => route.abort())
    const { crew, remove } = await joinCrew(page.request, request)
    await page.goto(`/crew/${crew.id}`)
    await openMore(page)
    await page.getByRole('button', { name: 'Leave crew' }).click()
    await remove()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave crew' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await closeToast(page, text)
    await expect(page.getByRole('button', { name: 'Join Crew' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
