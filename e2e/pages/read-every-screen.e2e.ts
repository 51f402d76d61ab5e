/** Every screen once, on the phone in German: nothing moves, axe in both themes, and everything has room. */
import { paths } from '#web/paths.ts'
import {
  admin,
  demoCrew,
  flownCrew,
  leader,
  member,
  player,
  signInAs,
  trader,
} from '../support/demo-players.ts'
import { stayedInPlace } from '../support/layout-shift.ts'
import { noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { expect, test } from '../support/test.ts'

/** By who looks at them; `:demo` is a crew of the leader, `:flown` a completed one of the trader. */
const screens = {
  guest: [
    '/',
    '/search?status=all',
    '/search?view=list',
    '/search?search=qqqqqqqqqq',
    '/crew/:demo',
    '/profile/2',
    '/profile/2?tab=ratings',
    '/create',
    '/register/discord',
    '/account/confirm-email',
    '/unsubscribe?token=1.application-comment.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '/unsubscribe?token=1.application',
    '/flying-times',
    '/legal/impressum',
    '/legal/privacy',
    '/legal/terms',
    '/legal/rules',
    '/no/such/page',
  ],
  [player]: [
    '/search?sort=match',
    '/crew/:demo',
    '/crew/:demo/applications',
    '/my-crews',
    '/players',
    '/fly-now',
    '/players?search=marl',
    '/players?search=qqqqqqqqqq',
    '/my-crews?tab=applied',
    '/profile',
    '/profile?tab=fleet',
    '/profile?tab=settings',
    '/messages',
    '/messages?with=2',
    '/notices',
    '/searches',
    '/settings',
    '/settings/profile#hours',
    '/settings/notices',
    '/settings/sign-in',
    '/settings/privacy',
    '/settings/developers',
    '/settings/discord',
  ],
  [member]: ['/crew/:demo'],
  [trader]: ['/crew/:flown'],
  [leader]: [
    '/crew/:demo',
    '/crew/:demo?view=crew',
    '/crew/:demo/edit',
    '/crew/:demo/applications',
    '/create',
    '/notices',
  ],
  [admin]: [
    '/admin/reports',
    '/admin/users',
    '/admin/decide',
    '/admin/appeals',
    '/admin/handles',
    '/admin/absences',
    '/admin/audit',
    '/admin/statistics',
  ],
} as const

const accountScreens = [
  { path: '/login', title: 'auth_login_title', submit: 'auth_login_submit', fields: 2 },
  { path: '/register', title: 'auth_register_title', submit: 'auth_register_submit', fields: 4 },
  { path: '/forgot-password', title: 'auth_forgot_title', submit: 'auth_forgot_submit', fields: 1 },
  { path: '/reset-password?token=abc', title: 'auth_reset_title', submit: 'auth_reset_submit', fields: 2 },
] as const

// Each test opens what a dozen others would.
test.describe.configure({ timeout: 600_000 })

/** Laid out differently there: filters, tables and conversations beside what they belong to. */
const wideScreens = ['/search?status=all', '/crew/:demo', '/messages', '/admin/reports']

test('wide screens read well', async ({ page, request }) => {
  await signInAs(page.request, admin)
  const demo = String(await demoCrew(request))
  for (const address of wideScreens) {
    await test.step(address, async () => {
      await page.goto(address.replace(':demo', demo))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await stayedInPlace(page)
      await readsWell(page)
    })
  }
})

test.describe('every screen', { tag: '@phone-only' }, () => {
  test.use({
    expectedComplaints: [
      /status of 404.*no\/such\/page|status of 409.*discord\/sign-up|status of 400.*reset-password\/methods/,
    ],
  })

  for (const viewer of ['guest', player, member, trader, leader, admin] as const) {
    test(`reads well (${viewer})`, async ({ page, request }) => {
      if (viewer !== 'guest') await signInAs(page.request, viewer)
      // What others post and write meanwhile would move the lists.
      await page.route('**/api/events', () => {})
      const demo = String(await demoCrew(request))
      const flown = String(await flownCrew(request))
      for (const address of screens[viewer]) {
        await test.step(address, async () => {
          await page.goto(address.replace(':demo', demo).replace(':flown', flown))
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await stayedInPlace(page)
          await readsWell(page)
        })
      }
    })
  }

  test('for an account reads well with every error shown', async ({ page, text, language }) => {
    for (const { path, title, submit, fields } of accountScreens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: text(title) })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await noSidewaysScroll(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: text(submit), exact: true })
        .click()
      const wrong = page.locator('[aria-invalid="true"]')
      await expect(wrong.first()).toBeFocused()
      await expect(wrong.nth(fields - 1)).toBeAttached()
      await readsWell(page)
    }
  })

  test('of the site is in this list', () => {
    const read = [...Object.values(screens).flat(), ...accountScreens.map(({ path }) => path)].map(
      (address) => address.split(/[?#]/)[0],
    )
    // These lead on to other screens.
    const { admin: _panel, oldBlockedPlayers: _blocked, oldSessions: _sessions, ...addresses } = paths
    for (const address of Object.values(addresses)) {
      const pattern = new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`)
      expect(
        read.some((path) => pattern.test(path ?? '')),
        address,
      ).toBe(true)
    }
  })
})
