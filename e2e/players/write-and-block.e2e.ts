/** Two browsers at once: a player contacts a leader, the reply arrives live, and a block is silent. */
import type { Page } from '@playwright/test'
import { issueText } from '#contract/issues/texts.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { postCrew } from '../support/crews.ts'
import { openMenu } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

/** The link in the top bar with this many unread messages. */
const badge = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`, ${count} `) })

const rows = (page: Page) =>
  page.getByRole('list', { name: /^(Message list|Nachrichtenliste)$/ }).getByRole('listitem')

test.describe('a message', () => {
  test.use({ expectedComplaints: [/status of 403/] })

  test('to the leader is answered live, and a block is silent', { tag: '@daily' }, async ({
    page,
    openPage,
    text,
    language,
  }) => {
    await registerPlayer(page.request)
    const crew = await postCrew(page.request, { title: `Letters ${newWord()}` })
    await openListening(page, '/messages')
    await expect(page.getByRole('heading', { name: text('messages_empty') })).toBeVisible()

    const player = await openPage()
    const { username } = await registerPlayer(player.request)
    await openListening(player, `/crew/${crew.id}`)
    await player.getByRole('button', { name: text('messages_contact_leader') }).click()
    const dialog = player.getByRole('dialog')
    const send = dialog.getByRole('button', { name: text('messages_send') })
    await send.click()
    await expect(dialog.getByText(issueText('leader_message_required', language))).toBeVisible()
    await dialog.getByLabel(text('messages_message')).fill('Where do we meet?')
    await noSidewaysScroll(player)
    await send.click()
    await expect(dialog).toBeHidden()

    // It appears in the open inbox, and the badge counts it.
    await expect(rows(page)).toHaveCount(1)
    await expect(badge(page, 1)).toBeVisible()
    await rows(page).getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: username }), 'and not the next row').toBeFocused()
    const reply = page.getByLabel(text('messages_reply'))
    await expect(page.getByRole('log')).toContainText('Where do we meet?')
    await noSidewaysScroll(page)
    await reply.fill('Hangar 4.')
    await page.getByRole('button', { name: text('messages_send') }).click()
    await expect(page.getByRole('log')).toContainText('Hangar 4.')
    await expect(reply).toHaveValue('')
    await expect(reply, 'ready for the next').toBeFocused()
    await expect(page.getByRole('log'), 'ages are not announced').toHaveAttribute(
      'aria-relevant',
      'additions',
    )
    await page.getByRole('link', { name: text('messages_back') }).focus()
    await page.keyboard.press('Enter')
    await expect(rows(page).getByRole('link')).toBeFocused()
    await expect(rows(page).getByRole('link')).toBeInViewport()
    await page.keyboard.press('Enter')

    // The reply arrives on the page of the crew as a badge; marking it as read removes the badge.
    await badge(player, 1).click()
    await expect(rows(player)).toHaveCount(1)
    await rows(player).getByRole('link').click()
    await expect(player.getByRole('log')).toContainText('Hangar 4.')
    const read = player.getByRole('button', { name: text('messages_read'), exact: true })
    await read.filter({ visible: true }).click()
    await expect(badge(player, 1)).toBeHidden()
    await expect(read).toHaveCount(0)

    const block = m.messages_block_name({ name: username }, { locale: language })
    await page.getByRole('button', { name: block }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: text('messages_block'), exact: true }).click()
    await expect(page.getByText(text('messages_blocked_note'))).toBeVisible()
    await expect(reply).toHaveCount(0)

    // The other side sees nothing of it but that the leader takes no messages, and keeps the text.
    const answer = player.getByLabel(text('messages_reply'))
    await answer.fill('Thanks!')
    await player.getByRole('button', { name: text('messages_send') }).click()
    await expect(player.getByRole('alert')).toContainText('is not accepting messages')
    await expect(answer).toHaveValue('Thanks!')

    await openListening(page, '/settings/privacy#blocked')
    await expect(page.getByRole('listitem').filter({ hasText: username })).toBeVisible()
    await checkA11y(page)
    await noSidewaysScroll(page)
    await page.getByRole('button', { name: new RegExp(username) }).click()
    await expect(page.getByText(text('messages_blocked_empty'))).toBeVisible()
    await player.getByRole('button', { name: text('messages_send') }).click()
    await expect(player.getByRole('log')).toContainText('Thanks!')
    await expect(badge(page, 2)).toBeVisible()
  })
})

