import { useSyncExternalStore } from 'react'
import { type Locale, locales } from '#contract/wire/languages.ts'
import { baseLocale, localStorageKey, overwriteGetLocale } from '#locale'
import { readStored, writeStored } from '#web/browser/storage.ts'

export type { Locale }

let current: Locale = baseLocale
const listeners = new Set<() => void>()

export const currentLocale = (): Locale => current

/** `de-AT` is German: only the language part counts. */
const localeOf = (tag: string | null | undefined): Locale | undefined => {
  const language = tag?.toLowerCase().split(/[-_]/)[0]
  return locales.find((locale) => locale === language)
}

const detect = (): Locale => {
  const tags = [readStored(localStorageKey), ...navigator.languages, document.documentElement.lang]
  return tags.map(localeOf).find((locale) => locale !== undefined) ?? baseLocale
}

/** Whoever installs the app gets it in the language of the page. */
const nameManifest = (locale: Locale): void => {
  const link = document.querySelector('link[rel=manifest]')
  link?.setAttribute('href', `/manifest.webmanifest?lang=${locale}`)
}

const setLocale = (locale: Locale): void => {
  current = locale
  document.documentElement.lang = locale
  nameManifest(locale)
  for (const listener of listeners) listener()
}

export const switchLanguage = (locale: Locale): void => {
  writeStored(localStorageKey, locale)
  setLocale(locale)
}

/** Called once before the first render. */
export const startLanguage = (): void => {
  overwriteGetLocale(currentLocale)
  switchLanguage(detect())
  window.addEventListener('storage', ({ key, newValue }) => {
    const chosen = key === localStorageKey ? localeOf(newValue) : undefined
    if (chosen) setLocale(chosen)
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Texts are read while rendering. A component that calls this renders its subtree again when the language changes,
 * without remounting it, so typed input stays. The shell and every page call it.
 */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, currentLocale, () => baseLocale)
