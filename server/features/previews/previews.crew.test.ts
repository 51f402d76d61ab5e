import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type PreviewedCrew, previewVersion } from '#contract/previews/version.ts'
import { crewDrawing } from './previews.crew.ts'
import { paintOnce } from './previews.painting.ts'

const role = (roleName: string, slotsNeeded: number, slotsFilled: number) =>
  ({ roleName, roleCategory: 'other', slotsNeeded, slotsFilled }) as const

const crew: PreviewedCrew = {
  title: 'Quantanium run',
  activity: 'mining',
  location: 'Aaron Halo',
  startLocation: '',
  endLocation: '',
  shipName: 'Argo MOLE',
  region: null,
  gameVersion: 'live',
  scheduledTime: '2026-11-14T19:30:00.000Z',
  timezone: 'Europe/Berlin',
  displayStatus: 'open',
  expired: false,
  currentCrewSize: 3,
  maxCrewSize: 8,
  primaryLanguage: 'en',
  roles: [role('Pilot', 1, 1), role('Gunner', 3, 1)],
}

/** The texts of a drawing, as they are read. */
const textsOf = (drawing: string): string[] =>
  [...drawing.matchAll(/<text [^<>]*>([^<>]*)<\/text>/g)].map(([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  )

const hostile = `</text><script>alert(1)</script>&"'\u202Egnp\ud800\0<image href="http://x/"/>`

test.each<[string, Partial<PreviewedCrew>]>([
  ['a long title', { title: 'Eine Expedition mit Übergrößenträgern '.repeat(20) }],
  ['one endless word', { title: 'W'.repeat(5_000) }],
  ['umlauts', { title: 'Ärger über Öde, Grüße', primaryLanguage: 'de' }],
  ['Chinese', { title: '採掘に行こう', primaryLanguage: 'zh' }],
  ['emoji', { title: '🚀'.repeat(5_000) }],
  ['no start', { scheduledTime: null }],
  ['an unknown zone', { timezone: 'Mars/Olympus' }],
  ['one seat', { maxCrewSize: 1, currentCrewSize: 1, roles: [], displayStatus: 'full' }],
  ['24 seats', { maxCrewSize: 24 }],
  ['50 seats', { maxCrewSize: 50, currentCrewSize: 31 }],
  ['hostile text', { title: hostile, location: hostile, shipName: hostile, timezone: hostile }],
])('%s gives a picture of the right size', async (name, changes) => {
  const picture = await paintOnce(name, async () => crewDrawing({ ...crew, ...changes }))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('it says what, where, when and how many seats are free, in the zone and language of the post', () => {
  const texts = textsOf(crewDrawing(crew))
  expect(texts).toEqual(
    expect.arrayContaining([
      'Mining',
      'Open',
      'CrewBeacon',
      'Quantanium run',
      'Aaron Halo · Argo MOLE',
      'Sat 14 Nov 2026',
      'Berlin, UTC+1',
      '5 of 8 seats free',
    ]),
  )
  expect(texts.join('')).toContain('2030')
  const german = textsOf(crewDrawing({ ...crew, primaryLanguage: 'de', timezone: 'Europe/Lisbon' }))
  expect(german).toEqual(expect.arrayContaining(['Bergbau', 'Lissabon, UTC+0', '5 von 8 Plätzen frei']))
})

test('text of players cannot become part of the drawing', () => {
  const drawing = crewDrawing({ ...crew, title: hostile, location: hostile, shipName: hostile })
  expect(drawing).not.toMatch(/<script|<image|<\w[^<>]*href/i)
  expect(drawing).not.toMatch(/[\u202e\ud800\0]/)
  // Each text is shown as it was typed, as far as it is visible.
  expect(textsOf(drawing).join('')).toContain('</text><script>alert(1)</script>&"')
})

test.each([
  ['採掘に行こう', 'Mining: Aaron Halo'],
  ['🚀🔥', 'Mining: Aaron Halo'],
  ['مرحبا', 'Mining: Aaron Halo'],
  ['🚀 Salvage 🔧 night', 'Salvage night'],
  ['Привет', 'Привет'],
])('of %s, the picture shows "%s"', (title, shown) => {
  expect(textsOf(crewDrawing({ ...crew, title }))).toContain(shown)
})

test('a title has at most three lines', () => {
  const texts = textsOf(crewDrawing({ ...crew, title: 'Bergbau und Erkundung '.repeat(20) }))
  const lines = texts.filter((text) => /Bergbau /.test(text))
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/…$/)
})

test('it names the server only where that is not the usual one', () => {
  const line = (changes: Partial<PreviewedCrew>) =>
    textsOf(crewDrawing({ ...crew, ...changes })).find((text) => text.startsWith('Aaron Halo'))
  expect(line({})).toBe('Aaron Halo · Argo MOLE')
  expect(line({ region: 'eu', primaryLanguage: 'de' })).toBe('Aaron Halo · Argo MOLE · Server: Europa')
  expect(line({ region: 'au', gameVersion: 'ptu' })).toBe(
    'Aaron Halo · Argo MOLE · Server: Australia, PTU (test)',
  )
})

test.each<Partial<PreviewedCrew>>([
  { title: 'Another' },
  { activity: 'cargo' },
  { location: 'Yela' },
  { startLocation: 'Yela' },
  { endLocation: 'Yela' },
  { shipName: null },
  { region: 'eu' },
  { gameVersion: 'ptu' },
  { scheduledTime: null },
  { timezone: 'Europe/London' },
  { displayStatus: 'full' },
  { expired: true },
  { currentCrewSize: 4 },
  { maxCrewSize: 9 },
  { primaryLanguage: 'de' },
  { roles: [role('Pilot', 1, 1), role('Gunner', 3, 2)] },
  { roles: [role('Medic', 1, 1), role('Gunner', 3, 1)] },
])('another version for %j', (change) => {
  expect(previewVersion({ ...crew, ...change })).not.toBe(previewVersion(crew))
})

test('what the picture does not show leaves the version as it is', () => {
  expect(previewVersion({ ...crew, primaryLanguage: 'fr', ...{ description: 'x' } })).toBe(
    previewVersion(crew),
  )
  expect(previewVersion(crew)).toMatch(/^[0-9a-z]{11}$/)
})
