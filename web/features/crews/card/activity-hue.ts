import type { Activity, PostType } from '#contract/crew-fields.ts'

/** The value of `data-act` that gives an element, and all inside it, the activity's colour as `--a`. */
export const activityHue = (activity: Activity | PostType): string =>
  activity === 'crew_search' || activity === 'mission' ? 'crew' : activity
