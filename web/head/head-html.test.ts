import { afterEach, expect, test } from 'vitest'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { sitePreviewPath } from '#contract/previews/version.ts'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { type Locale, setLocale } from '#web/i18n/language.ts'
import { crewHead } from './crew-head.ts'
import { headHtml } from './head-html.ts'
import type { PageHead } from './page-head.ts'
import { profileHead } from './profile-head.ts'
import { boardHead, homeHead, legalHead, plainHead } from './site-heads.ts'

afterEach(() => setLocale('en'))

const publicUrl = 'https://crew.example'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '')

const line =
  /^(?:<title>([^<>]*)<\/title>|<(meta|link)((?: [a-z]+="[^"<>]*")+)>|<script type="application\/ld\+json">([^<>&]*)<\/script>)$/

interface Tag {
  readonly name: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Reads the head back, and fails on anything that is not one of our elements. */
const parse = (html: string): Tag[] =>
  html.split('\n').map((written) => {
    const match = line.exec(written)
    if (!match) throw new Error(`not a tag of ours: ${written}`)
    const [, title, name, attributes = '', json] = match
    if (title !== undefined) return { name: 'title', text: decode(title), attributes: {} }
    if (json !== undefined) return { name: 'script', text: json, attributes: {} }
    const pairs = [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      decode(value),
    ])
    return { name: name ?? '', text: '', attributes: Object.fromEntries(pairs) }
  })

const read = (head: PageHead, writing: { locale?: Locale; addressLocale?: Locale } = {}) => {
  const tags = parse(headHtml(head, { publicUrl, locale: 'en', ...writing }))
  return {
    title: tags.find(({ name }) => name === 'title')?.text,
    meta: (name: string) =>
      tags.find(({ attributes }) => (attributes.name ?? attributes.property) === name)?.attributes.content,
    links: Object.fromEntries(
      tags
        .filter(({ name }) => name === 'link')
        .map(({ attributes: { rel, hreflang, href } }) => [hreflang ?? rel, href]),
    ),
    script: tags.find(({ name }) => name === 'script'),
  }
}

const crew: CrewDetails = {
  ...blankCrew,
  id: 7,
  title: 'Quantanium run',
  description: 'Two lasers open,\nrefinery after.',
  activity: 'mining',
  authorId: 3,
  authorName: 'Marlin',
  location: 'Aaron Halo',
  scheduledTime: '2026-11-14T19:30:00.000Z',
  estimatedDuration: 150,
  timezone: 'Europe/Berlin',
  currentCrewSize: 5,
  maxCrewSize: 8,
}

const player: PlayerProfile = {
  id: 3,
  username: 'marlin',
  displayName: 'Marlin Voss',
  bio: 'I fly a MOLE.',
  citizenId: null,
  isHandleVerified: false,
  organisation: null,
  starCitizenHandle: 'Marlin',
  profileImage: '/api/pictures/xyz',
  userRole: 'citizen',
  timezone: 'UTC',
  joinDate: '2026-01-01T00:00:00.000Z',
  preferredLanguages: ['en'],
  regions: [],
  canReport: false,
}

test('a shared crew says what it is, when it starts in its zone, and how many seats are free', () => {
  const head = read(crewHead(crew, { publicUrl }))
  expect(head.title).toBe('Quantanium run · CrewBeacon')
  expect(head.meta('og:title')).toBe('Quantanium run · Sat 14 Nov 2026, 20:30')
  expect(head.meta('description')).toBe(
    'Sat 14 Nov 2026, 20:30 (Berlin, UTC+1). 3 of 8 seats free. Mining, Aaron Halo. Two lasers open, refinery after.',
  )
  expect(head.meta('og:description')).toBe(head.meta('description'))
  expect(head.meta('og:image')).toMatch(/^https:\/\/crew\.example\/api\/previews\/crew\/7\/[0-9a-z]{11}$/)
  expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual(['1200', '630'])
  expect([head.meta('og:type'), head.meta('og:site_name'), head.meta('twitter:card')]).toEqual([
    'article',
    'CrewBeacon',
    'summary_large_image',
  ])
})

test('a hidden crew is not found by search engines and shows the picture of the site', () => {
  const head = read(crewHead({ ...crew, isHidden: true }, { publicUrl }))
  expect([head.meta('robots'), head.links, head.script]).toEqual(['noindex', {}, undefined])
  expect(head.meta('og:image')).toBe(`${publicUrl}${sitePreviewPath('en')}`)
})

test('in German the crew is described in German', () => {
  setLocale('de')
  const head = read(crewHead(crew, { publicUrl }), { locale: 'de' })
  expect(head.meta('og:title')).toBe('Quantanium run · Sa., 14. Nov. 2026, 20:30')
  expect(head.meta('description')).toMatch(
    /^Sa\., 14\. Nov\. 2026, 20:30 \(Berlin, UTC\+1\)\. 3 von 8 Plätzen frei\. Bergbau, /,
  )
  expect([head.meta('og:locale'), head.meta('og:locale:alternate')]).toEqual(['de_DE', 'en_US'])
})

test.each<[Partial<CrewDetails>, string]>([
  [{ scheduledTime: null }, '3 of 8 seats free. Mining, Aaron Halo.'],
  [{ displayStatus: 'full', currentCrewSize: 8 }, 'The crew is full.'],
  [{ displayStatus: 'in_progress' }, 'The mission is under way. 3 of 8 seats free.'],
  [{ displayStatus: 'completed' }, 'The mission is completed.'],
  [{ displayStatus: 'cancelled' }, 'The mission was cancelled.'],
  [{ displayStatus: 'cancelled', expired: true }, 'The post has expired.'],
  [{ timezone: 'Mars/Olympus' }, '14 Nov 2026, 19:30 (UTC).'],
])('a crew with %j says "%s"', (change, words) => {
  expect(crewHead({ ...crew, ...change }, { publicUrl }).description).toContain(words)
})

test('search engines get an event with its time, place and seats', () => {
  const { script, links } = read(crewHead(crew, { publicUrl }))
  expect(JSON.parse(script?.text ?? '')).toMatchObject({
    '@type': 'Event',
    name: 'Quantanium run',
    startDate: '2026-11-14T19:30:00.000Z',
    endDate: '2026-11-14T22:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', name: 'Aaron Halo', url: 'https://crew.example/crew/7' },
    organizer: { name: 'Marlin', url: 'https://crew.example/profile/3' },
    maximumAttendeeCapacity: 8,
    remainingAttendeeCapacity: 3,
    inLanguage: 'en',
    isAccessibleForFree: true,
  })
  expect(links).toEqual({
    canonical: 'https://crew.example/crew/7',
    en: 'https://crew.example/crew/7?lang=en',
    de: 'https://crew.example/crew/7?lang=de',
    'x-default': 'https://crew.example/crew/7',
  })
  expect(crewHead({ ...crew, scheduledTime: null }, { publicUrl }).jsonLd).toBeUndefined()
  const cancelled = crewHead({ ...crew, displayStatus: 'cancelled' }, { publicUrl })
  expect(cancelled.jsonLd).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
})

test('an address in one language is canonical for that language', () => {
  const { links, meta } = read(boardHead({ activity: 'mining' }), { addressLocale: 'de' })
  expect(links.canonical).toBe('https://crew.example/search?activity=mining&lang=de')
  expect(meta('og:url')).toBe(links.canonical)
  expect(links['x-default']).toBe('https://crew.example/search?activity=mining')
})

test.each([
  [{}, 'https://crew.example/search'],
  [{ view: 'list', sort: 'newest', activity: undefined } as const, 'https://crew.example/search'],
  [{ activity: 'combat' } as const, 'https://crew.example/search?activity=combat'],
  [{ activity: 'combat', page: 2 } as const, undefined],
  [{ search: '"><script>' }, undefined],
  [{ shipSize: 'small' } as const, undefined],
])('the board with %j is listed at %s, or nowhere', (search, canonical) => {
  const { title, links, meta } = read(boardHead(search))
  expect(title).toBe(`${'activity' in search && search.activity ? 'Combat: ' : ''}Mission board · CrewBeacon`)
  expect([links.canonical, meta('og:url')]).toEqual([canonical, canonical])
  expect(meta('robots')).toBe(canonical ? undefined : 'noindex')
})

test('the board names its feed and its calendar, with the same filters', () => {
  const html = headHtml(boardHead({ activity: 'mining', search: '"><script>', fitsHours: true, page: 2 }), {
    publicUrl,
    locale: 'en',
  })
  const feeds = parse(html).filter(({ attributes }) => attributes.rel === 'alternate' && attributes.type)
  const query = 'search=%22%3E%3Cscript%3E&activity=mining&locale=en'
  expect(feeds.map(({ attributes: { type, href } }) => [type, href])).toEqual([
    ['application/atom+xml', `${publicUrl}/api/crew-finder/feed.atom?${query}`],
    ['text/calendar', `${publicUrl}/api/crew-finder/calendar.ics?${query}`],
  ])
})

test('a player has a profile page', () => {
  const { script, title, meta } = read(profileHead(player, { publicUrl }))
  expect([title, meta('og:type')]).toEqual(['Marlin Voss · CrewBeacon', 'profile'])
  expect(meta('description')).toBe(
    'Marlin Voss on CrewBeacon: missions flown, ratings and ships. I fly a MOLE.',
  )
  expect(JSON.parse(script?.text ?? '')).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Marlin Voss', image: 'https://crew.example/api/pictures/xyz' },
  })
})

