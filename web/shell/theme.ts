import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#web/browser/storage.ts'

export const themes = ['system', 'dark', 'light'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'
/** As `--bg` in tokens.css. */
const backgrounds = { dark: '#0a0d11', light: '#f1f4f6' }

let current: Theme = 'system'
const listeners = new Set<() => void>()

const themeOf = (value: string | null): Theme => themes.find((theme) => theme === value) ?? 'system'

const systemIsLight = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)')

const applyTheme = (): void => {
  const shown = current === 'system' ? (systemIsLight().matches ? 'light' : 'dark') : current
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', backgrounds[shown])
}

const setTheme = (theme: Theme): void => {
  current = theme
  applyTheme()
  for (const listener of listeners) listener()
}

export const switchTheme = (theme: Theme): void => {
  writeStored(storageKey, theme)
  setTheme(theme)
}

/** Called once before the first render; the script in index.html has already set the theme for the first paint. */
export const startTheme = (): void => {
  setTheme(themeOf(readStored(storageKey)))
  systemIsLight().addEventListener('change', applyTheme)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) setTheme(themeOf(newValue))
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => 'system',
  )
