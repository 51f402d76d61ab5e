import { useSyncExternalStore } from 'react'
import { type Locale, locales } from '#contract/wire/languages.ts'
import { baseLocale, localStorageKey, overwriteGetLocale } from '#locale'
import { readStored, writeStored } from '#web/browser/storage.ts'

export type { Locale }

let current: Locale = baseLocale
const listeners = new Set<() => void>()

export const currentLocale = (): Locale => current

/** `de-AT` is German: only the language part counts. */
const known = (tag: string | null | undefined): Locale | undefined => {
  const language = tag?.toLowerCase().split(/[-_]/)[0]
  return locales.find((locale) => locale === language)
}

const detect = (): Locale => {
  const wishes = [readStored(localStorageKey), ...navigator.languages, document.documentElement.lang]
  return wishes.map(known).find((locale) => locale !== undefined) ?? baseLocale
}

const speak = (locale: Locale): void => {
  current = locale
  document.documentElement.lang = locale
  for (const listener of listeners) listener()
}

export const switchLanguage = (locale: Locale): void => {
  writeStored(localStorageKey, locale)
  speak(locale)
}

/** Once, before the first render. */
export const startLanguage = (): void => {
  overwriteGetLocale(currentLocale)
  switchLanguage(detect())
  window.addEventListener('storage', ({ key, newValue }) => {
    const chosen = key === localStorageKey ? known(newValue) : undefined
    if (chosen) speak(chosen)
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Texts are read while rendering, so whoever calls this renders its whole subtree again in the new
 * language and nothing is mounted anew: typed input stays. The shell and every page are such roots.
 */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, currentLocale, () => baseLocale)
