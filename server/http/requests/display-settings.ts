/** How a visitor likes pages: from the cookies that the page writes, else from what the browser says. */
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Locale, locales } from '#contract/locales/locales.ts'
import { displayCookies } from '#contract/wire/cookies.ts'
import { type Theme, themes } from '#contract/wire/themes.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'
import { localeOf } from './locale.ts'

export interface DisplaySettings {
  readonly locale: Locale
  /** The language that the address itself asks for. */
  readonly addressLocale: Locale | undefined
  readonly theme: Theme
  /** Undefined on a first visit: only the browser knows it. */
  readonly zone: string | undefined
}

/** Longer than any name of a zone. */
const maxZone = 60

/** Looking up a zone takes longer than sending an answer. */
const zones = new LRUCache<string, { readonly name: string | undefined }>({
  max: 1_000,
  memoMethod: (zone) => ({ name: timezoneName(zone) }),
})

const findLocale = (tag: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === tag)

const localeInAddress = (url: string): Locale | undefined =>
  url.includes('lang=') ? findLocale(new URLSearchParams(url.split('?')[1]).get('lang')) : undefined

export const displaySettings = ({ cookies, headers, url }: FastifyRequest): DisplaySettings => {
  const addressLocale = localeInAddress(url)
  const zone = cookies[displayCookies.zone] ?? ''
  return {
    locale:
      addressLocale ?? findLocale(cookies[displayCookies.locale]) ?? localeOf(headers['accept-language']),
    addressLocale,
    theme: themes.find((theme) => theme === cookies[displayCookies.theme]) ?? 'system',
    zone: zone.length <= maxZone ? zones.memo(zone).name : undefined,
  }
}
