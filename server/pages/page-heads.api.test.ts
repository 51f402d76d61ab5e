/** What search engines read in the head of a rendered page. */
import { expect, test } from 'vitest'
import { fixedPages } from '#server/features/sitemap/sitemap.documents.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { builtPage } from '#server/testing/page-folder.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { siteOf } from './site.ts'
import { loadPage } from './static.ts'

const t = openTestApp({ withPage: 'built', rateLimitScale: 1000 })

/** The page's one address; undefined if search engines should not list it. */
const canonicalOf = async (url: string): Promise<string | undefined> => {
  const { body } = await t.inject({ url })
  const address = /<link rel="canonical" href="([^"]+)">/.exec(body)?.[1]
  expect(body.includes('<meta name="robots" content="noindex">')).toBe(address === undefined)
  return address && new URL(address).pathname + new URL(address).search
}

test('pages that guests see name their one address', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const profile = `/profile/${leader.user.id}`
  expect(await canonicalOf('/?utm_source=x')).toBe('/')
  expect(await canonicalOf('/search?view=list&activity=mining')).toBe('/search?activity=mining')
  expect(await canonicalOf(`/crew/${id}?apply=crew`)).toBe(`/crew/${id}`)
  expect(await canonicalOf(`${profile}?tab=fleet`)).toBe(profile)
  expect(await canonicalOf('/legal/terms?translation=en')).toBe('/legal/terms?translation=en')
})

test.each([
  ['en', 'Players · CrewBeacon', 'Star Citizen players who are free right now'],
  ['de', 'Mitspieler · CrewBeacon', 'Star-Citizen-Spieler, die gerade frei sind'],
])('a shared link to who is free says so (%s)', async (lang, title, description) => {
  const { body } = await t.inject({ url: `/players?lang=${lang}` })
  expect(body).toContain(`<title>${title}</title>`)
  expect(body).toContain(`<meta name="description" content="${description}`)
})

test('the sitemap has every page that search engines list and that always exists', async () => {
  const { renderer } = await loadPage(builtPage.folder, siteOf(t.node.ctx), builtPage.renderFile)
  const paths = (renderer?.pages ?? []).map(({ path }) => path).filter((path) => !path.includes('$'))
  const inSitemap = new Set(fixedPages.map(({ path }) => path))
  const missing: string[] = []
  for (const path of paths) {
    // Without a token it leads on to another page.
    const address = await canonicalOf(path === '/reset-password' ? `${path}?token=seen-in-a-mail` : path)
    if (address !== undefined && !inSitemap.has(address)) missing.push(address)
  }
  expect(paths).toContain('/search')
  expect(missing).toEqual([])
})

test.each([
  '/search?page=2',
  '/search/nowhere',
  '/crew/999999',
  '/profile/nobody',
  '/legal/terms/nowhere',
  '/nowhere',
  '/login',
  '/players',
])('search engines do not list %s', async (url) => {
  expect(await canonicalOf(url)).toBeUndefined()
})

test('search engines do not list pages that show nothing without signing in', async () => {
  expect((await t.inject({ url: '/messages' })).headers['x-robots-tag']).toBe('noindex')
  expect((await t.inject({ url: '/search' })).headers['x-robots-tag']).toBeUndefined()
})
