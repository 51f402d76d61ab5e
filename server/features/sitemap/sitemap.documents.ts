/** The documents that search engines read: which pages there are, and which they should leave alone. */
import { activities } from '#contract/crews/fields.ts'

interface Entry {
  readonly path: string
  readonly changedAt?: Date
}

/** The pages that always exist. */
export const fixedPages: readonly Entry[] = [
  '/',
  '/search',
  ...activities.map((activity) => `/search?activity=${activity}`),
  '/legal/impressum',
  '/legal/privacy',
  '/legal/terms',
  '/legal/rules',
].map((path) => ({ path }))

const document = (root: 'urlset' | 'sitemapindex', items: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items,
    `</${root}>`,
    '',
  ].join('\n')

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const listDocument = (publicUrl: string, entries: readonly Entry[]): string =>
  document(
    'urlset',
    entries.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>`
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
      '/profile$',
      '/reset-password',
      '/searches',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
