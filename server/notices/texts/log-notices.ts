/** What notices say about the log of a mission. */
import type { Locale } from '#contract/wire/languages.ts'
import { m } from '#texts'

/** As in the other notices: a type keeps its data. */
export interface LogNotices {
  readonly picture_removed: { readonly title: string; readonly reason: string | null }
}

type Texts = {
  readonly [T in keyof LogNotices]: (data: LogNotices[T], reader: { readonly locale: Locale }) => string
}

export const logTexts: Texts = {
  picture_removed: ({ title, reason }, reader) =>
    reason === null
      ? m.logs_notice_removed_silently({ title }, reader)
      : m.logs_notice_removed({ title, reason }, reader),
}
