import { previewSize } from '#contract/previews/version.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { skipToContent, tabTo } from '../support/keyboard.ts'
import { openListening } from '../support/live.ts'
import { flyMission, rateMission } from '../support/missions.ts'
import { checkA11y, noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { closeToast, toastsOf } from '../support/toasts.ts'

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
  const rate = page.getByRole('button', { name: 'Rate with a comment' })
  await expect(rate).toBeVisible()
  await skipToContent(page)
  await tabTo(page, rate)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rate Leader' })
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
  await expect(page.getByText('You rated the leader.').first()).toBeVisible()
  await expect(page.getByText('You have rated this mission.')).toBeVisible()
  await expect(rate).toBeHidden()

  // Without a reload.
  await expect(leader.getByText('4.0').first()).toBeVisible()
  await expect(leader.getByText('4.0 of 5 stars, 1 rating').first()).toBeVisible()
  await expect(leader.getByRole('link', { name: /Notices, \d+ unread/ })).toBeVisible()
})

test('the leader rates the crew', async ({ page, openRequest, text }) => {
  await registerPlayer(page.request)
  const member = await openRequest()
  const { username } = await registerPlayer(member)
  const crew = await flyMission(page.request, member, `Rating ${newWord()}`)
  await rateMission(member, crew.id, 'leader')
  await page.goto(`/crew/${crew.id}`)
  await page.getByRole('button', { name: text('ratings_with_comment') }).click()
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

test('one tap rates, and can be taken back for ten seconds', { tag: '@phone' }, async ({
  page,
  openRequest,
  text,
}) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  await registerPlayer(page.request)
  const crew = await flyMission(leader, page.request, `Tapped ${newWord()}`)
  const hasRated = async () =>
    (await (await page.request.get(`/api/crew/${crew.id}`)).json()).viewer.hasRated as boolean
  await page.goto(`/crew/${crew.id}`)
  const debrief = page.getByRole('region', { name: text('debrief_title') })
  const star = (name: string) => debrief.getByRole('button', { name, exact: true })
  await readsWell(page)
  await star(text('ratings_2')).click()
  await debrief.getByRole('button', { name: text('ui_undo') }).press('Enter')
  await expect(star(text('ratings_4'))).toBeEnabled()
  expect(await hasRated()).toBe(false)

  await star(text('ratings_4')).click()
  await checkA11y(page)
  await closeToast(page, text)
  await expect(debrief.getByText(text('ratings_done'))).toBeVisible()
  await expect(toastsOf(page, text)).toContainText(text('ratings_leader_rated'))
  await expect.poll(hasRated).toBe(true)
})

test('those aboard save a picture of the mission for Discord', async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  await registerPlayer(page.request)
  const crew = await flyMission(leader, page.request, `Shown ${newWord()}`)
  await page.goto(`/crew/${crew.id}`)
  const part = page.getByRole('region', { name: text('debrief_picture') })
  const picture = part.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(previewSize.width)
  const download = page.waitForEvent('download')
  await part.getByRole('link', { name: text('debrief_picture_save') }).click()
  expect((await download).suggestedFilename()).toBe(`crewbeacon-${crew.id}.png`)
})
