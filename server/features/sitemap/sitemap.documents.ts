/** The documents that search engines read: which pages there are, and which they should leave alone. */
import { activities } from '#contract/crews/fields.ts'
import type { Locale } from '#contract/locales/locales.ts'

/** Where the text of a page is in each language, as the page's own head says it. */
type Languages = Readonly<Record<Locale | 'x-default', string>>

interface Entry {
  readonly path: string
  readonly changedAt?: Date
  readonly languages?: Languages
}

const inLanguage = (path: string, locale: Locale) => `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`

/** Each language of a page is listed by itself, and names the others. */
const inEachLanguage = (languages: Languages): readonly Entry[] =>
  [...new Set(Object.values(languages))].map((path) => ({ path, languages }))

/** The pages that always exist. Legal ones are in German, with a translation. */
export const fixedPages: readonly Entry[] = [
  ...['/', '/search', '/flying-times', ...activities.map((activity) => `/search?activity=${activity}`)].map(
    (path) => ({
      en: inLanguage(path, 'en'),
      de: inLanguage(path, 'de'),
      'x-default': path,
    }),
  ),
  ...['/legal/impressum', '/legal/privacy', '/legal/terms', '/legal/rules'].map((path) => ({
    en: `${path}?translation=en`,
    de: path,
    'x-default': path,
  })),
].flatMap(inEachLanguage)

const document = (root: 'urlset' | 'sitemapindex', items: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...items,
    `</${root}>`,
    '',
  ].join('\n')

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const listDocument = (publicUrl: string, entries: readonly Entry[]): string =>
  document(
    'urlset',
    entries.map(({ path, changedAt, languages = {} }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      const others = Object.entries(languages).map(
        ([language, path]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(publicUrl + path)}"/>`,
      )
      return `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}${others.join('')}</url>`
    }),
  )

/** The lists are numbered from 1. */
export const indexDocument = (publicUrl: string, lists: number): string =>
  document(
    'sitemapindex',
    Array.from(
      { length: lists },
      (_, i) => `<sitemap><loc>${escapeXml(publicUrl)}/sitemap-${i + 1}.xml</loc></sitemap>`,
    ),
  )

/** Pictures are allowed, so that previews of links show them. */
export const robotsDocument = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /api/pictures/',
    'Allow: /api/previews/',
    ...[
      '/api/',
      '/account',
      '/admin',
      '/create',
      '/crew/*/applications',
      '/crew/*/edit',
      '/messages',
      '/my-crews',
      '/notices',
      '/players',
      '/profile$',
      '/reset-password',
      '/searches',
      '/settings',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
