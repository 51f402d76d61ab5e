/** Writes the head of a page as HTML. */

import { type Locale, locales } from '#contract/locales/locales.ts'
import { previewSize } from '#contract/previews/version.ts'
import { limits, type PageHead } from './page-head.ts'
import { plainText } from './plain-text.ts'

interface Writing {
  readonly publicUrl: string
  /** The language that the page is written in. */
  readonly locale: Locale
  /** The language that the address names, if it does: `?lang=de`. */
  readonly addressLocale?: Locale | undefined
}

const htmlCharacters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => htmlCharacters[character] ?? '')

/** Nothing in it can end the element, and old engines read it as JavaScript too. */
const escapeJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

const link = (rel: string, href: string, hreflang?: string): string =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}">`

const regions: Readonly<Record<Locale, string>> = { en: 'en_US', de: 'de_DE' }

const pathIn = (path: string, locale: Locale | undefined): string =>
  locale ? `${path}${path.includes('?') ? '&' : '?'}lang=${locale}` : path

/** The page's one address, and the same page in each language; or that there is none to list. */
const addressTags = (
  { canonicalPath, translations }: PageHead,
  { publicUrl, addressLocale }: Writing,
): string[] => {
  if (canonicalPath === undefined) return [meta('name', 'robots', 'noindex')]
  const canonical = `${publicUrl}${translations ? canonicalPath : pathIn(canonicalPath, addressLocale)}`
  const alternates = translations ?? {
    en: pathIn(canonicalPath, 'en'),
    de: pathIn(canonicalPath, 'de'),
    'x-default': canonicalPath,
  }
  return [
    link('canonical', canonical),
    meta('property', 'og:url', canonical),
    ...Object.entries(alternates).map(([locale, path]) => link('alternate', `${publicUrl}${path}`, locale)),
  ]
}

const shareTags = (head: PageHead, { publicUrl, ...writing }: Writing): string[] => {
  const locale = head.locale ?? writing.locale
  const description = plainText(head.description, limits.description)
  return [
    meta('name', 'description', description),
    meta('property', 'og:title', plainText(head.shareTitle ?? head.title, limits.title)),
    meta('property', 'og:description', description),
    meta('property', 'og:type', head.type),
    meta('property', 'og:site_name', 'CrewBeacon'),
    meta('property', 'og:locale', regions[locale]),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => meta('property', 'og:locale:alternate', regions[other])),
    meta('property', 'og:image', `${publicUrl}${head.image.path}`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(previewSize.width)),
    meta('property', 'og:image:height', String(previewSize.height)),
    meta('property', 'og:image:alt', plainText(head.image.alt, limits.title)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

const feedTags = ({ feeds = [] }: PageHead, { publicUrl }: Writing): string[] =>
  feeds.map(
    ({ type, title, path }) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(publicUrl + path)}">`,
  )

export const headHtml = (head: PageHead, writing: Writing): string =>
  [
    `<title>${escapeHtml(plainText(head.title, limits.title))}</title>`,
    ...addressTags(head, writing),
    ...shareTags(head, writing),
    ...feedTags(head, writing),
    ...(head.jsonLd === undefined
      ? []
      : [`<script type="application/ld+json">${escapeJson(head.jsonLd)}</script>`]),
  ].join('\n')
