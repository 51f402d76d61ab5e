import { activityNames } from '#contract/crews/activity-names.ts'
import type { Activity, PostType } from '#contract/crews/fields.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { m } from '#texts'

const postTypeNames = {
  crew_search: m.crews_post_crew_search,
  mission: m.crews_post_mission,
  transport: m.crews_post_transport,
}

export const activityName = (activity: Activity | PostType, locale: Locale): string =>
  activity in activityNames
    ? activityNames[activity as Activity][locale]
    : postTypeNames[activity as PostType]({}, { locale })
