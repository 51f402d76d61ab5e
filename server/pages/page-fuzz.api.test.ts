/** Hostile addresses of public pages: each is rendered, leads to another page of this site, or is not found. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { hostileTexts } from '#server/testing/hostile/hostile-texts.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built' })

/** Rendering takes long. */
const runs = 40
const seed = 20_261_116

const maxRedirects = 2
const internals = /node_modules|\bat \S+ \(|kysely|postgres|pglite|SyntaxError|TypeError/

// Like encodeURIComponent, which throws for half a surrogate pair.
const encode = (text: string) =>
  [...Buffer.from(text.slice(0, 80))].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

const texts = fc.oneof(
  fc.constantFrom(...hostileTexts, '1', '2', 'all', 'mining', 'de', 'en', 'list', 'true', 'crew', 'fleet'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const names = fc.constantFrom(
  ...['search', 'page', 'ship', 'timezone', 'seats', 'languages', 'sort', 'status', 'view', 'maxCrewSize'],
  ...['tab', 'apply', 'translation', 'lang', 'x', '__proto__', 'constructor', 'toString'],
)

const paths = fc.oneof(
  fc.constantFrom('/', '/search', '/crew/1', '/profile/1', '/legal/terms', '/legal/impressum'),
  fc
    .tuple(fc.constantFrom('/crew/', '/profile/', '/', '/legal/'), texts)
    .map(([start, text]) => start + encode(text)),
)

const addresses = fc
  .tuple(paths, fc.array(fc.tuple(names, texts), { maxLength: 4 }))
  .map(([path, pairs]) => `${path}?${pairs.map(([name, text]) => `${name}=${encode(text)}`).join('&')}`)

test(`${runs} hostile addresses are all answered properly`, { timeout: 60_000 + runs * 500 }, async () => {
  const player = await registerPlayer(t)
  await postCrew(t, player)
  const statuses = new Set<number>()

  const open = async (url: string, isPlayer: boolean, redirects = 0): Promise<void> => {
    const { statusCode, headers, body } = await t.inject({
      url,
      cookies: isPlayer ? { ...player.cookies } : {},
    })
    statuses.add(statusCode)
    if (statusCode === 302) {
      expect(headers.location).toMatch(/^\/(?![/\\])/)
      expect(redirects).toBeLessThan(maxRedirects)
      return open(String(headers.location), isPlayer, redirects + 1)
    }
    expect([200, 404]).toContain(statusCode)
    expect(body).not.toMatch(internals)
    // Nothing that an address says may break the rendering.
    if (/^\/(search|crew\/1|profile\/1|legal\/terms|legal\/impressum)?(\?|$)/.test(url))
      expect(body).toContain('id="rendered"')
  }

  await fc.assert(
    fc.asyncProperty(addresses, fc.boolean(), (url, isPlayer) => open(url, isPlayer)),
    { numRuns: runs, seed },
  )
  expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 404]))
})
