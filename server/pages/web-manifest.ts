/** What a phone needs to keep CrewBeacon as an app. */
import type { Locale } from '#contract/locales/locales.ts'
import { themeBackgrounds } from '#contract/wire/themes.ts'
import { m } from '#texts'

/** The screen that a phone shows while the app starts. */
const background = themeBackgrounds.dark

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Shown before the app is installed. The README shows the wide ones. */
const screenshot = (name: string, size: readonly [number, number], label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes: size.join('x'),
  type: 'image/png',
  form_factor: size[0] > size[1] ? 'wide' : 'narrow',
  label,
})

export const webManifest = (locale: Locale) => ({
  // Stays the same in both languages and if the start ever moves: a phone knows the app by it.
  id: '/',
  name: 'CrewBeacon',
  short_name: 'CrewBeacon',
  description: m.app_description({}, { locale }),
  lang: locale,
  dir: 'ltr',
  start_url: '/search',
  scope: '/',
  display: 'standalone',
  theme_color: background,
  background_color: background,
  categories: ['games', 'social'],
  icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  screenshots: [
    screenshot('board-wide', [1280, 800], m.app_screenshot_board({}, { locale })),
    screenshot('crew-wide', [1280, 800], m.app_screenshot_crew({}, { locale })),
    screenshot('board-narrow', [780, 1688], m.app_screenshot_board({}, { locale })),
    screenshot('crew-narrow', [780, 1688], m.app_screenshot_crew({}, { locale })),
  ],
  shortcuts: [
    { name: m.app_find_crew({}, { locale }), url: '/search', icons: [icon(192, 'any')] },
    { name: m.app_post_crew({}, { locale }), url: '/create', icons: [icon(192, 'any')] },
  ],
})
