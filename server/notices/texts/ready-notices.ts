/** What notices about the ready check say. */
import { m } from '#texts'
import { momentFor } from './notice-times.ts'
import type { TextsOf } from './reader.ts'

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

const callText: TextsOf<ReadyNotices>['ready_called'] = ({ title, start, isLast }, reader) => {
  if (start === null) return m.ready_notice_called({ title }, reader)
  const moment = momentFor(start, reader)
  return isLast
    ? m.ready_notice_last({ title, start: moment }, reader)
    : m.ready_notice_called_start({ title, start: moment }, reader)
}

export const readyTexts: TextsOf<ReadyNotices> = {
  ready_called: callText,
  not_coming: m.ready_notice_not_coming,
  seat_released: m.ready_notice_released,
}
