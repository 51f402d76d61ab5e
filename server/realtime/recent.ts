/** What this node heard in the last seconds, for pages that were answered just before their stream opened. */
import type { Heard } from './bus.ts'
import type { News } from './publish.ts'

const keptMs = 10_000
/** Of a flood only the last is kept, and the memory reaches less far back. */
const mostKept = 200

export const createRecent = (now: () => number = () => performance.now()) => {
  let completeSince = now()
  let kept: { readonly at: number; readonly item: News }[] = []

  const forgetOld = (): void => {
    completeSince = Math.max(completeSince, now() - keptMs, kept.at(-mostKept - 1)?.at ?? 0)
    kept = kept.slice(-mostKept).filter(({ at }) => at >= completeSince)
  }
  return {
    note: (item: Heard): void => {
      if (item.topic === 'gap') {
        completeSince = now()
        kept = []
      } else {
        kept.push({ at: now(), item })
        forgetOld()
      }
    },
    /** Everything heard for so long, until now. */
    look: (): { heardForMs: number; items: readonly News[] } => {
      forgetOld()
      return { heardForMs: Math.floor(now() - completeSince), items: kept.map(({ item }) => item) }
    },
  }
}