test('home and the legal pages can be found, other pages cannot', () => {
  expect(read(homeHead()).links.canonical).toBe('https://crew.example/')
  for (const page of ['impressum', 'privacy', 'terms', 'rules'] as const) {
    const path = `https://crew.example/legal/${page}`
    const translations = { de: path, en: `${path}?translation=en`, 'x-default': path }
    const german = read(legalHead(page), { addressLocale: 'en' })
    expect(german.links).toEqual({ canonical: path, ...translations })
    expect([german.meta('robots'), german.meta('og:locale')]).toEqual([undefined, 'de_DE'])
    expect(german.meta('description')?.length).toBeGreaterThan(20)
    const english = read(legalHead(page, { translation: 'en' }), { locale: 'de' })
    expect(english.links).toEqual({ canonical: translations.en, ...translations })
    expect(english.meta('og:locale')).toBe('en_US')
  }
  const plain = read(plainHead('Messages · CrewBeacon'))
  expect([plain.title, plain.meta('robots'), plain.links]).toEqual(['Messages · CrewBeacon', 'noindex', {}])
  expect(plain.meta('og:url')).toBeUndefined()
})

test.each([
  ['a closing title', '</title><script>alert(1)</script>'],
  ['a closing script', '</script><script>alert(1)</script><!--'],
  ['quotes', `" onload="alert(1)" x='y' \`z\``],
  ['entities', '&lt;script&gt; &amp;quot; &#39;'],
  ['5,000 emoji', '🚀'.repeat(5_000)],
  ['5,000 families', '👩‍🚀👨‍👩‍👧'.repeat(5_000)],
  ['bidi controls', '\u202egnp.exe\u2066abc\u2069\u200f'],
  ['half characters', '\ud83d abc \ude80 \ud800'],
  ['line separators', 'a\u2028b\u2029c\nd\te\0f'],
  ['one endless word', 'x'.repeat(100_000)],
])('%s is harmless in every part of the head', (_name, text) => {
  const hostileCrew = { ...crew, title: text, description: text, location: text, authorName: text }
  const hostilePlayer = { ...player, displayName: text, bio: text, username: text }
  for (const head of [
    crewHead(hostileCrew, { publicUrl }),
    profileHead(hostilePlayer, { publicUrl }),
    plainHead(text),
  ]) {
    const html = headHtml(head, { publicUrl, locale: 'en' })
    const { title, meta, script } = read(head)
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200f\u2028\u2029\0]|\p{Cs}/u)
    expect(html.length).toBeLessThan(16_000)
    expect([...(meta('description') ?? '')].length).toBeLessThanOrEqual(200)
    expect([...(title ?? '')].length).toBeLessThanOrEqual(200)
    if (script) expect(JSON.parse(script.text)).toMatchObject({ '@context': 'https://schema.org' })
  }
})

test('a long description ends after a word', () => {
  const { description } = crewHead({ ...crew, description: 'wonderful '.repeat(50) }, { publicUrl })
  expect(description).toMatch(/ wonderful…$/)
  expect(description.length).toBeGreaterThan(180)
})
