import { m } from '#texts'
import type { ListPage } from '#web/api/call.ts'
import { currentLocale } from '#web/i18n/language.ts'

export type BoardCount = Pick<ListPage<unknown>, 'total' | 'isCapped'>

const figure = (total: number): string => total.toLocaleString(currentLocale())

/** "47", or "1,000+". */
export const countText = ({ total, isCapped }: BoardCount): string => `${figure(total)}${isCapped ? '+' : ''}`

export const foundText = ({ total, isCapped }: BoardCount): string =>
  isCapped ? m.board_found_capped({ count: figure(total) }) : m.board_found({ count: total })

export const showText = ({ total, isCapped }: BoardCount): string =>
  isCapped ? m.board_show_capped({ count: figure(total) }) : m.board_show({ count: total })
