/** The ready check before a start: two browsers that see each other's answers, the bell, and the buttons of a push. */
import type { APIRequestContext, Page } from '@playwright/test'
import type { ReadyState } from '#contract/crews/readiness.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, joinCrew, postCrew } from '../support/crews.ts'
import { openMore } from '../support/folds.ts'
import { clickOn, deliver, openWorker, shownIn } from '../support/notifications.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const answer = (request: APIRequestContext, crewId: number, said: string) =>
  request.put(`/api/crew/${crewId}/ready`, { data: { answer: said } })

const ownState = async (request: APIRequestContext, crewId: number): Promise<ReadyState | null> =>
  (await (await request.get(`/api/crew/${crewId}`)).json()).viewer.ready

test('the leader asks, members answer on their pages, and everybody aboard sees it at once', {
  tag: ['@daily', '@phone'],
}, async ({ page, openPage, openRequest, text, language }) => {
  const memberPage = await openPage()
  const silent = await openRequest()
  await registerPlayer(page.request)
  const { username } = await registerPlayer(memberPage.request)
  const { username: silentName } = await registerPlayer(silent)
  const crew = await postCrew(page.request, { title: `Ready ${newWord()}`, scheduledFor: inHours(2) })
  for (const member of [memberPage.request, silent]) await joinCrew(page.request, member, crew.id)

  await memberPage.goto(`/crew/${crew.id}`)
  await expect(memberPage.getByRole('heading', { name: text('crew_page_you_fly') })).toBeVisible()
  const ready = memberPage.getByRole('button', { name: text('ready_answer_ready') })
  await expect(ready).toHaveCount(0)
  await page.goto(`/crew/${crew.id}?view=crew`)
  await page.getByRole('button', { name: text('ready_call'), exact: true }).click()
  await expect(page.getByText(m.ready_sum({ ready: 1, total: 3 }, { locale: language }))).toBeVisible()
  await expect(page.getByRole('button', { name: text('ready_call'), exact: true })).toHaveCount(0)

  await expect(ready).toBeVisible()
  await checkA11y(memberPage)
  await noSidewaysScroll(memberPage)
  await ready.click()
  await expect(memberPage.getByText(text('ready_answered_ready'))).toBeVisible()
  await expect(page.getByText(m.ready_sum({ ready: 2, total: 3 }, { locale: language }))).toBeVisible()
  const row = (of: Page, name: string) =>
    of
      .getByRole('region', { name: text('crew_page_members') })
      .getByRole('listitem')
      .filter({ hasText: name })
  await expect(row(page, username)).toContainText(text('ready_state_ready'))
  await expect(row(memberPage, silentName)).toContainText(text('ready_state_silent'))
  await expect(page.getByRole('region', { name: text('crew_page_seats') })).toContainText(
    text('ready_state_silent'),
  )

  await openMore(memberPage)
  await memberPage.getByRole('button', { name: text('ready_answer_late') }).click()
  await expect(memberPage.getByText(text('ready_answered_late'))).toBeVisible()
  await expect(page.getByText(m.ready_sum_late({ count: 1 }, { locale: language }))).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)

  // The start comes, and one has never answered.
  await page.request.post(`/api/crew/${crew.id}/start`)
  await expect(page.getByRole('button', { name: text('missions_complete') })).toBeVisible()
  await openMore(page)
  await page.getByRole('button', { name: m.ready_release({ count: 1 }, { locale: language }) }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(silentName)
  await checkA11y(page)
  await dialog.getByRole('button', { name: text('ready_release_confirm') }).click()
  await expect(page.getByText(text('ready_release_done')).first()).toBeVisible()
  await expect(row(page, silentName)).toHaveCount(0)
  await expect(row(memberPage, username)).toContainText(text('ready_state_late'))
  await expect(row(memberPage, silentName)).toHaveCount(0)
  expect((await (await silent.get(`/api/crew/${crew.id}`)).json()).viewer.isMember).toBe(false)
})

