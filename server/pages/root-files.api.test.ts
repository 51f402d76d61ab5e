import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'small' })

const get = (url: string) => t.inject({ url })

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icons/192.png', 'image/png'],
  ['/icons/512.png', 'image/png'],
  ['/icons/maskable-192.png', 'image/png'],
  ['/icons/maskable-512.png', 'image/png'],
  ['/screenshots/board-wide.png', 'image/png'],
  ['/screenshots/crew-wide.png', 'image/png'],
  ['/screenshots/board-narrow.png', 'image/png'],
  ['/screenshots/crew-narrow.png', 'image/png'],
])('%s is cached for a day', async (url, type) => {
  const { statusCode, headers } = await get(url)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=86400' })
})

test.each([['/sw.js', 'text/javascript; charset=utf-8', 'worker']])(
  '%s is never used without asking whether it is still the newest',
  async (url, type, content) => {
    const { body, headers } = await get(url)
    expect(body).toBe(content)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' })
  },
)

test('a phone that keeps the app learns its name, colours, icons and ways in', async () => {
  const { headers, ...answer } = await get('/manifest.webmanifest')
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const manifest = answer.json()
  expect(manifest).toMatchObject({
    id: '/',
    name: 'CrewBeacon',
    short_name: 'CrewBeacon',
    lang: 'en',
    start_url: '/search',
    scope: '/',
    display: 'standalone',
    theme_color: '#0a0d11',
    background_color: '#0a0d11',
  })
  expect(manifest.shortcuts).toMatchObject([
    { name: 'Find a crew', url: '/search' },
    { name: 'Post a crew', url: '/create' },
  ])
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])
  expect(purposes).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['192x192', 'maskable'],
    ['512x512', 'maskable'],
  ])
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    expect([src, (await get(src)).headers['content-type']]).toEqual([src, type])
  }
})

test('before a phone keeps the app it shows screenshots, each as large as it says', async () => {
  const { screenshots } = (await get('/manifest.webmanifest')).json()
  expect(screenshots.length).toBeGreaterThan(1)
  for (const { src, sizes, form_factor: form } of screenshots) {
    const { width = 0, height = 0 } = await sharp(await readFile(`web/public${src}`)).metadata()
    expect([src, sizes, form]).toEqual([src, `${width}x${height}`, width > height ? 'wide' : 'narrow'])
  }
})

test.each([
  ['?lang=de', 'de', 'Crew finden', /^Die Missionstafel/],
  ['?lang=en', 'en', 'Find a crew', /^The mission board/],
  ['?lang=fr', 'en', 'Find a crew', /^The mission board/],
  ['?lang=de&lang=en', 'en', 'Find a crew', /^The mission board/],
])('the app is described in the language of the page: %s', async (query, lang, name, label) => {
  const manifest = (await get(`/manifest.webmanifest${query}`)).json()
  expect([manifest.lang, manifest.shortcuts[0].name]).toEqual([lang, name])
  expect(manifest.screenshots[0].label).toMatch(label)
})

test('a password manager is led to the place where a password is changed', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/settings/sign-in#password'])
})

test('someone who has found a hole learns whom to tell, for the next half year', async () => {
  const { body, headers } = await get('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const { siteEmail, expires } =
    /^Contact: mailto:(?<siteEmail>\S+@\S+)\nExpires: (?<expires>\S+)\n/.exec(body)?.groups ?? {}
  expect(siteEmail).toBe(t.node.ctx.config.site.operatorEmail)
  const days = (Date.parse(expires ?? '') - t.node.ctx.now().getTime()) / (24 * 60 * 60_000)
  expect(Math.ceil(days)).toBe(180)
})

test('the browser may use our own manifest and service worker, and no others', async () => {
  const policy = (await get('/search')).headers['content-security-policy']
  expect(policy).toMatch(/manifest-src 'self'(;|$)/)
  expect(policy).toMatch(/worker-src 'self'(;|$)/)
})
