import { newWord } from '#server/testing/factories/unique-words.ts'
import { skipToContent, tabTo } from './support/keyboard.ts'
import { openListening } from './support/live.ts'
import { flyMission, rateMission } from './support/missions.ts'
import { noSidewaysScroll } from './support/page-checks.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'

test('a member rates the leader by keyboard, and the leader sees it live', { tag: '@daily' }, async ({
  page,
  openPage,
}) => {
  const leader = await openPage()
  await registerPlayer(leader.request)
  await registerPlayer(page.request)
  const crew = await flyMission(leader.request, page.request, `Rated ${newWord()}`)
  await rateMission(leader.request, crew.id, 'crew')
  await openListening(leader, `/crew/${crew.id}`)
  await expect(leader.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()

  await page.goto(`/crew/${crew.id}`)
  const rate = page.getByRole('button', { name: 'Rate leader' }).filter({ visible: true })
  await expect(rate).toBeVisible()
  await skipToContent(page)
  await tabTo(page, rate)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rate leader' })
  const send = dialog.getByRole('button', { name: 'Submit rating' })
  await expect(dialog.getByRole('radio', { name: '1 of 5 stars' })).toBeFocused()
  await expect(send).toBeDisabled()
  await page.keyboard.press('Space')
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
  await expect(dialog.getByText('4 of 5, good')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Calm on the radio.')
  await tabTo(page, send, 3)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('The leader was rated successfully!').first()).toBeVisible()
  await expect(page.getByText('You have rated this mission.')).toBeVisible()
  await expect(rate).toBeHidden()

  // Without a reload.
  await expect(leader.getByText('4.0').first()).toBeVisible()
  await expect(leader.getByText('(1 rating)')).toBeVisible()
  await expect(leader.getByRole('link', { name: /Notices, \d+ unread/ })).toBeVisible()
})

test('the leader rates the crew', async ({ page, openRequest, text }) => {
  await registerPlayer(page.request)
  const member = await openRequest()
  const { username } = await registerPlayer(member)
  const crew = await flyMission(page.request, member, `Rating ${newWord()}`)
  await rateMission(member, crew.id, 'leader')
  await page.goto(`/crew/${crew.id}`)
  await page
    .getByRole('button', { name: text('ratings_rate_crew') })
    .filter({ visible: true })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').nth(2).check()
  await expect(dialog.getByText(text('ratings_3'))).toBeVisible()
  await noSidewaysScroll(page)
  await dialog.getByRole('button', { name: text('ratings_send') }).click()
  await expect(page.getByText(text('ratings_crew_rated')).first()).toBeVisible()
  const members = page.getByRole('region', { name: text('crew_page_members') })
  await expect(
    members
      .getByRole('listitem')
      .filter({ hasText: username })
      .getByText(/^3[.,]0$/),
  ).toBeVisible()
})
