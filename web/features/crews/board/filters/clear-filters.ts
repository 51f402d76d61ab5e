/** Clearing filters, and where the keyboard focus goes when the control that had it disappears. */
import { noFilters } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { cancelPendingValues } from '#web/forms/use-debounced-value.ts'

export const searchBoxId = 'board-search'

/** Behind a dialog the search box cannot be reached. */
export const isBehindDialog = (): boolean => document.querySelector('[role="dialog"]') !== null

/** Not on touch screens, where the on-screen keyboard would open over the board. */
export const focusSearchBox = (): void => {
  if (isBehindDialog() || window.matchMedia('(pointer: coarse)').matches) return
  document.getElementById(searchBoxId)?.focus()
}

/** Clears every filter and the search, including what is still being typed. */
export const clearFilters = (onChange: ChangeSearch): void => {
  cancelPendingValues()
  // The button that was pressed disappears as well.
  focusSearchBox()
  onChange(noFilters)
}
