import type { Locale } from '../locales/locales.ts'
import { canonicalFilters, type FilterValues } from '../searches/filters.ts'

/** The query of a feed in its canonical form: the same search always has the same address. */
export const feedParameters = (
  { status, ...filters }: FilterValues & { readonly status?: string | undefined },
  locale: Locale,
): Record<string, string> => ({
  ...(status === 'all' && { status }),
  ...canonicalFilters(filters),
  locale,
})
