/**
 * The `ref` of a heading that appears after its page or pane was opened, because it waits for data. Whoever opened it
 * has the focus on what contains the heading, and would not be told that the content has arrived.
 */
export const focusLateHeading = (heading: HTMLElement | null): void => {
  const focused = document.activeElement
  if (!heading || focused === document.body || !focused?.contains(heading)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
