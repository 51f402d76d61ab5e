/** Notices on a device: turned on, shown, opened, and held back. */
import type { Page } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { newPushKeys } from '#server/testing/fakes/push-service.ts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { demoCrew } from '../support/demo-players.ts'
import { confirmAddress, latestMail } from '../support/mail.ts'
import { clickOn, deliver, openWorker, shownIn, standIn } from '../support/notifications.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const section = (page: Page) => page.locator('#push')

test('a player turns notices on by a click, and what is pushed leads to the crew', async ({
  page,
  context,
  request,
  text,
}) => {
  const crewId = await demoCrew(request)
  await standIn(page)
  await context.grantPermissions(['notifications'])
  await registerPlayer(page.request)
  await page.goto('/settings/notices#push')
  await expect(section(page).getByText(text('push_off'))).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')

  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/account/push/devices'))
  await section(page)
    .getByRole('switch', { name: text('push_section') })
    .click()
  expect((await stored).status()).toBe(201)
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
  await expect(section(page).getByText(text('push_on'))).toBeVisible()
  await section(page).getByText(text('push_devices'), { exact: true }).click()
  await expect(section(page).getByRole('listitem')).toContainText('fcm.googleapis.com')
  await checkA11y(page)

  const worker = await openWorker(context)
  const link = `/crew/${crewId}`
  const push = {
    title: 'You are in!',
    at: new Date().toISOString(),
    link,
    tag: `decision ${link}`,
    actions: [],
  }
  await deliver(context, page, push)
  const shown = { title: 'CrewBeacon', body: push.title, tag: push.tag }
  await expect.poll(() => shownIn(worker)).toEqual([shown])
  // The same once more takes its place.
  await deliver(context, page, push)
  await expect.poll(() => shownIn(worker)).toEqual([shown])
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await worker.evaluate(clickOn(''))
  await expect(page).toHaveURL(link)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect.poll(() => shownIn(worker)).toEqual([])

  const applications = { title: 'Answer…', link: `${link}/applications` }
  await deliver(context, page, { ...push, actions: [applications] })
  await expect.poll(() => shownIn(worker)).toEqual([shown])
  await worker.evaluate(clickOn('0'))
  await expect(page).toHaveURL(applications.link)

  await page.goto('/settings/notices#push')
  await section(page)
    .getByRole('switch', { name: text('push_section') })
    .click()
  await expect(section(page).getByText(text('push_off'))).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
})

/** The push service ends the subscription of this browser. */
const endSubscription = (keys: object) => `(async () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/${newWord()}'
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys: ${JSON.stringify(keys)} }) })
  let work
  dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil: (promise) => { work = promise } }))
  await work
})()`

test('a browser whose subscription ends gets a new one for whoever turned notices on, and nobody else', async ({
  page,
  context,
  text,
}) => {
  await standIn(page)
  await context.grantPermissions(['notifications'])
  await registerPlayer(page.request)
  await page.goto('/settings/notices#push')
  await section(page)
    .getByRole('switch', { name: text('push_section') })
    .click()
  await expect(section(page).getByText(text('push_on'))).toBeVisible()
  const worker = await openWorker(context)
  const devices = async () => (await (await page.request.get('/api/account/push')).json()).devices
  const [first] = await devices()
  await worker.evaluate(endSubscription(newPushKeys().publicKeys))
  const [second] = await devices()
  expect(second.id).not.toBe(first.id)

  await registerPlayer(page.request)
  await worker.evaluate(endSubscription(newPushKeys().publicKeys))
  expect(await devices()).toEqual([])
})

test('a player who closes the question of the browser is told that notices stay off', async ({
  page,
  text,
}) => {
  await standIn(page)
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'default'
  })
  await registerPlayer(page.request)
  await page.goto('/settings/notices#push')
  await section(page)
    .getByRole('switch', { name: text('push_section') })
    .click()
  await expect(page.getByText(text('push_dismissed')).first()).toBeVisible()
  await expect(section(page).getByText(text('push_off'))).toBeVisible()
})

test('where the browser does not allow notices the page says so, and offers mail', {
  tag: '@phone',
}, async ({ page, context, text }) => {
  await context.clearPermissions()
  await registerPlayer(page.request)
  await page.goto('/settings/notices#push')
  await expect(section(page).getByText(text('push_denied'))).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)
  await section(page)
    .getByRole('link', { name: text('push_choose_mail') })
    .click()
  await expect(page.locator('#mail').getByRole('checkbox')).toBeInViewport()
})

test('a player keeps hours quiet', { tag: '@phone' }, async ({ page, text }) => {
  await registerPlayer(page.request)
  await page.goto('/settings/notices#quiet')
  const quiet = page.locator('#quiet')
  await quiet.getByRole('switch', { name: text('push_quiet') }).click()
  await quiet.getByLabel(text('push_quiet_from'), { exact: true }).fill('23:30')
  await quiet.getByLabel(text('push_quiet_to'), { exact: true }).fill('23:30')
  await quiet.getByRole('button', { name: text('push_quiet_save') }).click()
  await expect(quiet.getByLabel(text('push_quiet_to'), { exact: true })).toBeFocused()
  await quiet.getByLabel(text('push_quiet_to'), { exact: true }).fill('07:00')
  await quiet.getByRole('button', { name: text('push_quiet_save') }).click()
  await expect(page.getByText(text('push_quiet_saved'))).toBeVisible()
  await page.reload()
  await expect(quiet.getByLabel(text('push_quiet_to'), { exact: true })).toHaveValue('07:00')
  await expect(quiet.getByRole('switch', { name: text('push_quiet') })).toBeChecked()
})

test('the link in a mail ends mails of its kind, without signing in', { tag: '@phone' }, async ({
  page,
  openRequest,
  text,
}) => {
  const [leader, member] = [await openRequest(), await openRequest()]
  await registerPlayer(leader)
  const { email } = await registerPlayer(member)
  await confirmAddress(member, email)
  await member.put('/api/account/notices/decision', { data: { inInbox: true, byMail: true } })
  const crew = await postCrew(leader, { title: `Mailed ${newWord()}` })
  await joinCrew(leader, member, crew.id)
  const mail = await latestMail(email, 2)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await page.goto(/^https?:\S+\/unsubscribe\?\S+$/m.exec(mail)?.[0] ?? '')
  await expect(page).toHaveURL('/unsubscribe')
  await page.getByRole('button', { name: text('push_unsubscribe_submit') }).click()
  await expect(page.getByRole('heading', { name: text('push_unsubscribe_done_title') })).toBeVisible()
  const settings = await (await member.get('/api/account/notices')).json()
  expect(settings.decision.byMail).toBe(false)
})
