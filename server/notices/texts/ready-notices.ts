/** What notices about the ready check say. */
import type { Locale } from '#contract/wire/languages.ts'
import { m } from '#texts'
import { momentText } from './notice-times.ts'

export interface ReadyNotices {
  /** `start`: null without one. `isLast`: the call shortly before it. */
  readonly ready_called: {
    readonly title: string
    readonly crewId: number
    readonly start: string | null
    readonly isLast: boolean
  }
  readonly not_coming: { readonly title: string; readonly name: string }
  readonly seat_released: { readonly title: string }
}

type Texts = {
  readonly [T in keyof ReadyNotices]: (
    data: ReadyNotices[T],
    reader: { readonly locale: Locale; readonly zone: string },
  ) => string
}

const callText: Texts['ready_called'] = ({ title, start, isLast }, { locale, zone }) => {
  if (start === null) return m.ready_notice_called({ title }, { locale })
  const moment = momentText(new Date(start), locale, zone)
  return isLast
    ? m.ready_notice_last({ title, start: moment }, { locale })
    : m.ready_notice_called_start({ title, start: moment }, { locale })
}

export const readyTexts: Texts = {
  ready_called: callText,
  not_coming: m.ready_notice_not_coming,
  seat_released: m.ready_notice_released,
}
