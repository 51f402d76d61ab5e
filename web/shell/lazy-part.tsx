import { lazyRouteComponent } from '@tanstack/react-router'
import { type FunctionComponent, type ReactNode, Suspense } from 'react'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { pageRecord } from '#web/browser/page-record.ts'

const loads = new Map<string, () => Promise<unknown> | undefined>()

/** Before the browser hydrates a page with these parts, and before the server renders a page with any of them. */
export const loadParts = (names: Iterable<string> = loads.keys()): Promise<unknown> =>
  Promise.all([...names].map((name) => loads.get(name)?.()))

/** A part of a page in a chunk of its own, because few visitors see it. The server renders it for those who do. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
  pending: ReactNode,
) => {
  const loadPart = async (): Promise<{ Part: FunctionComponent<Props> }> => ({
    Part: (await loadChunk(load))[name],
  })
  const Lazy = lazyRouteComponent(loadPart, 'Part')
  const { preload } = Lazy
  if (preload) loads.set(name, preload)
  return (props: Props) => {
    pageRecord().parts.add(name)
    return (
      <Suspense fallback={pending}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
