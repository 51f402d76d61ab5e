import type { StartWindow } from '#contract/crews/fields.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'
import { m } from '#texts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { activityLabel, experienceLabel, shipSizeLabel } from '#web/features/crews/crew-texts.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import { languageName } from '#web/i18n/format.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import type { SearchOffer } from './search/search-offers.ts'

const startWindowLabels = {
  next_hour: m.board_start_next_hour,
  next_6h: m.board_start_next_6h,
  today: m.board_start_today,
  tomorrow: m.board_start_tomorrow,
  this_week: m.board_start_this_week,
}
export const startWindowLabel = (window: StartWindow): string => startWindowLabels[window]()

const regionLabel = (region: Region): string => m.regions_server({ server: m.crews_region_name({ region }) })

/** What a button says that offers a filter. */
export const offerLabel = ({ filter, value }: SearchOffer): string => {
  switch (filter) {
    case 'seats':
      return seatKindLabel(value)
    case 'languages':
      return languageName(value)
    case 'region':
      return regionLabel(value)
    case 'system':
      return value
    case 'startTime':
      return startWindowLabel(value)
  }
}

export interface ActiveFilter {
  readonly key: string
  readonly label: string
  /** The change that removes it. */
  readonly removal: BoardSearch
}

const filterIf = (label: string | undefined, key: keyof BoardSearch): ActiveFilter[] =>
  label ? [{ key, label, removal: { [key]: undefined } }] : []

const languageFilters = (chosen: readonly Language[]): ActiveFilter[] =>
  chosen.map((language) => {
    const others = chosen.filter((other) => other !== language)
    const removal = { languages: others.length > 0 ? others : undefined }
    return { key: `language-${language}`, label: languageName(language), removal }
  })

const seatFilters = (chosen: readonly SeatKind[]): ActiveFilter[] =>
  chosen.map((kind) => {
    const others = chosen.filter((other) => other !== kind)
    const label = kind === 'any' ? seatKindLabel(kind) : m.board_tag_seat({ kind: seatKindLabel(kind) })
    return { key: `seat-${kind}`, label, removal: { seats: others.length > 0 ? others : undefined } }
  })

const clockFilter = (zone: string | undefined, hours: string | undefined): ActiveFilter[] => {
  if (!zone) return []
  const city = zoneCity(zone)
  const label = hours ? m.regions_tag_timezone({ zone: city, hours }) : city
  return [{ key: 'timezone', label, removal: { timezone: undefined, hoursApart: undefined } }]
}

/** The active filters and the search text, with a label for each. Until the ship is known, it has no name. */
export const activeFilters = (given: BoardSearch, shipName?: string): ActiveFilter[] => {
  const {
    search,
    seats,
    languages,
    region,
    gameVersion,
    system,
    timezone,
    hoursApart,
    startTime,
    activity,
    shipSize,
    ship,
    experience,
    maxCrewSize,
    fitsHours,
    atOnce,
    status,
  } = given
  return [
    ...filterIf(search && m.board_tag_search({ search }), 'search'),
    ...seatFilters(seats ?? []),
    ...languageFilters(languages ?? []),
    ...filterIf(region && regionLabel(region), 'region'),
    ...filterIf(gameVersion && m.crews_game_version_name({ version: gameVersion }), 'gameVersion'),
    ...filterIf(system, 'system'),
    ...clockFilter(timezone, hoursApart),
    ...filterIf(startTime && startWindowLabel(startTime), 'startTime'),
    ...filterIf(activity && activityLabel(activity), 'activity'),
    ...filterIf(shipSize && shipSizeLabel(shipSize), 'shipSize'),
    ...filterIf(ship ? (shipName ?? m.board_tag_ship()) : undefined, 'ship'),
    ...filterIf(experience && experienceLabel(experience), 'experience'),
    ...filterIf(maxCrewSize ? m.board_tag_size({ count: maxCrewSize }) : undefined, 'maxCrewSize'),
    ...filterIf(fitsHours && m.board_fits_hours(), 'fitsHours'),
    ...filterIf(atOnce && m.boarding_takes_you(), 'atOnce'),
    ...filterIf(status && m.board_tag_all(), 'status'),
  ]
}
