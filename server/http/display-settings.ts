/** How a visitor likes pages: from the cookies that the page writes, else from what the browser says. */
import type { FastifyRequest } from 'fastify'
import { displayCookies } from '#contract/wire/cookies.ts'
import { type Locale, locales } from '#contract/wire/languages.ts'
import { type Theme, themes } from '#contract/wire/themes.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'
import { localeOf } from './locale.ts'

export interface DisplaySettings {
  readonly locale: Locale
  readonly theme: Theme
  readonly zone: string
}

/** Longer than any name of a zone. */
const maxZone = 60

const langInUrl = (url: string): string | undefined => /[?&]lang=(\w+)/.exec(url)?.[1]

export const displaySettings = ({ cookies, headers, url }: FastifyRequest): DisplaySettings => {
  const known = [langInUrl(url), cookies[displayCookies.locale]].map((tag) =>
    locales.find((locale) => locale === tag),
  )
  const zone = cookies[displayCookies.zone] ?? ''
  return {
    locale: known.find((locale) => locale !== undefined) ?? localeOf(headers['accept-language']),
    theme: themes.find((theme) => theme === cookies[displayCookies.theme]) ?? 'system',
    // The browser corrects it on the first visit.
    zone: (zone.length <= maxZone && timezoneName(zone)) || 'UTC',
  }
}
