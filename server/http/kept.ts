/** Keeps the results that were used last. Whoever asks for one that is being made waits for the same one. */
interface Kept<T> {
  readonly result: Promise<T>
  readonly madeAt: number
}

interface Options {
  readonly most: number
  /** After this time a result is made anew. */
  readonly ageMs?: number
}

export const createKept = <T>({ most, ageMs = Number.POSITIVE_INFINITY }: Options) => {
  /** The most recently used last. */
  const all = new Map<string, Kept<T>>()

  const make = (key: string, work: () => Promise<T>, now: number): Kept<T> => {
    const entry = { result: work(), madeAt: now }
    // A failure is not kept.
    entry.result.catch(() => {
      if (all.get(key) === entry) all.delete(key)
    })
    return entry
  }

  return {
    get(key: string, work: () => Promise<T>, now = new Date(0)): Promise<T> {
      const known = all.get(key)
      const isFresh = known !== undefined && now.getTime() - known.madeAt < ageMs
      const kept = isFresh ? known : make(key, work, now.getTime())
      all.delete(key)
      all.set(key, kept)
      const [oldest] = all.keys()
      if (oldest !== undefined && all.size > most) all.delete(oldest)
      return kept.result
    },
  }
}
