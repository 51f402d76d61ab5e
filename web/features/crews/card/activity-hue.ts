import type { Activity, PostType } from '#contract/crews/fields.ts'

/** The value of `data-act` that sets `--a`, the colour of the activity, on an element. */
export const activityHue = (activity: Activity | PostType): string =>
  activity === 'crew_search' || activity === 'mission' ? 'crew' : activity
