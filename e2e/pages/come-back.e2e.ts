/// <reference lib="dom" />
/** Players who come back find what they left: the link, the tab, their last words. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { postCrew } from '../support/crews.ts'
import { pressEscape } from '../support/keyboard.ts'
import { noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { openSignIn, signIn, signOut } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

test('going back to the board leads to the crew that was opened', async ({ page, request }) => {
  await registerPlayer(request)
  const title = `Return ${newWord()}`
  await postCrew(request, { title })
  await page.goto(`/search?search=${encodeURIComponent(title)}`)
  const link = page.getByRole('link', { name: title, exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('going back with an open menu closes it, and leads to the crew all the same', {
  tag: '@phone',
}, async ({ page, isMobile, text }) => {
  const { user } = await registerPlayer(page.request)
  const title = `Menu ${newWord()}`
  await postCrew(page.request, { title })
  await page.goto(`/search?search=${encodeURIComponent(title)}`)
  const link = page.getByRole('link', { name: title, exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const opener = isMobile
    ? page.getByRole('button', { name: text('shell_menu_open') })
    : page.getByRole('banner').getByRole('button', { name: user.username })
  await opener.press('Enter')
  const settings = page.getByRole('link', { name: text('settings_title') })
  await settings.focus()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(settings).toBeHidden()
})

test('a dialog that the bar opens by keyboard is not behind the menu', { tag: '@phone-only' }, async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  await page.goto('/search')
  await page.getByRole('button', { name: text('shell_menu_open') }).press('Enter')
  const menu = page.getByRole('navigation', { name: text('shell_menu') })
  await expect(menu).toBeVisible()
  const beacon = page.getByRole('banner').getByRole('button', { name: text('beacons_light') })
  await beacon.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(menu).toBeHidden()
  await pressEscape(page, page.getByRole('dialog'))
  await expect(beacon).toBeFocused()
})

test('a guest who signs in to join returns to the crew with its dialog open', async ({
  page,
  request,
  text,
}) => {
  const player = await registerPlayer(request)
  // The leader: the requests go on in their name.
  await registerPlayer(request)
  const crew = await postCrew(request, { title: `Welcome back ${newWord()}` })
  await page.goto(`/crew/${crew.id}`)
  await page
    .getByRole('link', { name: text('crews_sign_in_to_join') })
    .filter({ visible: true })
    .first()
    .click()
  await openSignIn({ page, text })
  await signIn({ page, text }, player)
  await pressEscape(page, page.getByRole('dialog', { name: new RegExp(crew.title) }))
  await expect(page).toHaveURL(`/crew/${crew.id}`)
})

test('the last message is offered for the next application, and forgotten on signing out', async ({
  page,
  request,
  isMobile,
  text,
}) => {
  await registerPlayer(request)
  const roles = [{ roleName: 'Snack officer', slotsNeeded: 1 }]
  const [first, second] = [await postCrew(request, { roles }), await postCrew(request, { roles })]
  const { user } = await registerPlayer(page.request)
  const dialog = page.getByRole('dialog')
  const message = dialog.getByLabel(text('applications_message'))
  const repeat = dialog.getByRole('button', { name: text('applications_repeat_message') })
  const openDialog = async (id: number) => {
    await page.goto(`/crew/${id}`)
    await page.getByRole('button', { name: /Snack officer/ }).click()
    await expect(message).toBeFocused()
  }
  await openDialog(first.id)
  await expect(repeat).toBeHidden()
  await message.fill('I bring snacks.')
  await dialog.getByRole('button', { name: text('applications_send') }).click()
  await expect(dialog).toBeHidden()

  await openDialog(second.id)
  await repeat.click()
  await expect(message).toHaveValue('I bring snacks.')
  await expect(message).toBeFocused()
  await expect(repeat).toBeHidden()
  await dialog.getByRole('button', { name: text('applications_send') }).click()
  await expect(dialog).toBeHidden()

  await signOut({ page, text, isMobile })
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`last-application-message-${id}`), user.id))
    .toBeNull()
})

test('the tab of an address is in view, however many come before it', { tag: '@phone' }, async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  await page.goto('/my-crews?tab=past')
  await expect(page.getByRole('link', { name: new RegExp(text('my_crews_tab_past')) })).toBeInViewport({
    ratio: 0.95,
  })
  await noSidewaysScroll(page)
})

test.describe('an address that names no crew', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('asks the server for none', async ({ page }) => {
    await registerPlayer(page.request)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of ['/crew/abc', '/crew/abc/edit', '/crew/abc/applications']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Crew Not Found' })).toBeVisible()
    }
    expect(asked.filter((path) => path.startsWith('/api/crew'))).toEqual([])
  })
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('a crew that cannot be loaded says why, and comes when the network is back', async ({
    page,
    context,
    request,
  }) => {
    await registerPlayer(request)
    const title = `Out of reach ${newWord()}`
    const crew = await postCrew(request, { title })
    await page.goto(`/crew/${crew.id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const other = await postCrew(request, { title: `${title} II` })
    await context.setOffline(true)
    await page.evaluate((id) => {
      window.history.pushState({}, '', `/crew/${id}`)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, other.id)
    await expect(page.getByRole('alert')).toContainText('CrewBeacon cannot be reached')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: `${title} II` })).toBeVisible()
  })
})

test.describe('a post that is made again', () => {
  test.use({ expectedComplaints: [/status of (404|500)/] })

  test('starts from the earlier crew as soon as that is loaded', async ({ page }) => {
    await registerPlayer(page.request)
    const { id, title } = await postCrew(page.request, { title: `Again ${newWord()}` })
    let fails = true
    await page.route(`**/api/crew/${id}`, (route) =>
      fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await page.goto(`/create?from=${id}`)
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    // The page has tried three times by then.
    await expect(retry).toBeVisible({ timeout: 20_000 })
    await expect(page.getByLabel('Mission title')).toBeHidden()
    fails = false
    await retry.click()
    await expect(page.getByLabel('Mission title')).toHaveValue(title)
  })

  test('starts from a blank form if the crew is gone, and says so', async ({ page, text }) => {
    await registerPlayer(page.request)
    await page.goto('/create?from=999999999')
    await expect(page.getByText(text('editor_again_missing'))).toBeVisible()
    await expect(page.getByLabel('Mission title')).toHaveValue('')
  })
})
