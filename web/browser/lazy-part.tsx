/** Parts of a page that not every visitor sees, in a chunk of their own. */
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadChunk } from './load-chunk.ts'
import { recordPart } from './page-record.ts'

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

/**
 * For one chunk: `part` makes a component of what it exports, `preload` loads it before the first of them is shown.
 * `name`: of its file, `NAME.ts`. `isWanted`: where it is not, a part that the server has rendered stays as it is.
 */
export const lazyParts = <Chunk extends object>(
  name: string,
  importChunk: () => Promise<Chunk>,
  isWanted = () => true,
) => {
  let loaded: Chunk | undefined
  const preload = async (): Promise<Chunk> => {
    loaded ??= await loadChunk(importChunk)
    return loaded
  }
  chunks.set(name, { isLoaded: () => loaded !== undefined || !isWanted(), preload })

  /** Shows nothing until the chunk is loaded, nor if it cannot be: a page without the part is better than none. */
  const part = <Props extends object>(choose: (chunk: Chunk) => ComponentType<Props>) => {
    const Empty: ComponentType<Props> = () => null
    const load = async () => {
      try {
        return { default: choose(await preload()) }
      } catch {
        return { default: Empty }
      }
    }
    const Part = lazy(load)
    return (props: Props) => {
      recordPart(name)
      // What is here already is shown at once.
      const [Ready] = useState(() => loaded && choose(loaded))
      return <Suspense fallback={null}>{Ready ? <Ready {...props} /> : <Part {...props} />}</Suspense>
    }
  }
  return { preload, part }
}
