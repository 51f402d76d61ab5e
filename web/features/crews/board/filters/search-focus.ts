export const searchBoxId = 'board-search'

/** Inside a dialog the page behind is out of reach. */
export const isBehindDialog = (): boolean => document.querySelector('[role="dialog"]') !== null

/** Where the keyboard goes on when what it stood on is gone. A touch screen would open its own over the board. */
export const focusSearchBox = (): void => {
  if (isBehindDialog() || window.matchMedia('(pointer: coarse)').matches) return
  document.getElementById(searchBoxId)?.focus()
}
