/** What a page says about itself while the server renders it. */
import { visitorState } from './visitor-state.ts'

interface PageRecord {
  title?: string
  status?: number
  /** The name of its module. */
  page?: string
  /** The names of the modules of its lazy parts. */
  readonly parts: Set<string>
}

export const pageRecord = visitorState((): PageRecord => ({ parts: new Set() }))

/** For a page that stands for something that does not exist or cannot be shown. */
export const recordStatus = (status: number): void => {
  pageRecord().status = status
}
