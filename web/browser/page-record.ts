/** What a page says about itself while it is rendered, for the server, and when it has become interactive. */
import { useEffect } from 'react'
import { visitorState } from './visitor-state.ts'

interface PageRecord {
  title?: string
  status?: number
  /** The names of lazily loaded modules that were rendered. */
  readonly parts: Set<string>
  readonly mounted: Set<string>
  /** How many parts inside the mounted ones have yet to be mounted. */
  waiting: number
  onMount?: () => void
}

export const pageRecord = visitorState(
  (): PageRecord => ({ parts: new Set(), mounted: new Set(), waiting: 0 }),
)

/** For a page that stands for something that does not exist or cannot be shown. */
export const recordStatus = (status: number): void => {
  pageRecord().status = status
}

/** Called by whatever is loaded by itself, such as a page. */
export const recordPart = (name: string): void => {
  pageRecord().parts.add(name)
}

/** The same, for those that React takes over one by one. */
export const useRecordedPart = (name: string): void => {
  recordPart(name)
  useEffect(() => {
    const record = pageRecord()
    record.mounted.add(name)
    record.onMount?.()
  }, [name])
}

/** `change`: 1 from outside a part that is mounted by itself, -1 from inside of it. */
export const useWaiting = (change: number): void =>
  useEffect(() => {
    const record = pageRecord()
    record.waiting += change
    record.onMount?.()
  }, [change])

/** React takes over a rendered page in parts: when it is done with all of these, and those inside of them. */
export const whenMounted = (names: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const record = pageRecord()
    const check = () => {
      if (record.waiting === 0 && names.every((name) => record.mounted.has(name))) resolve()
    }
    record.onMount = check
    check()
  })
