/** What the server rendered the page from, so that the browser's first render is the same and requests nothing again. */
import type { DehydratedState } from '@tanstack/react-query'
import type { SessionUser } from '#contract/users/users.ts'
import type { Locale } from '#contract/wire/languages.ts'
import { renderedElementId } from '#contract/wire/rendering.ts'
import type { Theme } from '#contract/wire/themes.ts'
import type { ErrorDetails } from '#web/api/api-error.ts'

/** A request that the server refused, such as that for a crew that does not exist. */
export interface FailedQuery {
  readonly queryKey: readonly unknown[]
  readonly error: {
    readonly message: string
    readonly status: number
    readonly code: string | undefined
    readonly serverMessage: string | undefined
    readonly retryAfterSeconds: number | undefined
    readonly details: ErrorDetails
  }
}

export interface RenderedState {
  readonly locale: Locale
  readonly theme: Theme
  readonly zone: string
  /** In milliseconds. */
  readonly now: number
  readonly user: SessionUser | null
  /** The names of the lazily loaded modules in the page. */
  readonly parts: readonly string[]
  readonly queries: DehydratedState
  readonly failures: readonly FailedQuery[]
}

/** Undefined if the server sent the plain page. */
export const readRenderedState = (): RenderedState | undefined => {
  const text = document.getElementById(renderedElementId)?.textContent
  return text ? (JSON.parse(text) as RenderedState) : undefined
}

/** The page is interactive: it has its data in its own places. */
export const forgetRenderedState = (): void => document.getElementById(renderedElementId)?.remove()
