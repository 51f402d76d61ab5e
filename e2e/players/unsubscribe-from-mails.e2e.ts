import { joinCrew, postCrew } from '../support/crews.ts'
import { latestMail, linkIn } from '../support/mail.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

/** Mails with umlauts are in a transfer encoding that breaks long lines. */
const unsubscribeLinkIn = (mail: string) => {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /https?:\/\/[^/\s]+\/unsubscribe\?\S+/.exec(text)?.[0] ?? ''
}

test('a player ends the emails of a kind with the link in one of them, signed out', {
  tag: '@phone',
}, async ({ page: ownPage, openRequest, openPage, text }) => {
  const { email } = await registerPlayer(ownPage.request)
  await ownPage.goto(linkIn(await latestMail(email)))
  await ownPage.getByRole('button', { name: text('account_confirm_submit') }).click()
  await expect(ownPage.getByRole('heading', { name: text('account_confirm_done_title') })).toBeVisible()
  const choice = { inInbox: true, byMail: true }
  for (const kind of ['decision', 'rating'])
    expect((await ownPage.request.put(`/api/account/notices/${kind}`, { data: choice })).status()).toBe(200)
  const leader = await openRequest()
  await registerPlayer(leader)
  await joinCrew(leader, ownPage.request, (await postCrew(leader)).id)
  const mail = await latestMail(email, 2)

  const page = await openPage()
  await page.goto(unsubscribeLinkIn(mail))
  await expect(page).toHaveURL('/unsubscribe')
  await expect(page.getByText(text('account_notice_decision'))).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)
  await page.getByRole('button', { name: text('push_unsubscribe_submit') }).click()
  await expect(page.getByRole('heading', { name: text('push_unsubscribe_done_title') })).toBeFocused()
  await checkA11y(page)
  const settings = await (await ownPage.request.get('/api/account/notices')).json()
  expect(settings).toMatchObject({ decision: { byMail: false }, rating: { byMail: true } })
})

test('a link that a mail program has cut off says so, and leads to the settings', async ({ page, text }) => {
  await page.goto('/api/unsubscribe?token=1.deci')
  await expect(page.getByRole('heading', { name: text('push_unsubscribe_broken_title') })).toBeVisible()
  await expect(page.getByRole('button', { name: text('push_unsubscribe_submit') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: text('push_unsubscribe_settings') })).toBeVisible()
})
