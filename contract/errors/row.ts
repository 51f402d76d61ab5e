import type { LocalizedText } from '../locales/locales.ts'

/** An error of the API: its status and its text. */
export type ErrorRow = LocalizedText & {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503
}
