/** Caches the pages of guests for seconds: a link that many open at once is rendered once. Cleared when a crew changes. */
import { createCache } from '#server/http/cache.ts'
import type { BusMessage } from '#server/realtime/bus.ts'

const ttl = 5_000
const maxPages = 200
const maxBytes = 16 * 1024 * 1024

export interface PageAnswer {
  readonly status: number
  readonly html: string
  readonly redirect?: string
  /** In seconds. */
  readonly retryAfter?: number
}

/** A page that could not be shown may be there a moment later. */
const cachedStatuses = [200, 404]

export const createGuestPages = (now?: () => Date) => {
  const pages = createCache<PageAnswer>({
    max: maxPages,
    maxSize: maxBytes,
    // Text with any letter beyond Latin takes two bytes a letter. A size of 0 is refused, and a redirect has no text.
    sizeCalculation: ({ html }) => html.length * 2 || 1,
    ttl,
    ...(now && { now }),
  })
  return {
    get: async (key: string, render: () => Promise<PageAnswer>): Promise<PageAnswer> => {
      const page = await pages.get(key, render)
      if (!cachedStatuses.includes(page.status)) pages.delete(key)
      return page
    },
    /** What events about players alone change for guests, they see when the page expires. After a gap, anything may have changed. */
    follow: ({ topic }: BusMessage): void => {
      if (topic === 'crew' || topic === 'gap') pages.clear()
    },
  }
}

export type GuestPages = ReturnType<typeof createGuestPages>
