/** The leader splits what a mission brought in; one member has it, another one disagrees, and it is corrected. */
import type { APIRequestContext } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { openFold } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

/** A completed mission of the leader with these members; this one of them has a fixed pay. */
const fly = async (
  leader: APIRequestContext,
  members: readonly APIRequestContext[],
  { id: paidId }: { readonly id: number },
) => {
  const roles = [
    { roleName: 'Escort', slotsNeeded: 1, compensationType: 'auec' as const, compensationAmount: 100_000 },
  ]
  const crew = await postCrew(leader, { title: `Split ${newWord()}`, maxCrewSize: 4, roles })
  for (const member of members) await joinCrew(leader, member, crew.id)
  const seat = await leader.put(`/api/crew/${crew.id}/members/${paidId}`, {
    data: { roleId: crew.roles[0]?.id },
  })
  expect(seat.status(), await seat.text()).toBe(200)
  await leader.post(`/api/crew/${crew.id}/start`)
  await leader.post(`/api/crew/${crew.id}/complete`)
  return crew
}

test('takings are split, confirmed, disputed and corrected, seen live by everybody aboard', {
  tag: ['@daily', '@phone'],
}, async ({ page, openPage, text, language }) => {
  const { user: leader } = await registerPlayer(page.request)
  const [paid, even] = [await openPage(), await openPage()]
  const { user: escort } = await registerPlayer(paid.request)
  const { user: miner } = await registerPlayer(even.request)
  const crew = await fly(page.request, [paid.request, even.request], escort)
  const amount = (aUEC: number) =>
    m.roles_pay_auec({ amount: aUEC.toLocaleString(language) }, { locale: language })
  const shareOf = (name: string) => m.settlements_share_of({ name }, { locale: language })
  await openListening(paid, `/crew/${crew.id}`)
  await openListening(even, `/crew/${crew.id}`)
  const panelOn = (on: typeof page) => on.getByRole('region', { name: text('settlements_title') })
  await expect(panelOn(paid)).toHaveCount(0)

  await page.goto(`/crew/${crew.id}`)
  await panelOn(page)
    .getByRole('button', { name: text('settlements_split') })
    .click()
  const dialog = page.getByRole('dialog', { name: text('settlements_split') })
  const takings = dialog.getByLabel(text('settlements_takings'))
  await expect(takings).toBeFocused()
  await takings.fill('700000')
  await dialog.getByLabel(text('settlements_expenses')).fill('700001')
  await dialog.getByRole('button', { name: text('settlements_send') }).click()
  await expect(dialog.getByLabel(text('settlements_expenses'))).toBeFocused()
  await expect(dialog.getByLabel(text('settlements_expenses'))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(text('settlements_expenses')).fill('99.999')
  // 100,000 first, and the rest for two.
  await expect(dialog.getByLabel(shareOf(escort.displayName))).toHaveValue('100000')
  await expect(dialog.getByLabel(shareOf(leader.displayName))).toHaveValue('250001')
  await expect(dialog.getByLabel(shareOf(miner.displayName))).toHaveValue('250000')
  await dialog.getByLabel(shareOf(escort.displayName)).fill('120000')
  await expect(dialog.getByLabel(shareOf(leader.displayName))).toHaveValue('240001')
  await readsWell(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await noSidewaysScroll(page)
  await dialog.getByRole('button', { name: text('settlements_send') }).click()
  await expect(dialog).toBeHidden()
  await expect(panelOn(page)).toContainText(amount(240_001))
  await readsWell(page)

  // Without a click of the members.
  await expect(panelOn(paid)).toContainText(amount(120_000))
  await panelOn(paid)
    .getByRole('button', { name: text('settlements_received') })
    .click()
  await expect(panelOn(paid)).toContainText(text('settlements_answered'))
  await expect(panelOn(page)).toContainText(text('settlements_status_received'))

  await panelOn(even)
    .getByRole('button', { name: text('settlements_missing') })
    .click()
  const missing = even.getByRole('dialog', { name: text('settlements_missing_title') })
  await missing.getByRole('button', { name: text('settlements_missing_send') }).click()
  await expect(missing.getByLabel(text('settlements_missing_label'))).toBeFocused()
  await missing.getByLabel(text('settlements_missing_label')).fill('I also paid for the fuel.')
  await readsWell(even)
  await missing.getByRole('button', { name: text('settlements_missing_send') }).click()
  await expect(panelOn(even)).toContainText(text('settlements_disputed'))
  await readsWell(even)
  await expect(panelOn(page)).toContainText('I also paid for the fuel.')
  await expect(panelOn(paid)).toContainText(text('settlements_status_disputed'))
  await expect(panelOn(paid)).not.toContainText('I also paid for the fuel.')

  // What the leader gives more is their own loss.
  const correct = async (share: number, rest: number) => {
    await panelOn(page)
      .getByRole('button', { name: text('settlements_correct') })
      .click()
    const correction = page.getByRole('dialog', { name: text('settlements_correct') })
    await correction.getByLabel(shareOf(miner.displayName)).fill(String(share))
    await expect(correction.getByLabel(shareOf(leader.displayName))).toHaveValue(String(rest))
    await correction.getByRole('button', { name: text('settlements_send') }).click()
    await expect(panelOn(even)).toContainText(amount(share))
  }
  const openMissing = () =>
    panelOn(even)
      .getByRole('button', { name: text('settlements_missing') })
      .click()
  await correct(245_000, 235_001)
  await openMissing()
  await missing.getByLabel(text('settlements_missing_label')).fill('The fuel is still missing.')
  await missing.getByRole('button', { name: text('ui_cancel') }).click()
  await correct(250_000, 230_001)
  await openMissing()
  // What was typed about the sheet before is not about this one.
  await expect(missing.getByLabel(text('settlements_missing_label'))).toHaveValue('')
  await missing.getByRole('button', { name: text('ui_cancel') }).click()
  await panelOn(even)
    .getByRole('button', { name: text('settlements_received') })
    .click()
  await expect(panelOn(even)).toContainText(text('settlements_answered'))
  // The share of the other one is as it was, and so is the answer.
  await expect(panelOn(paid)).toContainText(text('settlements_answered'))

  await even.goto('/profile')
  await openFold(even, text('profiles_record'))
  const earned = even.getByRole('region', { name: text('settlements_earned') })
  await expect(earned).toContainText((250_000).toLocaleString(language))
  await even.goto(`/profile/${leader.id}`)
  await openFold(even, text('profiles_record'))
  await expect(earned).toHaveCount(0)
})

test('a visitor sees nothing of it', async ({ page, openRequest, text }) => {
  const [leader, member] = [await openRequest(), await openRequest()]
  await registerPlayer(leader)
  const { user } = await registerPlayer(member)
  const crew = await fly(leader, [member], user)
  const sent = await leader.put(`/api/crew/${crew.id}/settlement`, {
    data: { takings: 500_000, expenses: 0, version: null },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  for (const signIn of [false, true]) {
    if (signIn) await registerPlayer(page.request)
    await page.goto(`/crew/${crew.id}`)
    await expect(page.getByRole('heading', { name: crew.title })).toBeVisible()
    await expect(page.getByRole('region', { name: text('settlements_title') })).toHaveCount(0)
  }
})
