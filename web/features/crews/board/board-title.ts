import { m } from '#texts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import type { BoardSearch } from './board-search.ts'

/** The board of one activity is a page of its own for search engines, and in a list of tabs. */
export const boardTitle = (activity: BoardSearch['activity']): string =>
  activity
    ? m.board_title_of_activity({ activity: activityLabel(activity), title: m.board_title() })
    : m.board_title()
