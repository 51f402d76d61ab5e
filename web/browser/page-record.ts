/** What a page says about itself while it is rendered, for the server, and when it has become interactive. */
import { useEffect } from 'react'
import { visitorState } from './visitor-state.ts'

/** A part that React mounts by itself, later than what is around it. */
interface LatePart {
  isMounted: boolean
}

interface PageRecord {
  title?: string
  status?: number
  /** The names of lazily loaded modules that were rendered. */
  readonly parts: Set<string>
  readonly mounted: Set<string>
  readonly awaited: Set<LatePart>
  onMount?: () => void
}

export const pageRecord = visitorState(
  (): PageRecord => ({ parts: new Set(), mounted: new Set(), awaited: new Set() }),
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

/** Called from around the part. */
export const useAwaitedPart = (part: LatePart): void =>
  useEffect(() => {
    if (part.isMounted) return
    const record = pageRecord()
    record.awaited.add(part)
    return () => {
      record.awaited.delete(part)
      record.onMount?.()
    }
  }, [part])

/** Called from inside the part. */
export const useMountedPart = (part: LatePart): void =>
  useEffect(() => {
    const record = pageRecord()
    part.isMounted = true
    record.awaited.delete(part)
    record.onMount?.()
  }, [part])

/** React takes over a rendered page in parts: when it is done with all of these, and those inside of them. */
export const whenMounted = (names: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const record = pageRecord()
    const check = () => {
      if (record.awaited.size === 0 && names.every((name) => record.mounted.has(name))) resolve()
    }
    record.onMount = check
    check()
  })
