/**
 * The `ref` of a heading that appears after its page or pane was opened, because it waits for data. Focus
 * is on the container then, so screen readers would not announce the content.
 */
export const focusLateHeading = (heading: HTMLElement | null): void => {
  const focused = document.activeElement
  if (!heading || focused === document.body || !focused?.contains(heading)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
