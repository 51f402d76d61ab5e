import { feedParameters } from '#contract/feeds/parameters.ts'
import { currentLocale } from '#web/i18n/language.ts'
import type { BoardSearch } from './board-search.ts'

/** Where feed readers and calendars find the same search; `zone` is the visitor's. Their hours are not known there. */
export const boardFeeds = (
  { fitsHours: _, ...search }: BoardSearch,
  zone: string,
): { feed: string; calendar: string } => {
  const query = new URLSearchParams(feedParameters({ ...search, tz: zone }, currentLocale()))
  return { feed: `/api/crew-finder/feed.atom?${query}`, calendar: `/api/crew-finder/calendar.ics?${query}` }
}
