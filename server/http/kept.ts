/** Keeps the results that were used last. Whoever asks for one that is being made waits for the same one. */
interface Kept<T> {
  readonly result: Promise<T>
  readonly madeAt: number
  /** 0 while it is being made. */
  bytes: number
}

interface Options<T> {
  readonly most: number
  readonly mostBytes?: number
  readonly bytesOf?: (result: T) => number
  /** After this time a result is made anew. */
  readonly ageMs?: number
  /** Others are only shared by those who wait for them. */
  readonly isWorthKeeping?: (result: T) => boolean
}

export const createKept = <T>({
  most,
  mostBytes = Number.POSITIVE_INFINITY,
  bytesOf = () => 0,
  ageMs = Number.POSITIVE_INFINITY,
  isWorthKeeping = () => true,
}: Options<T>) => {
  /** The most recently used last. */
  const all = new Map<string, Kept<T>>()

  const bytesOfAll = (): number => [...all.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  const makeRoom = (): void => {
    for (const key of all.keys()) {
      if (all.size <= most && bytesOfAll() <= mostBytes) return
      all.delete(key)
    }
  }

  const make = (key: string, work: () => Promise<T>, madeAt: number): Kept<T> => {
    const entry: Kept<T> = { result: work(), madeAt, bytes: 0 }
    const drop = () => {
      if (all.get(key) === entry) all.delete(key)
    }
    // A failure is not kept.
    entry.result.then((result) => {
      if (!isWorthKeeping(result)) return drop()
      entry.bytes = bytesOf(result)
      makeRoom()
    }, drop)
    return entry
  }

  return {
    get(key: string, work: () => Promise<T>, now = new Date(0)): Promise<T> {
      const known = all.get(key)
      // Clocks are also set back.
      const isFresh = known !== undefined && Math.abs(now.getTime() - known.madeAt) < ageMs
      const kept = isFresh ? known : make(key, work, now.getTime())
      all.delete(key)
      all.set(key, kept)
      makeRoom()
      return kept.result
    },
    clear: (): void => all.clear(),
  }
}
