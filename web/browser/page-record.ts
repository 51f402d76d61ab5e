/** What a page says about itself while the server renders it. */
import { visitorState } from './visitor-state.ts'

interface PageRecord {
  title?: string
  status?: number
  /** In seconds. */
  retryAfter?: number | undefined
  /** The names of the modules whose files it needs. */
  readonly modules: Set<string>
}

export const pageRecord = visitorState((): PageRecord => ({ modules: new Set() }))

/** For a page that stands for something that does not exist or cannot be shown. */
export const recordStatus = (status: number): void => {
  pageRecord().status = status
}
