/** What happens to a player who is banned or warned, and how an admin follows it in the panel. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { postCrew } from '../support/crews.ts'
import { admin as adminName, signInAs } from '../support/demo-players.ts'
import { pressEscape } from '../support/keyboard.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { signIn } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

test.describe('a banned player', () => {
  // The player's own post is gone for the guest that they are then.
  test.use({ expectedComplaints: [/status of 40[134]/] })

  test('is signed out, sees why, appeals and comes back', { tag: '@daily' }, async ({
    page,
    openPage,
    openRequest,
    text,
  }) => {
    const player = await registerPlayer(page.request)
    const crew = await postCrew(page.request, { title: `Rammed ${newWord()}` })
    const reporter = await openRequest()
    await registerPlayer(reporter)
    const reported = await reporter.post(`/api/crew/${crew.id}/report`, {
      data: { reportedUserId: player.user.id, reportCategory: 'griefing', reportReason: 'Rammed my ship' },
    })
    expect(reported.status(), await reported.text()).toBe(201)
    await openListening(page, `/crew/${crew.id}`)
    await expect(page.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()

    const admin = await openPage()
    await signInAs(admin.request, adminName)
    await admin.goto(`/admin/reports?search=${encodeURIComponent(crew.title)}`)
    await admin.getByRole('link', { name: text('reports_details') }).click()
    await admin.getByRole('button', { name: text('sanctions_ban'), exact: true }).click()
    const ban = admin.getByRole('dialog', { name: text('sanctions_ban_title') })
    await ban.getByLabel(text('moderation_reason')).fill('Ramming, for the third time')
    await ban.getByLabel(text('moderation_description')).fill('The videos are clear.')
    await ban.getByRole('button', { name: text('sanctions_ban'), exact: true }).click()
    await expect(ban).toBeHidden()

    // Without a click of the player.
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(text('auth_login_was_banned'))).toBeVisible()
    await signIn({ page, text }, player)
    await expect(page.getByRole('heading', { level: 1, name: text('sanctions_banned_title') })).toBeFocused()
    await expect(page.getByText('Ramming, for the third time')).toBeVisible()
    await expect(page.getByText('The videos are clear.')).toBeVisible()
    await noSidewaysScroll(page)
    await page.getByLabel(text('sanctions_appeal_text'), { exact: true }).fill('My brakes had failed.')
    await page.getByRole('button', { name: text('sanctions_appeal_send') }).click()
    await expect(page.getByText(text('sanctions_appeal_sent'))).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)

    await admin.goto(`/admin/users?search=${player.username}&user=${player.user.id}`)
    const details = admin.getByRole('dialog', { name: player.username })
    await expect(details.getByText(player.email)).toBeVisible()
    await expect(details.getByText('My brakes had failed.')).toBeVisible()
    await checkA11y(admin)
    await pressEscape(admin, details)
    await expect(admin.getByRole('row').filter({ hasText: player.username })).toContainText(
      text('users_banned'),
    )
    await noSidewaysScroll(admin)

    await admin.getByRole('link', { name: text('moderation_tab_decide') }).click()
    await admin.getByRole('link', { name: text('moderation_tab_appeals') }).click()
    const appeal = admin.getByRole('article').filter({ hasText: player.username })
    await expect(appeal.getByText('My brakes had failed.')).toBeVisible()
    // The admin has banned the player.
    await expect(appeal.getByText(text('sanctions_appeals_own'))).toBeVisible()
    await checkA11y(admin)
    await noSidewaysScroll(admin)
    await appeal.getByRole('button', { name: new RegExp(text('sanctions_appeals_grant'), 'i') }).click()
    const decision = admin.getByRole('dialog', { name: text('sanctions_appeals_grant_title') })
    await decision.getByLabel(text('sanctions_appeals_note')).fill('Seen on video')
    await decision.getByRole('button', { name: text('sanctions_appeals_grant'), exact: true }).click()
    await expect(admin.getByText(text('sanctions_appeals_grant_done')).first()).toBeVisible()
    await expect(appeal).toBeHidden()

    await admin.goto(`/admin/audit?subject=${player.username}`)
    for (const entry of ['audit_user_banned', 'audit_appeal_made', 'audit_appeal_granted'] as const) {
      await expect(admin.getByRole('cell', { name: text(entry), exact: true })).toBeVisible()
    }
    await noSidewaysScroll(admin)

    await page.getByRole('button', { name: text('auth_back_to_login') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('auth_login_title') })).toBeFocused()
    await expect(page.getByText(text('auth_login_was_banned'))).toBeHidden()
    await signIn({ page, text }, player)
    await expect(page).toHaveURL(/\/search/)
  })
})

test('a warned player confirms the warning, and then posts', async ({ page, openRequest, text }) => {
  const { user } = await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Warned ${newWord()}` })
  await openListening(page, `/crew/${crew.id}?view=crew`)
  const comment = page.getByLabel(text('discussions_comment'), { exact: true })
  await comment.fill('Who brings the snacks?')
  const admin = await openRequest()
  await signInAs(admin, adminName)
  const warned = await admin.post(`/api/admin/users/${user.id}/warn`, {
    data: { reason: 'Insults in the chat', description: 'Please stay friendly.' },
  })
  expect(warned.status(), await warned.text()).toBe(201)

  const warning = page.getByRole('region', { name: text('sanctions_warnings_title') })
  await expect(warning).toContainText('Insults in the chat')
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/comments')) posted.push(request.url())
  })
  const send = page.getByRole('button', { name: text('discussions_send'), exact: true })
  await send.click()
  await expect(page.locator(':focus').filter({ has: warning }), 'the place of the warning').toBeVisible()
  await expect(comment).toHaveValue('Who brings the snacks?')
  await noSidewaysScroll(page)
  await warning.getByRole('button', { name: text('sanctions_warnings_read') }).click()
  await expect(warning).toBeHidden()
  expect(posted).toEqual([])
  await send.click()
  await expect(comment).toHaveValue('')
  await expect(page.getByRole('article').filter({ hasText: 'Who brings the snacks?' })).toHaveCount(1)

  await page.goto('/settings/privacy')
  await expect(page.getByRole('region', { name: text('sanctions_warnings_title') })).toContainText(
    'Insults in the chat',
  )
})
