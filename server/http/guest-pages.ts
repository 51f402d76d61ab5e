/** Pages of guests, kept for seconds: a link that many open at once is rendered once. Dropped when anything changes. */

const maxAgeMs = 5_000
const maxPages = 200

export interface PageAnswer {
  readonly status: number
  readonly html: string
  readonly redirect?: string
}

export interface GuestPages {
  readonly find: (key: string, render: () => Promise<PageAnswer>) => Promise<PageAnswer>
  readonly clear: () => void
}

export const createGuestPages = (): GuestPages => {
  const pages = new Map<string, { readonly answer: Promise<PageAnswer>; readonly until: number }>()
  return {
    find: (key, render) => {
      const known = pages.get(key)
      if (known && known.until > Date.now()) return known.answer
      pages.delete(key)
      const page = { answer: render(), until: Date.now() + maxAgeMs }
      pages.set(key, page)
      // A page that failed is not kept.
      page.answer.catch(() => pages.get(key) === page && pages.delete(key))
      const [oldest] = pages.keys()
      if (oldest !== undefined && pages.size > maxPages) pages.delete(oldest)
      return page.answer
    },
    clear: () => pages.clear(),
  }
}
