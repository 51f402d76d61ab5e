import { m } from '#texts'
import type { ListPage } from '#web/api/call.ts'
import { currentLocale } from '#web/i18n/language.ts'

export type BoardCount = Pick<ListPage<unknown>, 'total' | 'isCapped'>

const figure = (total: number): string => total.toLocaleString(currentLocale())

export const foundText = ({ total, isCapped }: BoardCount): string =>
  isCapped ? m.board_found_capped({ count: figure(total) }) : m.board_found({ count: total })

export const showText = ({ total, isCapped }: BoardCount): string =>
  isCapped ? m.board_show_capped({ count: figure(total) }) : m.board_show({ count: total })