test('a ready check is answered in the row of the bell, and who cannot come confirms it', {
  tag: '@phone',
}, async ({ page, openRequest, text, language }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const { username } = await registerPlayer(page.request)
  const crew = await postCrew(leader, { title: `Bell ${newWord()}` })
  await joinCrew(leader, page.request, crew.id)
  await leader.post(`/api/crew/${crew.id}/ready-check`)
  await page.goto('/notices')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: m.ready_notice_called({ title: crew.title }, { locale: language }) })
  await row.getByRole('button', { name: text('ready_answer_late') }).click()
  await expect(row.getByRole('button', { name: text('ready_answer_late') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await ownState(page.request, crew.id)).toBe('late')
  await checkA11y(page)
  await noSidewaysScroll(page)
  await row.getByRole('button', { name: text('ready_answer_cannot') }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(text('ready_cannot_consequence'))
  await dialog.getByRole('button', { name: text('ready_cannot_confirm') }).click()
  await expect(page.getByText(text('ready_cannot_done')).first()).toBeVisible()
  await expect(row.getByRole('group', { name: text('ready_answers') })).toHaveCount(0)
  const { notices } = await (await leader.get('/api/notices')).json()
  expect(JSON.stringify(notices)).toContain(username)
  expect(notices[0].key).toBe(`not_coming ${crew.id}`)
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('an answer that does not arrive says so, and can be sent again', async ({
    page,
    openRequest,
    text,
  }) => {
    const leader = await openRequest()
    await registerPlayer(leader)
    await registerPlayer(page.request)
    const crew = await postCrew(leader, { title: `Refused ${newWord()}` })
    await joinCrew(leader, page.request, crew.id)
    await leader.post(`/api/crew/${crew.id}/ready-check`)
    await page.goto(`/crew/${crew.id}`)
    await page.route('**/api/crew/*/ready', (route) => route.abort())
    await page.getByRole('button', { name: text('ready_answer_ready') }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/crew/*/ready')
    await page.getByRole('button', { name: text('ready_answer_ready') }).click()
    await expect(page.getByText(text('ready_answered_ready'))).toBeVisible()
  })
})

test.describe('on a device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a button of the notification answers without a page, and opens it if that fails', async ({
    page,
    context,
    openRequest,
    text,
  }) => {
    const leader = await openRequest()
    await registerPlayer(leader)
    await registerPlayer(page.request)
    const crew = await postCrew(leader, { title: `Pushed ${newWord()}` })
    await joinCrew(leader, page.request, crew.id)
    await leader.post(`/api/crew/${crew.id}/ready-check`)
    await page.goto('/search')
    const worker = await openWorker(context)
    const link = `/crew/${crew.id}`
    const done = text('ready_push_ready')
    const call = { method: 'PUT', path: `/api/crew/${crew.id}/ready`, body: { answer: 'ready' }, done }
    const push = {
      title: 'Ready?',
      at: new Date().toISOString(),
      link,
      tag: `reminder ${link}`,
      actions: [{ title: text('ready_answer_ready'), link, call }],
    }
    const shown = { title: 'CrewBeacon', tag: push.tag }
    await deliver(context, page, push)
    await expect.poll(() => shownIn(worker)).toEqual([{ ...shown, body: push.title }])
    await worker.evaluate(clickOn('0'))
    await expect.poll(() => shownIn(worker)).toEqual([{ ...shown, body: done }])
    expect(await ownState(page.request, crew.id)).toBe('ready')
    await expect(page).toHaveURL(/\/search/)

    // Too late: the page shows what has become of the seat.
    await answer(page.request, crew.id, 'cannot_come')
    await deliver(context, page, push)
    await expect.poll(() => shownIn(worker)).toEqual([{ ...shown, body: push.title }])
    await worker.evaluate(clickOn('0'))
    await expect(page).toHaveURL(link)

    // Nothing but the API of this site is ever called.
    for (const path of ['https://elsewhere.example/api/steal', '/logout']) {
      await page.goto('/search')
      await deliver(context, page, { ...push, actions: [{ ...push.actions[0], call: { ...call, path } }] })
      await expect.poll(() => shownIn(worker)).toEqual([{ ...shown, body: push.title }])
      await worker.evaluate(clickOn('0'))
      await expect(page).toHaveURL(link)
    }
  })
})
