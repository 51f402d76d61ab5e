/** The settings as a place: where things are, how far away, and the addresses under which they were before. */
import { m } from '#texts'
import { postCrew } from '../support/crews.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('quiet hours are three taps away on a phone, and the list says that they are on', {
  tag: '@phone-only',
}, async ({ page, text }) => {
  await registerPlayer(page.request)
  await page.goto('/search')
  await page.getByRole('button', { name: text('shell_menu_open') }).tap()
  await page
    .getByRole('navigation', { name: text('shell_menu') })
    .getByRole('link', { name: text('settings_title') })
    .tap()
  await expect(page.getByRole('heading', { level: 1, name: text('settings_title') })).toBeFocused()
  const list = page.getByRole('navigation', { name: text('settings_title') })
  await expect(list.getByRole('link')).toHaveCount(5)
  await list.getByRole('link', { name: text('settings_notices') }).tap()
  await page.getByRole('switch', { name: text('push_quiet') }).click()
  await expect(page.getByRole('img', { name: /22:00.*08:00/ })).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)
  await page.getByRole('link', { name: text('settings_title') }).tap()
  await expect(list.getByRole('link', { name: text('settings_notices') })).toContainText('22:00')
})

test('a player chooses how much reaches them, fine-tunes it, and comes back to it', async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  const stored = async () => (await page.request.get('/api/account/notices')).json()
  await page.goto('/settings/notices')
  const preset = (name: Parameters<typeof text>[0]) =>
    page.getByRole('radio', { name: text(name), exact: true })
  await expect(preset('settings_concerns_me')).toBeChecked()
  await expect(preset('settings_custom')).toHaveCount(0)
  // By the keyboard, as radio buttons go.
  await preset('settings_concerns_me').focus()
  await page.keyboard.press('ArrowDown')
  await expect(preset('settings_urgent')).toBeChecked()
  await expect.poll(async () => (await stored()).decision.byPush).toBe(false)
  await preset('settings_everything').check()
  await expect.poll(async () => (await stored()).comment.byMail).toBe(true)

  await page.getByText(text('settings_fine_tune'), { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Ratings: by email' }).click()
  await expect(preset('settings_custom')).toBeChecked()
  await preset('settings_urgent').check()
  await preset('settings_custom').check()
  await expect
    .poll(async () => [(await stored()).rating.byMail, (await stored()).comment.byMail])
    .toEqual([false, true])
  const list = page.getByRole('navigation', { name: text('settings_title') })
  await expect(list.getByRole('link', { name: text('settings_notices') })).toContainText(
    text('settings_custom'),
  )
  await checkA11y(page)
})

test('addresses of before lead to where things are now', async ({ page, text }) => {
  await registerPlayer(page.request)
  for (const [before, now] of [
    ['/account/sessions', '/settings/sign-in#devices'],
    ['/messages/blocked', '/settings/privacy#blocked'],
    ['/profile?tab=settings#notices', '/settings/notices#notices'],
    ['/profile?tab=settings#events', '/settings/sign-in#events'],
    ['/profile?tab=settings#tokens', '/settings/developers#tokens'],
  ] as const) {
    await page.goto(before)
    await expect(page).toHaveURL(now)
  }
  await page.goto('/account/sessions')
  await expect(page.getByText(text('auth_sessions_this'))).toBeVisible()
  // The form and the picture stay on the profile, which leads on to the rest.
  await page.goto('/profile?tab=settings#profile')
  await expect(page.getByLabel(text('profiles_display_name'))).toBeVisible()
  await expect(page.getByRole('region', { name: text('pictures_title') })).toBeVisible()
  await page
    .getByRole('navigation', { name: text('settings_title') })
    .getByRole('link', { name: text('settings_privacy') })
    .click()
  await expect(page).toHaveURL('/settings/privacy')
})

test('after the first application a player is asked once where the answer should come', {
  tag: '@phone',
}, async ({ page, openRequest, text, language }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const crews = [await postCrew(leader), await postCrew(leader)] as const
  const { email } = await registerPlayer(page.request)
  const apply = async (id: number) => {
    const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
    expect((await page.request.post(`/api/crew/${id}/apply`, { data })).status()).toBe(201)
    await page.goto(`/crew/${id}`)
  }
  await apply(crews[0].id)
  const offer = page.getByRole('region', { name: text('settings_offer') })
  await expect(offer.getByText(text('settings_offer_decision'))).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)
  await offer.getByRole('button', { name: text('settings_offer_mail') }).click()
  const done = m.settings_offer_mailed_later({ email }, { locale: language })
  await expect(offer.getByRole('status')).toHaveText(done)
  await expect(offer.getByRole('status')).toBeFocused()
  const settings = await (await page.request.get('/api/account/notices')).json()
  expect([settings.decision.byMail, settings.application.byMail]).toEqual([true, true])

  await apply(crews[1].id)
  await expect(page.getByText(/Waiting for|entscheidet noch/).first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})
