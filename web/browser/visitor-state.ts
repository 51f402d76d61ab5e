/**
 * State that belongs to one visitor. The browser has one visitor; the server renders pages for many at the same time, so
 * no module may keep such state in a variable of its own.
 */
type States = Map<object, unknown>

const ofBrowser: States = new Map()
let currentStates = (): States => ofBrowser

/** The server says whose page is being rendered. */
export const setStateSource = (source: () => States | undefined): void => {
  currentStates = () => {
    const states = source()
    if (!states) throw new Error('No page is being rendered')
    return states
  }
}

/** A function that returns the visitor's state, which is created when it is first read. */
export const visitorState = <T extends object>(create: () => T): (() => T) => {
  const key = {}
  return () => {
    const states = currentStates()
    const known = states.get(key) as T | undefined
    if (known) return known
    const created = create()
    states.set(key, created)
    return created
  }
}
