/** The public pages as the server renders them: what a visitor without JavaScript, or a search engine, reads. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCrew, updateCrew } from '#contract/crews/crews.ts'
import { eventually } from '#server/testing/eventually.ts'
import { crewDraft, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { builtPage } from '#server/testing/page-folder.ts'
import type { Cookies } from '#server/testing/sender.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built' })

interface Visit extends Partial<Cookies> {
  readonly headers?: Readonly<Record<string, string>>
}

const open = async (url: string, { cookies = {}, headers = {} }: Visit = {}) => {
  const response = await t.inject({ url, cookies: { ...cookies }, headers })
  const { body: document, headers: answered, statusCode: status } = response
  // What the page was rendered from is in scripts, and would hide that nothing was rendered.
  const html = document.replace(/<script\b.*?<\/script>/gs, '')
  return { status, html, document, headers: answered }
}

const german = { 'accept-language': 'de-DE,de;q=0.9' }

test('the board, a crew, a player and a legal text can be read in the page itself', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Lyria before dawn' })
  const board = await open('/search')
  expect(board.html).toContain('Lyria before dawn')
  expect(board.html).toContain(`href="/crew/${id}"`)
  const crew = await open(`/crew/${id}`)
  expect(crew.html).toContain('Two lasers open, refinery after.')
  const profile = await open(`/profile/${leader.user.id}`)
  expect(profile.html).toContain(`>${leader.user.username}<`)
  const privacy = await open('/legal/privacy')
  expect(privacy.html).toContain('Verantwortlich')
  expect([board, crew, profile, privacy].map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test.each([
  ['/crew/999999', 'Crew Not Found'],
  ['/crew/x', 'Crew Not Found'],
  ['/profile/999999', 'Profile Not Found'],
  ['/nowhere', 'Page not found'],
])('%s does not exist, and the page says so', async (url, title) => {
  const { status, html } = await open(url)
  expect(status).toBe(404)
  expect(html).toContain(title)
})

test.each([
  ['what the browser asks for', '/search', { headers: german }, 'Missionstafel'],
  [
    'the cookie before the browser',
    '/search',
    { headers: german, cookies: { 'preferred-language': 'en' } },
    'Mission board',
  ],
  [
    'the address before the cookie',
    '/search?lang=de',
    { cookies: { 'preferred-language': 'en' } },
    'Missionstafel',
  ],
  [
    'English for anything unknown',
    '/search?lang=xx',
    { cookies: { 'preferred-language': '<b>' } },
    'Mission board',
  ],
] as const)('a page is in the language of %s', async (_, url, visit, title) => {
  const { html } = await open(url, visit)
  expect(html).toContain(`<title>${title} · CrewBeacon</title>`)
})

test('a page is in the theme and zone of its visitor', async () => {
  const leader = await registerPlayer(t)
  await postCrew(t, leader, { scheduledFor: '2027-01-10T12:00:00.000Z' })
  const { html } = await open('/search', { cookies: { theme: 'light', 'time-zone': 'Asia/Tokyo' } })
  expect(html).toContain('data-theme="light"')
  expect(html).toContain('Sun 10 Jan 21:00')
  const unknown = await open('/search', { cookies: { theme: 'pink', 'time-zone': `${'x'.repeat(5000)}` } })
  expect(unknown.html).toContain('data-theme="dark"')
})

test('visitors who ask at the same time get their own pages', async () => {
  const player = await registerPlayer(t)
  const visits = Array.from({ length: 5 }, (_, index) => [
    open('/search', { headers: german }),
    open('/search', { cookies: { 'preferred-language': 'en', 'time-zone': `Etc/GMT-${index}` } }),
    open(`/profile/${player.user.id}`, { cookies: player.cookies }),
  ]).flat()
  const pages = await Promise.all(visits)
  for (const [index, { html, document }] of pages.entries()) {
    const isPlayer = index % 3 === 2
    expect(html).toContain('<h1')
    expect(html.includes('<html lang="de"')).toBe(index % 3 === 0)
    expect(document.includes(`"user":{"id":${player.user.id}`)).toBe(isPlayer)
    expect(document.includes(player.user.email)).toBe(isPlayer)
  }
})

test('a page with anything of a player is cached by nobody', async () => {
  const player = await registerPlayer(t)
  const own = await open('/search', { cookies: player.cookies })
  const guest = await open('/search')
  expect(own.document).toContain(player.user.email)
  expect(guest.document).not.toContain(player.user.username)
  // Else going back after logging out would show it.
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(guest.headers['cache-control']).toBe('private, no-cache')
})

test('a guest sees a new post, and a change of it, at once', async () => {
  const leader = await registerPlayer(t)
  expect((await open('/search')).html).not.toContain('Night shift at Daymar')
  const { id } = await postCrew(t, leader, { title: 'Night shift at Daymar' })
  await eventually(async () => expect((await open('/search')).html).toContain('Night shift at Daymar'))
  const body = crewDraft({ title: 'Day shift at Daymar' })
  expect((await t.send(updateCrew, { params: { id }, body }, { as: leader })).status).toBe(200)
  await eventually(async () => expect((await open('/search')).html).toContain('Day shift at Daymar'))
})

test('hostile text stays text', async () => {
  const leader = await registerPlayer(t)
  const title = '</title><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  const description = `</script><script>alert(2)</script>{nonce}<!--head--><!--site--></head>$&\u202e${'🚀'.repeat(2000)}`
  const created = await t.send(createCrew, { body: crewDraft({ title, description }) }, { as: leader })
  const shown = '&lt;script&gt;alert(1)'
  for (const url of ['/search', `/crew/${created.body.id}`]) {
    await eventually(async () => expect((await open(url)).html).toContain(shown))
    const { html, document, status } = await open(url)
    expect(status).toBe(200)
    expect(document).not.toMatch(/<script>alert|<img src=x|<\/title><script/)
    expect(html).toContain(shown)
    expect(document.match(/<title>/g)).toHaveLength(1)
    expect(document.match(/<\/head>/g)).toHaveLength(1)
  }
})

test('a page that can be rendered is compressed for its visitor', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await open('/search', { headers: { 'accept-encoding': encoding } })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  }
})

test('each page names its own styles, which exist', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const stylesOf = async (url: string) =>
    [...(await open(url)).html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(
      ([, file = '']) => file,
    )
  const ofAllPages = await stylesOf('/messages')
  const own: string[][] = []
  for (const url of ['/', '/search', `/crew/${id}`, `/profile/${leader.user.id}`, '/legal/terms']) {
    const styles = await stylesOf(url)
    for (const file of styles) expect(existsSync(join(builtPage.folder, file))).toBe(true)
    expect(styles).toEqual(expect.arrayContaining(ofAllPages))
    own.push(styles.filter((file) => !ofAllPages.includes(file)))
  }
  for (const styles of own) expect(styles).not.toEqual([])
  // No two pages of these are styled alike.
  expect(new Set(own.map((styles) => styles.join())).size).toBe(own.length)
})

test.each([
  ['/search/', '/search'],
  ['/search?page=abc&lang=de', '/search?lang=de'],
  ['/search?search=a+b&ship=x&utm_source=y', '/search?search=a+b'],
  ['/legal/terms?translation=xx', '/legal/terms'],
  ['/nowhere/', '/nowhere'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
])('%s leads to %s', async (url, target) => {
  const { status, headers } = await open(url)
  expect([status, headers.location]).toEqual([302, target])
  expect((await open(target)).headers.location).toBeUndefined()
})

test.each(['/MESSAGES', '/%6dessages', '/%72eset-password', '/search/../messages', '/x//y'])(
  'the browser alone renders %s',
  async (url) => {
    const { status, html } = await open(url)
    expect([status, html.includes('<div id="root"></div>')]).toEqual([200, true])
  },
)

test('pages that differ in what no page reads are rendered once', async () => {
  const nowOf = async (url: string) => /"now":(\d+)/.exec((await open(url)).document)?.[1]
  const now = await nowOf('/legal/privacy')
  expect(now).toBeDefined()
  expect(await nowOf('/legal/privacy?fbclid=abc')).toBe(now)
  t.clock.advance(5_000)
  expect(await nowOf('/legal/privacy?x=1')).not.toBe(now)
})
