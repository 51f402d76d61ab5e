import { useSyncExternalStore } from 'react'
import { type Locale, locales } from '#contract/locales/locales.ts'
import { displayCookies } from '#contract/wire/cookies.ts'
import { baseLocale, localStorageKey, overwriteGetLocale } from '#locale'
import { writeCookie } from '#web/browser/cookies.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { visitorState } from '#web/browser/visitor-state.ts'
import { browserTimezone, isAssumedZone, setDeviceTimezone } from './known-zones.ts'

export type { Locale }

const state = visitorState((): { locale: Locale } => ({ locale: baseLocale }))
const listeners = new Set<() => void>()

export const currentLocale = (): Locale => state().locale

/** Texts are read in the visitor's language from now on. */
export const setLocale = (locale: Locale): void => {
  overwriteGetLocale(currentLocale)
  state().locale = locale
}

/** `de-AT` is German: only the language part counts. */
const localeOf = (tag: string | null | undefined): Locale | undefined => {
  const language = tag?.toLowerCase().split(/[-_]/)[0]
  return locales.find((locale) => locale === language)
}

const detect = (): Locale => {
  const tags = [readStored(localStorageKey), ...navigator.languages, document.documentElement.lang]
  return tags.map(localeOf).find((locale) => locale !== undefined) ?? baseLocale
}

/** The installed app has the language of the page. */
const nameManifest = (locale: Locale): void => {
  const link = document.querySelector('link[rel=manifest]')
  link?.setAttribute('href', `/manifest.webmanifest?lang=${locale}`)
}

/** A link in one language, as search engines list them, does not change what the visitor chose. */
const askedLocale = (): Locale | undefined => localeOf(new URLSearchParams(location.search).get('lang'))

export const preferredLocale = (): Locale => askedLocale() ?? detect()

const show = (locale: Locale): void => {
  setLocale(locale)
  // Setting it, even to the same value, makes the browser work out every style again.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale
  nameManifest(locale)
  for (const listener of listeners) listener()
}

const storeAndShow = (locale: Locale): void => {
  writeStored(localStorageKey, locale)
  writeCookie(displayCookies.locale, locale)
  show(locale)
}

/** Otherwise the address would bring its language back with the next reload. */
const removeFromAddress = (): void => {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

export const switchLanguage = (locale: Locale): void => {
  storeAndShow(locale)
  removeFromAddress()
}

/** Called once: before the first render, or after it if the server has rendered the page. */
export const startLanguage = (): void => {
  setDeviceTimezone()
  writeCookie(displayCookies.zone, browserTimezone())
  const asked = askedLocale()
  if (asked) show(asked)
  else storeAndShow(detect())
  window.addEventListener('storage', ({ key, newValue }) => {
    const chosen = key === localStorageKey ? localeOf(newValue) : undefined
    if (chosen) show(chosen)
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const localeAndZone = (): string => {
  const zone = browserTimezone()
  return `${currentLocale()} ${zone} ${isAssumedZone(zone)}`
}

/**
 * Texts are read while rendering. A component that calls this renders its subtree again when the language changes, or the
 * zone that the server assumed, without remounting it, so typed input stays. The shell and every page call it.
 */
export const useLocale = (): Locale => {
  useSyncExternalStore(subscribe, localeAndZone, localeAndZone)
  return currentLocale()
}
