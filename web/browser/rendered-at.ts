import { visitorState } from './visitor-state.ts'

const state = visitorState((): { moment?: number } => ({}))

/** The moment the server rendered the page at, so that the browser's first render shows the same times. */
export const renderedAt = (): number => state().moment ?? Date.now()

export const setRenderedAt = (moment: number): void => {
  state().moment = moment
}
