/** A report on its way through the admin panel, and a crew that an admin deletes. */
import type { APIRequestContext, Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { admin, moderator, signInAs } from '../support/demo-players.ts'
import { openMenu } from '../support/folds.ts'
import { pressEscape } from '../support/keyboard.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

/** A new crew, and a report on its leader by a new player. */
const reportLeader = async (openRequest: () => Promise<APIRequestContext>, title: string, reason: string) => {
  const leader = await openRequest()
  const { user } = await registerPlayer(leader)
  const crew = await postCrew(leader, { title })
  const reporter = await openRequest()
  await registerPlayer(reporter)
  const answer = await reporter.post(`/api/crew/${crew.id}/report`, {
    data: { reportedUserId: user.id, reportCategory: 'griefing', reportReason: reason },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return { crew, leader, user }
}

test('a moderator compares, resolves, and goes on with the next report', { tag: '@daily' }, async ({
  page,
  openRequest,
  text,
}) => {
  const word = `sorted${newWord()}`
  const older = await reportLeader(openRequest, `Ramming ${word}`, 'Rammed the Prospector')
  const newer = await reportLeader(openRequest, `Looting ${word}`, 'Took the cargo')
  const edited = await newer.leader.put(`/api/crew-finder/${newer.crew.id}`, {
    data: { title: newer.crew.title, description: 'All friendly here.', activity: 'mining' },
  })
  expect(edited.status(), await edited.text()).toBe(200)
  await signInAs(page.request, moderator)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/reports/)
  await page.getByRole('searchbox', { name: text('reports_search') }).fill(word)
  await expect(page).toHaveURL(new RegExp(word))
  const rows = page.getByRole('row').filter({ hasText: word })
  await expect(rows).toHaveCount(2)
  await noSidewaysScroll(page)
  await openMenu(rows.filter({ hasText: 'Took the cargo' }), /./)
  for (const step of ['reports_dismiss', 'reports_resolve'] as const)
    await expect(rows.getByRole('button', { name: text(step) }).filter({ visible: true })).toHaveCount(1)
  await page.keyboard.press('Escape')

  await rows
    .filter({ hasText: 'Took the cargo' })
    .getByRole('link', { name: text('reports_details') })
    .press('Enter')
  const details = page.getByRole('dialog', { name: newer.user.displayName })
  await expect(details.getByText('All friendly here.')).toBeVisible()
  await expect(details.getByText(text('reports_changed'), { exact: true })).toBeVisible()
  await expect(details.getByRole('button', { name: text('sanctions_ban'), exact: true })).toHaveCount(0)
  await checkA11y(page)
  await details.getByRole('button', { name: text('reports_resolve') }).press('Enter')
  const decision = page.getByRole('dialog', { name: text('reports_resolve_title') })
  await decision.getByLabel(text('reports_note')).fill('Seen on video')
  await decision.getByRole('button', { name: text('reports_resolve') }).press('Enter')
  await expect(page.getByText(text('reports_resolved_done')).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows).toHaveCount(1)
  await expect(
    rows.filter({ hasText: older.crew.title }).getByRole('link', { name: text('reports_details') }),
  ).toBeFocused()
})

test('a search that is still waiting leaves an opened report open', async ({ page, openRequest }) => {
  const word = `waiting${newWord()}`
  const { crew } = await reportLeader(openRequest, `Ramming ${word}`, 'Rammed the Prospector')
  await signInAs(page.request, moderator)
  await page.goto('/admin/reports')
  const row = page.getByRole('row').filter({ hasText: crew.title })
  const link = row.getByRole('link', { name: 'Details' })
  await expect(link).toBeVisible()
  await page.getByRole('searchbox', { name: 'Name or mission' }).fill(word)
  await link.click()
  await expect(page).toHaveURL(/report=\d+/)
  await expect(page).toHaveURL(new RegExp(word))
  await expect(page).toHaveURL(/report=\d+/)
  const details = page.getByRole('dialog')
  await expect(details).toBeVisible()
  await pressEscape(page, details)
  await expect(page).toHaveURL(/\/admin\/reports/)
})

test.describe('of two moderators', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('the slower one learns what the other decided', async ({ page, openPage, openRequest }) => {
    const { crew } = await reportLeader(openRequest, `Contested ${newWord()}`, 'Rammed the Prospector')
    await signInAs(page.request, moderator)
    await page.goto(`/admin/reports?search=${encodeURIComponent(crew.title)}`)
    await openMenu(page.getByRole('row').filter({ hasText: crew.title }), /./)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    const slow = page.getByRole('dialog', { name: 'Dismiss report' })
    await slow.getByLabel('Note').fill('Looks harmless')

    const other = await openPage()
    await signInAs(other.request, admin)
    await other.goto(`/admin/reports?search=${encodeURIComponent(crew.title)}`)
    await openMenu(other.getByRole('row').filter({ hasText: crew.title }), /./)
    await other.getByRole('button', { name: 'Resolve' }).click()
    const fast = other.getByRole('dialog', { name: 'Resolve report' })
    await fast.getByLabel('Note').fill('Seen on video')
    await fast.getByRole('button', { name: 'Resolve' }).click()
    await expect(fast).toBeHidden()

    await slow.getByRole('button', { name: 'Dismiss' }).click()
    await expect(slow.getByText(/^Dispatch.* resolved this report/)).toBeVisible()
    await expect(slow.getByText('Seen on video')).toBeVisible()
    await expect(slow.getByLabel('Note')).toHaveValue('Looks harmless')
  })
})

test.describe('a deleted crew', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('says to a member why it is gone', async ({ page, openPage, openRequest }) => {
    const leader = await openRequest()
    await registerPlayer(leader)
    const crew = await postCrew(leader, { title: `Selling accounts ${newWord()}` })
    const member = await openPage()
    await registerPlayer(member.request)
    await joinCrew(leader, member.request, crew.id)

    await signInAs(page.request, admin)
    await page.goto(`/crew/${crew.id}`)
    await page.getByRole('button', { name: 'Delete crew' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete crew' })
    await dialog.getByLabel('Reason').fill('Trading of accounts')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(/\/search/)
    await expect(page.getByText('The crew was deleted').first()).toBeVisible()

    await member.goto(`/crew/${crew.id}`)
    await expect(member.getByText('This crew was removed by the moderators.')).toBeVisible()
    await expect(member.getByText('Trading of accounts')).toBeVisible()
  })
})

/** The paths below /api/admin that the page asks for from now on. */
const watchAdminRequests = (page: Page) => {
  const requested = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/admin')) requested.add(pathname)
  })
  return requested
}

test('the panel is closed to players, and its user list to moderators', async ({ page, openPage }) => {
  await registerPlayer(page.request)
  const requested = watchAdminRequests(page)
  await page.goto('/admin/reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  expect([...requested]).toEqual([])

  const staff = await openPage()
  await signInAs(staff.request, moderator)
  const requestedByStaff = watchAdminRequests(staff)
  await staff.goto('/admin/users')
  await expect(staff.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  // The numbers of contested absences, pending reports and handles to verify, on the tabs.
  const counted = ['/api/admin/absences', '/api/admin/crew-reports/stats', '/api/admin/handle-proofs']
  await expect(() => expect([...requestedByStaff].sort()).toEqual(counted)).toPass({ timeout: 20_000 })
  await staff.getByRole('link', { name: 'Statistics' }).click()
  await expect(staff.getByRole('heading', { name: 'Reports per week' })).toBeVisible()
  await noSidewaysScroll(staff)
})

test.describe('an address', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('in capitals opens its tab, and one that does not exist is not found', async ({ page }) => {
    await signInAs(page.request, admin)
    await page.goto('/admin/Reports')
    await expect(page.getByRole('searchbox', { name: 'Name or mission' })).toBeVisible()
    await page.goto('/admin/nonsense')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})
