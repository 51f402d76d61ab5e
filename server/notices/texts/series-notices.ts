/** What notices say to leaders about their series. */
import { m } from '#texts'
import { momentFor } from './notice-times.ts'
import type { TextsOf } from './reader.ts'

/**
 * Why a date is not posted for now. `hidden`: a post of the series is hidden until the moderators have decided. `limit`: the
 * leader has posted as much as one can in a day.
 */
const holdTexts = {
  warning: m.series_notice_held_warning,
  ban: m.series_notice_held_ban,
  hidden: m.series_notice_held_hidden,
  limit: m.series_notice_held_limit,
}
export type HoldReason = keyof typeof holdTexts

/** Why a series has ended. `text`: the words of the post are not allowed. `removed`: a post of the series was deleted. */
const stopTexts = {
  text: m.series_notice_stopped_text,
  removed: m.series_notice_stopped_removed,
}
export type StopReason = keyof typeof stopTexts

/** As in the other notices: a type keeps its data. */
export interface SeriesNotices {
  readonly series_held: {
    readonly title: string
    readonly start: string
    readonly reason: HoldReason
  }
  readonly series_stopped: { readonly title: string; readonly reason: StopReason }
}

export const seriesTexts: TextsOf<SeriesNotices> = {
  series_held: ({ title, start, reason }, reader) =>
    holdTexts[reason]({ title, start: momentFor(start, reader) }, reader),
  series_stopped: ({ title, reason }, reader) => stopTexts[reason]({ title }, reader),
}
