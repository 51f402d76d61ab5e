/** The visitor and the moment that the server rendered the page for, so that the browser's first render is the same. */

import type { Locale } from '#contract/locales/locales.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { renderedElementId } from '#contract/wire/rendering.ts'
import type { Theme } from '#contract/wire/themes.ts'
import type { Submission } from '#web/forms/submission.ts'

export interface RenderedState {
  readonly locale: Locale
  readonly theme: Theme
  /** Null if the server did not know it. */
  readonly zone: string | null
  /** In milliseconds. */
  readonly now: number
  readonly user: SessionUser | null
  /** If the page answers a form. */
  readonly submission?: Submission | undefined
}

/** Undefined if the server sent the plain page. */
export const readRenderedState = (): RenderedState | undefined => {
  const text = document.getElementById(renderedElementId)?.textContent
  return text ? (JSON.parse(text) as RenderedState) : undefined
}

/** The page is interactive. */
export const removeRenderedState = (): void => document.getElementById(renderedElementId)?.remove()
