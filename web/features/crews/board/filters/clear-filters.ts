import { noFilters } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { focusSearchBox } from './search-focus.ts'
import { dropDrafts } from './use-draft.ts'

/** Takes away every filter and the words, also those just being typed. */
export const clearFilters = (onChange: ChangeSearch): void => {
  dropDrafts()
  // The button that asks for it goes, too.
  focusSearchBox()
  onChange(noFilters)
}
