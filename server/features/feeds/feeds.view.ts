import { activityNames } from '#contract/crews/activity-names.ts'
import { type FeedQuery, getBoardFeed } from '#contract/feeds/feeds.ts'
import { feedParameters } from '#contract/feeds/parameters.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { canonicalFilters } from '#contract/searches/filters.ts'
import { dateText, timeText } from '#contract/wire/date-texts.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'
import { zoneCityIn } from '#contract/wire/zone-cities.ts'
import type { CrewSummaryRow } from '#server/features/crews/board/crews-board.service.ts'
import { searchName } from '#server/notices/texts/search-names.ts'
import { m } from '#texts'
import { documentOf, element, emptyElement, textElement } from './feeds.atom.ts'

/** "CrewBeacon: Mining · EU" */
export const feedTitle = (query: FeedQuery): string => {
  const { locale, status } = query
  const filters = searchName(canonicalFilters(query), null, locale) || m.searches_all({}, { locale })
  const name = status === 'all' ? m.searches_any_status({ name: filters }, { locale }) : filters
  return m.searches_feed_title({ name }, { locale })
}

/** Feeds are read much later, and elsewhere. */
const startText = (start: Date, locale: Locale, timezone: string): string => {
  const zone = timezoneName(timezone) ?? 'UTC'
  const date = dateText(start, { locale, zone }, { weekday: 'short', year: true })
  return `${date}, ${timeText(start, zone)} (${zoneCityIn(zone, locale)})`
}

const contentOf = (crew: CrewSummaryRow, locale: Locale): string => {
  const free = crew.max_crew_size - crew.current_crew_size
  const facts = [
    crew.scheduled_time && startText(new Date(crew.scheduled_time), locale, crew.timezone),
    m.head_crew_free({ free, total: crew.max_crew_size }, { locale }),
    crew.ship_name && m.crews_ship({ name: crew.ship_name }, { locale }),
    crew.location,
  ]
  return `${facts.filter(Boolean).join(' · ')}\n\n${crew.description}`
}

const entryOf = (crew: CrewSummaryRow, publicUrl: string, locale: Locale): string => {
  const link = `${publicUrl}/crew/${crew.id}`
  const { activity } = crew
  return element(
    'entry',
    [
      textElement('id', link),
      textElement('title', crew.title),
      emptyElement('link', { rel: 'alternate', type: 'text/html', href: link }),
      textElement('published', new Date(crew.created_at).toISOString()),
      textElement('updated', new Date(crew.updated_at).toISOString()),
      element('author', [textElement('name', crew.author_display_name ?? crew.author_username)]),
      ...(activity
        ? [emptyElement('category', { term: activity, label: activityNames[activity][locale] })]
        : []),
      textElement('content', contentOf(crew, locale), { type: 'text' }),
    ],
    { 'xml:lang': crew.primary_language },
  )
}

export const viewFeed = (
  crews: readonly CrewSummaryRow[],
  query: FeedQuery,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Uint8Array => {
  const { locale } = query
  const { locale: lang, ...filters } = feedParameters(query, locale)
  const board = `${publicUrl}/search?${new URLSearchParams({ ...filters, lang: locale })}`
  const address = `${publicUrl}/api${getBoardFeed.path}?${new URLSearchParams(feedParameters(query, locale))}`
  const changes = crews.map(({ updated_at }) => new Date(updated_at).getTime())
  const updated = changes.length > 0 ? new Date(Math.max(...changes)) : now
  return documentOf(
    element(
      'feed',
      [
        textElement('id', address),
        textElement('title', feedTitle(query)),
        textElement('updated', updated.toISOString()),
        emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: address }),
        emptyElement('link', { rel: 'alternate', type: 'text/html', href: board }),
        ...crews.map((crew) => entryOf(crew, publicUrl, locale)),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale },
    ),
  )
}
