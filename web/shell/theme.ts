import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#web/browser/storage.ts'

export const themes = ['system', 'dark', 'light'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'
const paper = { dark: '#0a0d11', light: '#f1f4f6' }

let current: Theme = 'system'
const listeners = new Set<() => void>()

const known = (value: string | null): Theme => themes.find((theme) => theme === value) ?? 'system'

const systemIsLight = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)')

const paint = (): void => {
  const shown = current === 'system' ? (systemIsLight().matches ? 'light' : 'dark') : current
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper[shown])
}

const become = (theme: Theme): void => {
  current = theme
  paint()
  for (const listener of listeners) listener()
}

export const switchTheme = (theme: Theme): void => {
  writeStored(storageKey, theme)
  become(theme)
}

/** Once, before the first render; the script in index.html has painted already. */
export const startTheme = (): void => {
  become(known(readStored(storageKey)))
  systemIsLight().addEventListener('change', paint)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) become(known(newValue))
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