test('the way back from a conversation leads the keyboard to an inbox that is still empty', {
  tag: '@phone',
}, async ({ page, request, text }) => {
  const { user } = await registerPlayer(request)
  await registerPlayer(page.request)
  await page.goto(`/messages?with=${user.id}`)
  await page.getByRole('link', { name: text('messages_back') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: text('messages_empty') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a badge that says three means three unread rows, and all are marked at once', async ({
  page,
  request,
}) => {
  const { user } = await registerPlayer(page.request)
  await registerPlayer(request)
  for (const message of ['One', 'Two', 'Three']) {
    await request.post(`/api/users/${user.id}/message`, { data: { message } })
  }
  await page.goto('/messages?folder=unread')
  await expect(badge(page, 3)).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  const menu = page.getByLabel('More about this list')
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await menu.press('Enter')
  await markAll.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing unread' })).toBeVisible()
  await expect(badge(page, 3)).toBeHidden()
  await expect(menu, 'the focus is not lost').toBeFocused()
  await menu.press('Enter')
  await expect(markAll).toBeDisabled()

  await page.getByRole('radio', { name: 'All' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('article').last().getByRole('button', { name: 'Delete this message' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('an invitation leads to the crew, and is no notice', async ({ page, openPage }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Guests ${newWord()}` })
  const guest = await openPage()
  const { user, username } = await registerPlayer(guest.request)
  await page.goto(`/messages?with=${user.id}`)
  await page.getByRole('button', { name: 'Invite to a crew' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Crew')).toHaveValue(String(crew.id))
  await dialog.getByLabel('Message').fill('Fly with us.')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('log')).toContainText('Invitation')

  await guest.goto('/messages')
  await guest.getByRole('log').getByRole('link', { name: crew.title }).click()
  await expect(guest.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()
  const applied = await guest.request.post(`/api/crew/${crew.id}/apply`, {
    data: { message: 'Gladly.', availability: 'flexibel', experience: 'experte' },
  })
  expect(applied.status()).toBe(201)

  // The application is a notice: the other folder has it, and the number of each folder is that of its list.
  await page.goto('/messages')
  const folders = page.getByRole('navigation', { name: 'Folders of the inbox' })
  await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible()
  await folders.getByRole('link', { name: /^Notices ?1 unread$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeFocused()
  const notices = page.getByRole('list', { name: 'Notices' }).locator('> li')
  await expect(notices).toHaveCount(1)
  await expect(notices).toContainText(username)
})

test.describe('a failure', () => {
  test.use({ expectedComplaints: [/status of (500|429)|net::ERR/] })

  test('to load says so and can be repeated; too many messages say how long to wait', async ({
    page,
    request,
  }) => {
    const { user } = await registerPlayer(page.request)
    const other = await registerPlayer(request)
    const failed = {
      status: 500,
      headers: { 'x-request-id': '3f9a1c20b7de' },
      json: { code: 'internal', message: 'x' },
    }
    await page.route('**/api/messages?folder=*', (route) => route.fulfill(failed))
    await openListening(page, '/messages')
    await expect(page.getByText('Messages could not be loaded.')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Reference: 3f9a1c20b7de')
    await checkA11y(page)
    await page.unroute('**/api/messages?folder=*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible()

    await page.route('**/api/users/*/message', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '700' },
        json: { code: 'too_many_requests', message: 'x' },
      }),
    )
    await page.goto(`/messages?with=${other.user.id}`)
    await page.getByLabel('Your reply').fill('Hello')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('Please try again in 12 minutes.')

    await request.post(`/api/users/${user.id}/message`, { data: { message: 'Hello' } })
    await page.route('**/api/messages/read-all?*', (route) => route.fulfill(failed))
    await page.goto('/messages')
    await openMenu(page, 'More about this list')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByRole('alert')).toContainText('Reference: 3f9a1c20b7de')
  })
})

test('an address in a message is a link, and the wish for silence stays', async ({ page, request }) => {
  const { user } = await registerPlayer(page.request)
  await registerPlayer(request)
  await request.post(`/api/users/${user.id}/message`, { data: { message: 'https://example.org is ours.' } })
  await page.goto('/messages')
  await expect(page.getByRole('log')).toContainText('is ours.')
  await expect(page.getByRole('log').getByRole('link', { name: 'https://example.org' })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener noreferrer',
  )
  const silence = page.getByRole('checkbox', { name: /Do not disturb/ })
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await silence.click()
  await expect(silence).toBeChecked()
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(silence).toBeChecked()
})

test('a guest is asked to sign in', async ({ page }) => {
  for (const path of ['/messages', '/messages/blocked']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible()
  }
})
