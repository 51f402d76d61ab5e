/** A player proves that their citizen id is their own, and everyone sees it. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { postCrew } from '../support/crews.ts'
import { moderator as moderatorName, signInAs } from '../support/demo-players.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('a player asks, a moderator confirms, and the badge shows until the citizen ID changes', {
  tag: '@phone',
}, async ({ page, openPage, text }) => {
  const player = await registerPlayer(page.request)
  const handle = `Pilot-${newWord()}`
  const crew = await postCrew(page.request, { title: `Proven ${newWord()}` })
  await openListening(page, '/settings/profile#handle')
  const section = page.getByRole('region', { name: text('handles_section') })
  await section.getByRole('link', { name: text('handles_to_profile') }).click()
  const citizenId = page.getByLabel(text('profiles_citizen_id'))
  await expect(citizenId).toBeInViewport()
  await citizenId.fill(handle)
  await page
    .getByRole('region', { name: text('profiles_settings_profile') })
    .getByRole('button', { name: text('profiles_save'), exact: true })
    .click()

  await section.getByRole('button', { name: text('handles_ask') }).click()
  const field = section.getByLabel(text('handles_code'))
  await expect(section.getByRole('status')).toBeFocused()
  const code = await field.inputValue()
  expect(code).toMatch(/^CB-[A-Z2-9]{8}$/)
  await noSidewaysScroll(page)
  await checkA11y(page)

  const desk = await openPage()
  await signInAs(desk.request, moderatorName)
  await desk.goto('/admin/handles')
  const request = desk.getByRole('article').filter({ hasText: handle })
  await expect(request).toContainText(code)
  const link = request.getByRole('link', { name: handle })
  await expect(link).toHaveAttribute('href', `https://robertsspaceindustries.com/citizens/${handle}`)
  await expect(link).toHaveAttribute('rel', /noreferrer/)
  await expect(link).toHaveAttribute('target', '_blank')
  await request.getByRole('button', { name: text('handles_verify') }).click()
  const dialog = desk.getByRole('dialog', { name: text('handles_verify_title') })
  await dialog.getByRole('button', { name: text('handles_verify'), exact: true }).click()
  await expect(request).toBeHidden()

  // Without a click of the player.
  await expect(section).toContainText(text('handles_badge'))
  await expect(field).toBeHidden()
  const badge = page.getByText(text('handles_badge'), { exact: true })
  await page.goto(`/profile/${player.user.id}`)
  await expect(badge).toBeVisible()
  await page.goto(`/crew/${crew.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: handle })).toContainText(text('handles_badge'))
  await readsWell(page)

  await page.goto('/settings/profile#handle')
  await expect(page.getByText(text('handles_change_hint'))).toBeVisible()
  await citizenId.fill(`${handle}-2`)
  await page
    .getByRole('region', { name: text('profiles_settings_profile') })
    .getByRole('button', { name: text('profiles_save'), exact: true })
    .click()
  await expect(section.getByRole('button', { name: text('handles_ask') })).toBeVisible()
  await page.goto(`/profile/${player.user.id}`)
  await expect(page.getByRole('main').getByText(`${handle}-2`)).toBeVisible()
  await expect(badge).toBeHidden()
})

test('a moderator has to say why, and the player reads it', async ({ page, openPage, text }) => {
  const handle = `Pilot-${newWord()}`
  await registerPlayer(page.request)
  await page.request.put('/api/profile', { data: { citizenId: handle } })
  const asked = await page.request.post('/api/account/handle-proof')
  expect(asked.status(), await asked.text()).toBe(201)
  await openListening(page, '/settings/profile#handle')
  const section = page.getByRole('region', { name: text('handles_section') })
  await expect(section.getByLabel(text('handles_code'))).toBeVisible()

  const desk = await openPage()
  await signInAs(desk.request, moderatorName)
  await desk.goto('/admin/handles')
  const request = desk.getByRole('article').filter({ hasText: handle })
  await request.getByRole('button', { name: text('handles_decline') }).click()
  const dialog = desk.getByRole('dialog', { name: text('handles_decline_title') })
  const send = dialog.getByRole('button', { name: text('handles_decline'), exact: true })
  await send.click()
  await expect(dialog.getByLabel(text('moderation_reason'))).toBeFocused()
  await checkA11y(desk)
  await dialog.getByLabel(text('moderation_reason')).fill('There is no code in the bio')
  await send.click()
  await expect(request).toBeHidden()

  await expect(section).toContainText('There is no code in the bio')
  await expect(section.getByRole('button', { name: text('handles_ask') })).toBeHidden()
})
