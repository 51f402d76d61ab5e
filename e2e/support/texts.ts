/// <reference lib="dom" />
/** What the page says, from its own catalogue, in the language a test runs in. */
import type { Page } from '@playwright/test'
import { m } from '#texts'

export type Locale = 'en' | 'de'
export const locales: readonly Locale[] = ['en', 'de']

type Plain = {
  [K in keyof typeof m]: (typeof m)[K] extends (inputs?: Record<never, never>, ...rest: never[]) => string
    ? K
    : never
}[keyof typeof m]

export const textsOf = (locale: Locale) => (key: Plain) =>
  (m[key] as (inputs: object, options: { locale: Locale }) => string)({}, { locale })

/** As if the visitor had chosen them on an earlier visit. */
export const prefer = (page: Page, choice: { locale?: Locale; theme?: 'dark' | 'light' }) =>
  page.addInitScript(({ locale, theme }) => {
    if (locale) window.localStorage.setItem('preferred-language', locale)
    if (theme) window.localStorage.setItem('theme', theme)
  }, choice)
