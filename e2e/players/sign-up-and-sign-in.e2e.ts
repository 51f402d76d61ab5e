/// <reference lib="dom" />
/** A newcomer makes an account, comes and goes, and gets a forgotten password back. */
import type { Locator } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { postCrew } from '../support/crews.ts'
import { pressEscape } from '../support/keyboard.ts'
import { latestMail, linkIn } from '../support/mail.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { newPlayer, registerPlayer } from '../support/players.ts'
import { fillSignUp, openSignIn, signIn, signOut, signUpForm } from '../support/sessions.ts'
import { expect, test, waitUntilInteractive } from '../support/test.ts'

// The browser prints a line for every answer that is no success, and some here are meant.
test.use({ expectedComplaints: [/status of 40[0139]/] })

test('a newcomer registers by keyboard', { tag: '@daily' }, async ({ page, text }) => {
  const player = newPlayer()
  await page.goto('/register')
  const form = signUpForm({ page, text })
  for (const field of ['auth_password', 'auth_confirm_password'] as const)
    await expect(form.getByRole('button', { name: `(${text(field)})` })).toHaveCount(1)
  await form.getByLabel(text('auth_username')).focus()
  for (const value of [player.username, player.email]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(player.password)
  await form.getByLabel(text('auth_confirm_password'), { exact: true }).focus()
  await page.keyboard.type(player.password)
  // What the browser says of the newcomer is one line that opens.
  const others = form.locator('summary')
  await expect(others).toContainText('Berlin')
  await others.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: new RegExp(text('auth_playtime_evening')) }).focus()
  await page.keyboard.press('Space')
  await expect(others).toContainText(text('auth_playtime_evening'))
  await page.getByRole('checkbox', { name: new RegExp(text('auth_register_terms_accept')) }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search')
  await expect(page.getByText(text('shell_registered'))).toBeVisible()
  await expect(page.getByText(player.username).filter({ visible: true }).first()).toBeVisible()
})

test('a wrong password is told, the right one lets in', { tag: '@daily' }, async ({
  page,
  request,
  text,
}) => {
  const player = await registerPlayer(request)
  await page.goto('/login')
  const username = page.getByLabel(text('auth_username'))
  const password = page.getByLabel(text('auth_password'), { exact: true })
  await username.fill(player.username)
  await password.fill('not my password')
  await password.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: text('auth_login_failed') })).toBeVisible()
  await expect(username).toHaveValue(player.username)
  await checkA11y(page)
  await password.fill(player.password)
  await password.press('Enter')
  await expect(page).toHaveURL('/search')
})

