/** Parts of a page that not every visitor sees, in a chunk of their own. */
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import { loadChunk } from './load-chunk.ts'
import { recordPart, useAwaitedPart, useMountedPart } from './page-record.ts'

interface PartChunk {
  readonly isLoaded: () => boolean
  readonly preload: () => Promise<unknown>
}

/** The chunks of the pages that are loaded so far, by name. */
const chunks = new Map<string, PartChunk>()

export const isPartChunk = (name: string): boolean => chunks.has(name)

/** Loads what was rendered on the server, or has to be. Returns whether there was anything to load. */
export const loadPartChunks = async (names: Iterable<string>): Promise<boolean> => {
  const missing = [...names].flatMap((name) => chunks.get(name) ?? []).filter(({ isLoaded }) => !isLoaded())
  await Promise.all(missing.map(({ preload }) => preload()))
  return missing.length > 0
}

/** What stands in for parts that could not be loaded. The frame of the page provides it. */
export const PartRetryContext = createContext<ComponentType<{ onRetry: () => Promise<unknown> }>>(() => null)

function MountedPart({ part }: { part: Parameters<typeof useMountedPart>[0] }) {
  useMountedPart(part)
  return null
}

/**
 * For one chunk: `part` makes a component of what it exports, `usePreloaded` loads it before the first of them is shown.
 * `name`: of its file, `NAME.ts`. `isWanted`: where it is not, a part that the server has rendered stays as it is.
 */
export const lazyParts = <Chunk extends object>(
  name: string,
  importChunk: () => Promise<Chunk>,
  isWanted = () => true,
) => {
  let loaded: Chunk | undefined
  let loading: Promise<Chunk> | undefined
  /** The places without their part, in order. All are filled together, so that only the first shows a button. */
  const gaps = new Set<string>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const load = async (): Promise<Chunk> => {
    try {
      loaded = await loadChunk(importChunk)
      notify()
      return loaded
    } finally {
      loading = undefined
    }
  }
  const preload = async (): Promise<Chunk> => {
    if (loaded) return loaded
    loading ??= load()
    return loading
  }
  chunks.set(name, { isLoaded: () => loaded !== undefined || !isWanted(), preload })

  /** Loads the chunk where it is needed. True when the page can be shown: with its parts, or without if that failed. */
  const usePreloaded = (isNeeded: boolean): boolean => {
    // Whatever is shown already stays, and gets its parts when they come.
    const [isReady, setIsReady] = useState(!isNeeded || loaded !== undefined)
    useEffect(() => {
      if (!isNeeded || loaded) return
      const showPage = () => setIsReady(true)
      preload().then(showPage, showPage)
    }, [isNeeded])
    if (isNeeded) recordPart(name)
    return isReady
  }

  const part = <Props extends object>(
    choose: (chunk: Chunk) => ComponentType<Props>,
    pending: ReactNode = null,
  ) => {
    const loadedPart = () => loaded && choose(loaded)

    const Gap: ComponentType<Props> = (props) => {
      const id = useId()
      const Retry = use(PartRetryContext)
      const Ready = useSyncExternalStore(subscribe, loadedPart, loadedPart)
      const isFirst = () => gaps.values().next().value === id
      const hasButton = useSyncExternalStore(subscribe, isFirst, isFirst)
      useEffect(() => {
        gaps.add(id)
        notify()
        return () => {
          gaps.delete(id)
          notify()
        }
      }, [id])
      if (Ready) return <Ready {...props} />
      return hasButton ? <Retry onRetry={preload} /> : null
    }
    const loadPart = async () => {
      try {
        return { default: choose(await preload()) }
      } catch {
        return { default: Gap }
      }
    }
    const Part = lazy(loadPart)
    return (props: Props) => {
      recordPart(name)
      // What is here already is shown at once.
      const [shown] = useState(() => {
        const Ready = loadedPart()
        return { Ready, isMounted: !Ready }
      })
      useAwaitedPart(shown)
      const { Ready = Part } = shown
      return (
        <Suspense fallback={pending}>
          <Ready {...props} />
          <MountedPart part={shown} />
        </Suspense>
      )
    }
  }
  return { usePreloaded, part }
}
