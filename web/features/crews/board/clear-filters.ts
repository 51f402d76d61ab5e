import { noFilters } from './board-search.ts'
import { focusSearchBox } from './search-focus.ts'
import type { ChangeSearch } from './use-board-search.ts'
import { dropDrafts } from './use-draft.ts'

/** Takes away every filter and the words, also those just being typed. */
export const clearFilters = (onChange: ChangeSearch): void => {
  dropDrafts()
  // The button that asks for it goes, too.
  focusSearchBox()
  onChange(noFilters)
}
