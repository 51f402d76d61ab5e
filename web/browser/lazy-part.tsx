/** Parts of a page that guests never see, in a chunk of their own. */
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadChunk } from './load-chunk.ts'

/** For one chunk: `part` makes a component of what it exports, `preload` loads it before the first of them is shown. */
export const lazyParts = <Chunk extends object>(importChunk: () => Promise<Chunk>) => {
  let loaded: Chunk | undefined
  const preload = async (): Promise<Chunk> => {
    loaded = await loadChunk(importChunk)
    return loaded
  }

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
      // What is here already is shown at once.
      const [Ready] = useState(() => loaded && choose(loaded))
      return <Suspense fallback={null}>{Ready ? <Ready {...props} /> : <Part {...props} />}</Suspense>
    }
  }
  return { preload, part }
}