test('by keyboard the password follows the name, typed before the page is hydrated', async ({
  page,
  request,
  text,
}) => {
  const player = await registerPlayer(request)
  const crew = await postCrew(request, { title: `Came for ${newWord()}` })
  const entry = '**/assets/index-*.js'
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(entry, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/favicon.svg')
  await page.evaluate((id) => window.location.assign(`/login?redirect=/crew/${id}`), crew.id)
  // Before the styles are there, so is the line that phones get in place of the card.
  await expect(page.getByRole('link', { name: crew.title }).first()).toBeVisible()
  await page.getByLabel(text('auth_login_name')).fill(player.username)
  release()
  await waitUntilInteractive(page)
  await expect(page.getByLabel(text('auth_login_name'))).toHaveValue(player.username)
  await page.getByLabel(text('auth_login_name')).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(player.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/crew/${crew.id}`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor signs in with the form, after being told what is wrong', async ({
    page,
    request,
    text,
  }) => {
    const player = await registerPlayer(request)
    await page.goto('/login?redirect=/legal/rules')
    await page.getByLabel(text('auth_login_name')).fill(player.username)
    await page.getByLabel(text('auth_password'), { exact: true }).fill('not my password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(text('auth_login_name'))).toHaveValue(player.username)
    await page.getByLabel(text('auth_password'), { exact: true }).fill(player.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/legal/rules')
    await page.goto('/messages')
    await expect(page.getByRole('link', { name: text('app_find_crew') })).toBeVisible()
  })

  test('a newcomer finds both doors on one page, and signs in by the second', async ({
    page,
    request,
    text,
  }) => {
    const player = await registerPlayer(request)
    await page.goto('/register?redirect=/legal/rules')
    await expect(signUpForm({ page, text })).toBeVisible()
    await openSignIn({ page, text })
    await signIn({ page, text }, player)
    await expect(page).toHaveURL('/legal/rules')
  })

  test('a newcomer signs up with the form', async ({ page, text }) => {
    await page.goto('/register?redirect=/legal/rules')
    await fillSignUp({ page, text }, newPlayer())
    // Without a script the server does not know the time zone, so the line with it is open.
    await signUpForm({ page, text }).getByLabel(text('auth_register_timezone')).selectOption('Europe/Berlin')
    await page.getByRole('button', { name: text('auth_register_submit') }).click()
    await expect(page).toHaveURL('/legal/rules')
  })
})

test('the page for a newcomer has the other door, and a browser that knows a player leads to it first', {
  tag: '@phone',
}, async ({ page, request, openRequest, isMobile, text }) => {
  const player = await registerPlayer(await openRequest())
  await registerPlayer(request)
  const crew = await postCrew(request, { title: `Two doors ${newWord()}` })
  const join = page
    .getByRole('link', { name: text('crews_sign_in_to_join') })
    .filter({ visible: true })
    .first()
  await page.goto(`/crew/${crew.id}`)
  await join.click()
  await expect(page).toHaveURL(/\/register\?/)
  await expect(page.getByRole('heading', { level: 1, name: text('auth_join_title') })).toBeVisible()
  await openSignIn({ page, text })
  await checkA11y(page)
  await noSidewaysScroll(page)
  await signIn({ page, text }, player)
  await pressEscape(page, page.getByRole('dialog', { name: new RegExp(crew.title) }))
  await expect(page).toHaveURL(`/crew/${crew.id}`)

  await signOut({ page, text, isMobile })
  await page.goto(`/crew/${crew.id}`)
  await join.click()
  await expect(page).toHaveURL(/\/login\?/)
  await page.getByRole('link', { name: text('auth_login_sign_up') }).click()
  await expect(page).toHaveURL(/\/register\?/)
})

test('a forgotten password is replaced with the link from the mail', { tag: '@daily' }, async ({
  page,
  request,
  text,
}) => {
  const player = await registerPlayer(request)
  await page.goto('/login')
  await page.getByRole('link', { name: text('auth_login_forgot') }).click()
  await page.getByLabel(text('auth_email'), { exact: true }).fill(player.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: text('auth_forgot_sent_title') })).toBeVisible()
  await checkA11y(page)
  await page.getByRole('link', { name: text('auth_forgot_again') }).click()
  await expect(page.getByLabel(text('auth_email'), { exact: true })).toBeVisible()

  const link = linkIn(await latestMail(player.email, 2))
  const fresh = 'a quite different secret'
  const setNew = async () => {
    await page.goto(link)
    await page.getByLabel(text('auth_new_password'), { exact: true }).fill(fresh)
    await page.getByLabel(text('auth_confirm_password'), { exact: true }).fill(fresh)
    await page.keyboard.press('Enter')
  }
  await setNew()
  await expect(page.getByRole('heading', { name: text('auth_reset_done_title') })).toBeVisible()
  await checkA11y(page)
  await setNew()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()

  await page.goto('/login')
  await signIn({ page, text }, { username: player.email, password: fresh })
  await expect(page).toHaveURL('/search')
})

test('a name in use is told on leaving its field, and nothing typed is lost', async ({
  page,
  request,
  text,
}) => {
  const taken = await registerPlayer(request)
  const player = newPlayer()
  await page.goto('/register')
  const form = signUpForm({ page, text })
  const username = form.getByLabel('Username')
  await username.fill(taken.username.toUpperCase())
  await page.keyboard.press('Tab')
  await expect(form.getByText('This username is already taken.')).toBeVisible()
  await checkA11y(page)
  await fillSignUp({ page, text }, { ...player, username: taken.username })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(username).toBeFocused()
  await expect(form.getByText('This username is already taken.')).toBeVisible()
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(player.email)
  await username.fill(player.username)
  await expect(form.getByText('This username is already taken.')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(username).toHaveAccessibleDescription('Still free')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/search')
})

test('a guest who wants to join registers and returns to the crew with its dialog open', async ({
  page,
  request,
  text,
}) => {
  await registerPlayer(request)
  const title = `Room for one ${newWord()}`
  await postCrew(request, { title })
  const player = newPlayer()
  await page.goto(`/search?search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `Sign in to Join: ${title}` }).click()
  // The address is ahead of the page.
  await expect(signUpForm({ page, text })).toBeVisible()
  await expect(page.getByRole('link', { name: title }).filter({ visible: true })).toBeVisible()
  await fillSignUp({ page, text }, player)
  await page.getByRole('button', { name: 'Create account' }).click()
  await pressEscape(page, page.getByRole('dialog', { name: new RegExp(title) }))
  await expect(page).toHaveURL(/\/crew\/\d+$/)
})

