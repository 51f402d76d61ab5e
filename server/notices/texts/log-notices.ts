/** What notices say about the log of a mission. */
import { m } from '#texts'
import type { TextsOf } from './reader.ts'

/** As in the other notices: a type keeps its data. */
export interface LogNotices {
  readonly picture_removed: { readonly title: string; readonly reason: string | null }
}

export const logTexts: TextsOf<LogNotices> = {
  picture_removed: ({ title, reason }, reader) =>
    reason === null
      ? m.logs_notice_removed_silently({ title }, reader)
      : m.logs_notice_removed({ title, reason }, reader),
}
