/** Dialogs and forms that a screen opens, on the phone in German: axe in both themes, and everything has room. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { postCrew } from '../support/crews.ts'
import { admin, demoCrew, signInAs } from '../support/demo-players.ts'
import { openMore } from '../support/folds.ts'
import { pressEscape } from '../support/keyboard.ts'
import { flyMission } from '../support/missions.ts'
import { readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { signIn } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

/** Opens a dialog, reads it and closes it. */
const readDialog = async (page: Page, opener: Locator) => {
  await opener.filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  // Nothing was sent, so nothing can have failed.
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await readsWell(page)
  await pressEscape(page, dialog)
}

// Each test opens what a dozen others would.
test.describe.configure({ timeout: 600_000 })

test.describe('what opens on a screen', { tag: '@phone-only' }, () => {
  test('reads well for a player with somebody else’s crew', async ({ page, openRequest, text }) => {
    const leader = await openRequest()
    const { user } = await registerPlayer(leader)
    const { user: player } = await registerPlayer(page.request)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const open = await postCrew(leader, {
      title: `Dialogs ${newWord()}`,
      roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
    })
    await page.goto(`/crew/${open.id}`)
    await readDialog(page, button(/Pilot/))
    await readDialog(page, button(text('messages_contact_leader')))
    await openMore(page)
    await readsWell(page)
    await readDialog(page, button(text('reports_crew')))

    const flown = await flyMission(leader, page.request, `Flown ${newWord()}`)
    await page.goto(`/crew/${flown.id}`)
    await readDialog(page, button(text('ratings_with_comment')))
    await page.goto(`/profile/${user.id}`)
    await readDialog(page, button(text('reports_player')))
    await postCrew(page.request)
    await page.goto(`/messages?with=${user.id}`)
    await readDialog(page, button(text('messages_invite')))
    await leader.post(`/api/users/${player.id}/message`, { data: { message: 'Coming?' } })
    await page.reload()
    await readDialog(
      page,
      button(m.report_subjects_report_conversation_with({ name: user.displayName }, { locale: 'de' })),
    )
  })

  test('reads well for a leader and for the owner of an account', async ({ page, text }) => {
    await registerPlayer(page.request)
    const crew = await postCrew(page.request)
    await page.goto(`/crew/${crew.id}`)
    await openMore(page)
    await readDialog(page, page.getByRole('button', { name: text('missions_cancel') }))
    await readDialog(page, page.getByRole('button', { name: text('players_invite_several') }))

    await page.goto('/create')
    await page.getByRole('button', { name: text('roles_custom') }).click()
    await page.getByRole('button', { name: text('editor_ship_choose') }).click()
    await page.getByText(text('editor_rest'), { exact: true }).click()
    await page.getByRole('radio', { name: text('editor_day_later') }).check()
    await readsWell(page)

    await page.goto('/search')
    await page.getByRole('button', { name: text('board_filters') }).click()
    await page.getByText(text('board_more_filters'), { exact: true }).click()
    const ship = page.getByRole('group', { name: text('fleet_filter'), exact: true })
    await ship.getByRole('button', { name: text('fleet_filter_any') }).click()
    await expect(ship.getByRole('searchbox')).toBeVisible()
    await readsWell(page)

    await page.goto('/profile?tab=fleet')
    await page.getByRole('button', { name: text('fleet_add') }).click()
    await page.getByRole('searchbox', { name: text('fleet_ship') }).fill('prospector')
    await page.getByRole('radio', { name: 'Prospector' }).check()
    await readsWell(page)

    await page.goto('/settings/privacy#delete')
    await readDialog(page, page.locator('#delete').getByRole('button'))
    await page.goto('/settings/profile')
    const picture = sharp({ create: { width: 600, height: 300, channels: 3, background: '#0000ff' } })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })
    await expect(page.getByRole('application')).toBeVisible()
    await readsWell(page)
  })

  test('reads well for an admin', async ({ page, request, text }) => {
    const { user } = await registerPlayer(request)
    await signInAs(page.request, admin)
    await page.goto(`/admin/users?search=${user.username}&user=${user.id}`)
    await expect(page.getByRole('dialog', { name: user.displayName })).toContainText(user.email)
    await readsWell(page)

    await page.goto('/admin/reports')
    await page
      .getByRole('link', { name: text('reports_details') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await readsWell(page)
    await page.goto(`/crew/${await demoCrew(request)}`)
    await readDialog(page, page.getByRole('button', { name: text('reports_delete_crew') }))
  })
})

test.describe('a decision about a player', { tag: '@phone-only' }, () => {
  test.use({ expectedComplaints: [/status of 40[13]/] })

  test('reads well for the player', async ({ page, request, openRequest, text }) => {
    const warned = await registerPlayer(page.request)
    const banned = await registerPlayer(request)
    const staff = await openRequest()
    await signInAs(staff, admin)
    const reason = { reason: 'Insults in the chat', description: 'Please stay friendly.' }
    const warning = await staff.post(`/api/admin/users/${warned.user.id}/warn`, { data: reason })
    expect(warning.ok(), await warning.text()).toBe(true)
    const ban = await staff.post(`/api/admin/users/${banned.user.id}/ban`, {
      data: { ...reason, banType: 'temporary' },
    })
    expect(ban.ok(), await ban.text()).toBe(true)

    await page.goto('/settings/privacy')
    await expect(page.getByRole('region', { name: text('sanctions_warnings_title') })).toBeVisible()
    await readsWell(page)

    await page.context().clearCookies()
    await page.goto('/login')
    await signIn({ page, text }, banned)
    await expect(page.getByRole('heading', { level: 1, name: text('sanctions_banned_title') })).toBeVisible()
    await readsWell(page)
  })
})
