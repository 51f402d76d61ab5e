/** What channels follow: the search of the board, and what players read of it. */
import { activityNames } from '#contract/crews/activity-names.ts'
import { crewQuery } from '#contract/crews/board.ts'
import type { Locale } from '#contract/locales/locales.ts'
import type { FollowFilters } from '#server/db/tables/discord-app.ts'
import { languageText } from '#server/discord/language-text.ts'
import { m } from '#texts'
import { seatKindText } from './discord-app.texts.ts'

/** Of the posts of a minute, so many at most. */
const looked = 50

export const queryOf = ({ seat = '', activity, language = '' }: FollowFilters) =>
  crewQuery.safeParse({
    seats: seat,
    languages: language,
    ...(activity && { activity }),
    limit: String(looked),
    sort: 'newest',
  })

export const searchText = (filters: FollowFilters, locale: Locale): string => {
  const { data } = queryOf(filters)
  const parts = [
    ...(data?.seats ?? []).map((kind) => seatKindText(kind, locale)),
    ...(data?.activity ? [activityNames[data.activity][locale]] : []),
    ...(data?.languages ?? []).map((language) => languageText(language, locale)),
  ]
  return parts.length > 0 ? parts.join(', ') : m.discord_app_follow_all({}, { locale })
}
