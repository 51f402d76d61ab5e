/** What a saved search is called: its filters, in the language of the reader. */
import { activityNames } from '#contract/crews/activity-names.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { Locale } from '#contract/locales/locales.ts'
import type { SearchFilters } from '#contract/searches/filters.ts'
import { type SearchQuery, searchQuery } from '#contract/searches/searches.ts'
import { type Language, languages } from '#contract/wire/languages.ts'
import { m } from '#texts'

interface Options {
  readonly locale: Locale
}

const categories = {
  mining: m.roles_category_mining,
  combat: m.roles_category_combat,
  transport: m.roles_category_transport,
  medical: m.roles_category_medical,
  support: m.roles_category_support,
  exploration: m.roles_category_exploration,
  salvaging: m.roles_category_salvaging,
  science: m.roles_category_science,
  other: m.roles_category_other,
} satisfies Record<Exclude<SeatKind, 'any'>, unknown>

const shipSizes = {
  small: m.crews_ship_small,
  medium: m.crews_ship_medium,
  large: m.crews_ship_large,
  capital: m.crews_ship_capital,
}

const experiences = {
  beginner: m.crews_experience_beginner,
  intermediate: m.crews_experience_intermediate,
  experienced: m.crews_experience_experienced,
}

const windows = {
  next_hour: m.board_start_next_hour,
  next_6h: m.board_start_next_6h,
  today: m.board_start_today,
  tomorrow: m.board_start_tomorrow,
  this_week: m.board_start_this_week,
}

const seatName = (seats: readonly SeatKind[], options: Options): string[] => {
  const kinds = seats.flatMap((kind) => (kind === 'any' ? [] : [categories[kind]({}, options)]))
  return [
    ...(kinds.length > 0 ? [m.searches_name_seat({ kinds: kinds.join(' / ') }, options)] : []),
    ...(seats.includes('any') ? [m.crews_any_seat({}, options)] : []),
  ]
}

/** In that language itself, as the board shows it. */
const languageNames: ReadonlyMap<Language, string> = new Map(
  languages.map((code) => {
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
    return [code, name.charAt(0).toLocaleUpperCase(code) + name.slice(1)]
  }),
)

const clockName = ({ timezone: zone, hoursApart }: SearchQuery, options: Options): string | undefined =>
  zone && hoursApart > 0 ? m.regions_tag_timezone({ zone, hours: String(hoursApart) }, options) : zone

const partsOf = (query: SearchQuery, shipName: string | null, options: Options) => [
  query.search && m.board_tag_search({ search: query.search }, options),
  query.activity && activityNames[query.activity][options.locale],
  ...seatName(query.seats, options),
  query.ship && (shipName ?? m.board_tag_ship({}, options)),
  query.shipSize && shipSizes[query.shipSize]({}, options),
  query.region && m.regions_short({ region: query.region }, options),
  query.gameVersion && m.crews_game_version_name({ version: query.gameVersion }, options),
  query.system,
  ...query.languages.map((code) => languageNames.get(code)),
  query.startTime && windows[query.startTime]({}, options),
  query.fitsHours && m.board_fits_hours({}, options),
  query.atOnce && m.boarding_takes_you({}, options),
  query.upcoming && m.searches_name_upcoming({}, options),
  clockName(query, options),
  query.experience && experiences[query.experience]({}, options),
  query.maxCrewSize && m.board_tag_size({ count: query.maxCrewSize }, options),
]

/** "Mining · Medical seat · EU". `shipName`: of the ship in the filters, if the catalogue has it. */
export const searchName = (filters: SearchFilters, shipName: string | null, locale: Locale): string => {
  const { data: query } = searchQuery.safeParse(filters)
  // A release that had other filters may have saved it.
  if (!query) return m.searches_name_other({}, { locale })
  return partsOf(query, shipName, { locale }).filter(Boolean).join(' · ')
}
