import { useSyncExternalStore } from 'react'
import { displayCookies } from '#contract/wire/cookies.ts'
import { type Theme, themeBackgrounds, themes } from '#contract/wire/themes.ts'
import { writeCookie } from '#web/browser/cookies.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { visitorState } from '#web/browser/visitor-state.ts'

const storageKey = 'theme'

const state = visitorState((): { theme: Theme } => ({ theme: 'system' }))
const listeners = new Set<() => void>()

const currentTheme = (): Theme => state().theme

/** Without showing it: the server has rendered the page in it. */
export const setTheme = (theme: Theme): void => {
  state().theme = theme
}

const themeOf = (value: string | null): Theme => themes.find((theme) => theme === value) ?? 'system'

const systemIsLight = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)')

const applyTheme = (): void => {
  const theme = currentTheme()
  const shown = theme === 'system' ? (systemIsLight().matches ? 'light' : 'dark') : theme
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeBackgrounds[shown])
}

const show = (theme: Theme): void => {
  setTheme(theme)
  applyTheme()
  for (const listener of listeners) listener()
}

export const switchTheme = (theme: Theme): void => {
  writeStored(storageKey, theme)
  writeCookie(displayCookies.theme, theme)
  show(theme)
}

/** Called once; the script in index.html has already set the theme for the first paint. */
export const startTheme = (): void => {
  const stored = themeOf(readStored(storageKey))
  writeCookie(displayCookies.theme, stored)
  show(stored)
  systemIsLight().addEventListener('change', applyTheme)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) show(themeOf(newValue))
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, currentTheme)
