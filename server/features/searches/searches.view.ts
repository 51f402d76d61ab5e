import type { Locale } from '#contract/locales/locales.ts'
import type { SavedSearch } from '#contract/searches/searches.ts'
import { searchName } from '#server/notices/texts/search-names.ts'
import type { FoundSearchRow } from './searches.sql.ts'

export const viewSearch = (search: FoundSearchRow, locale: Locale): SavedSearch => ({
  id: search.id,
  name: searchName(search.filters, search.ship_name, locale),
  filters: search.filters,
  foundToday: search.found_today,
  hasChannel: search.has_channel,
  createdAt: search.created_at.toISOString(),
})
