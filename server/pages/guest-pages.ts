/** Pages of guests, kept for seconds: a link that many open at once is rendered once. Dropped when anything changes. */
import { createKept } from '#server/http/kept.ts'

const ageMs = 5_000
const maxPages = 200
const maxBytes = 16 * 1024 * 1024

export interface PageAnswer {
  readonly status: number
  readonly html: string
  readonly redirect?: string
}

/** A page that could not be shown may be there a moment later. */
const keptStatuses = [200, 404]

export const createGuestPages = () =>
  createKept<PageAnswer>({
    most: maxPages,
    mostBytes: maxBytes,
    // Text with any letter beyond Latin takes two bytes a letter.
    bytesOf: ({ html }) => html.length * 2,
    ageMs,
    isWorthKeeping: ({ status }) => keptStatuses.includes(status),
  })

export type GuestPages = ReturnType<typeof createGuestPages>
