import type { StartWindow } from '#contract/crew-fields.ts'
import type { Language } from '#contract/wire/languages.ts'
import { m } from '#texts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { activityLabel, experienceLabel, shipSizeLabel } from '#web/features/crews/crew-texts.ts'
import { languageName } from '#web/i18n/format.ts'

const startWindowLabels = {
  next_hour: m.board_start_next_hour,
  next_6h: m.board_start_next_6h,
  today: m.board_start_today,
  tomorrow: m.board_start_tomorrow,
  this_week: m.board_start_this_week,
}
export const startWindowLabel = (window: StartWindow): string => startWindowLabels[window]()

export interface ActiveFilter {
  readonly key: string
  readonly words: string
  /** The change that takes it away. */
  readonly without: BoardSearch
}

const languageFilters = (chosen: readonly Language[]): ActiveFilter[] =>
  chosen.map((language) => {
    const rest = chosen.filter((other) => other !== language)
    const without = { languages: rest.length > 0 ? rest : undefined }
    return { key: `language-${language}`, words: languageName(language), without }
  })

/** Everything that narrows the board, in words. */
export const activeFilters = (search: BoardSearch): ActiveFilter[] => {
  const { languages, timezone, startTime, activity, shipSize, experience, maxCrewSize, status } = search
  const filters: (ActiveFilter | undefined)[] = [
    search.search
      ? { key: 'search', words: m.board_tag_search({ words: search.search }), without: { search: undefined } }
      : undefined,
    ...languageFilters(languages ?? []),
    timezone ? { key: 'timezone', words: timezone, without: { timezone: undefined } } : undefined,
    startTime
      ? { key: 'start', words: startWindowLabel(startTime), without: { startTime: undefined } }
      : undefined,
    activity
      ? { key: 'activity', words: activityLabel(activity), without: { activity: undefined } }
      : undefined,
    shipSize ? { key: 'ship', words: shipSizeLabel(shipSize), without: { shipSize: undefined } } : undefined,
    experience
      ? { key: 'experience', words: experienceLabel(experience), without: { experience: undefined } }
      : undefined,
    maxCrewSize
      ? { key: 'size', words: m.board_tag_size({ count: maxCrewSize }), without: { maxCrewSize: undefined } }
      : undefined,
    status ? { key: 'status', words: m.board_tag_all(), without: { status: undefined } } : undefined,
  ]
  return filters.filter((filter) => filter !== undefined)
}
