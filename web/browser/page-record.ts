/** What a page says about itself while the server renders it. In the browser nobody reads it. */
import { visitorState } from './visitor-state.ts'

interface PageRecord {
  title?: string
  status?: number
  /** The names of lazily loaded modules that were rendered. */
  readonly parts: Set<string>
}

export const pageRecord = visitorState((): PageRecord => ({ parts: new Set() }))

/** For a page that stands for something that does not exist or cannot be shown. */
export const recordStatus = (status: number): void => {
  pageRecord().status = status
}

export const recordPart = (name: string): void => {
  pageRecord().parts.add(name)
}