test('from a link in Discord to the application for a chosen seat: five clicks and four fields', {
  tag: '@phone',
}, async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const crew = await postCrew(leader, {
    title: `Linked ${newWord()}`,
    maxCrewSize: 4,
    roles: [
      { roleName: 'Left gun', slotsNeeded: 1 },
      { roleName: 'Right gun', slotsNeeded: 1 },
    ],
  })
  const player = newPlayer()
  await page.goto(`/crew/${crew.id}`)
  await waitUntilInteractive(page)
  const counts = { clicks: 0, fields: 0 }
  const click = async (target: Locator) => {
    counts.clicks += 1
    await target.click()
  }
  const fill = async (label: Parameters<typeof text>[0], value: string) => {
    counts.fields += 1
    await signUpForm({ page, text }).getByLabel(text(label), { exact: true }).fill(value)
  }
  const gunner = page.getByRole('listitem').filter({ has: page.getByText('Right gun') })
  await click(gunner.getByRole('link', { name: /Right gun/ }))
  await expect(page).toHaveURL(/register/)
  await fill('auth_username', player.username)
  await fill('auth_email', player.email)
  await fill('auth_password', player.password)
  await fill('auth_confirm_password', player.password)
  await click(page.getByRole('checkbox', { name: new RegExp(text('auth_register_terms_accept')) }))
  await click(page.getByRole('button', { name: text('auth_register_submit'), exact: true }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Right gun')
  await click(dialog.getByRole('button', { name: text('applications_opener_new') }))
  await click(dialog.getByRole('button', { name: text('applications_send') }))
  await expect(dialog).toBeHidden()
  const { applications } = await (await leader.get(`/api/crew/${crew.id}/role-applications`)).json()
  expect(applications).toMatchObject([{ roleName: 'Right gun', applicantName: player.username }])
  expect(counts).toEqual({ clicks: 5, fields: 4 })
})

test('after signing in the player is back where they came from, but never on another site', async ({
  page,
  openPage,
  request,
  text,
}) => {
  const player = await registerPlayer(request)
  await page.goto('/login?redirect=/account/sessions')
  await signIn({ page, text }, player)
  await expect(page).toHaveURL('/settings/sign-in#devices')
  const elsewhere = await openPage()
  await elsewhere.goto('/login?redirect=//evil.example/')
  await signIn({ page: elsewhere, text }, player)
  await expect(elsewhere).toHaveURL('/search')
})

test('signing out ends it here, and everywhere when asked to', { tag: '@phone' }, async ({
  page,
  isMobile,
  text,
}) => {
  const player = await registerPlayer(page.request)
  await page.goto('/settings/sign-in#devices')
  await expect(page.getByText(text('auth_sessions_this'))).toBeVisible()
  await page.getByRole('button', { name: text('auth_sessions_end_all') }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByRole('button', { name: text('auth_sessions_end_all') }).click()
  await expect(page.getByText(text('auth_sessions_all_ended'))).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)

  await page.goto('/login')
  await signIn({ page, text }, player)
  await expect(page).toHaveURL('/search')
  // It takes the focus when it is there, and a menu would close.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await signOut({ page, text, isMobile })
  await expect(page).toHaveURL('/')
  // The page does not wait for the request that ends the session.
  await expect.poll(async () => (await page.request.get('/api/user')).status()).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})
