/** A short queue for work that keeps a processor busy. */
import { AppError } from '#server/errors.ts'

export interface Turns {
  /** Refuses at once, before anything was done or counted, when the queue is full. */
  refuseWhenFull(): void
  run<T>(work: () => Promise<T>): Promise<T>
}

export const createTurns = (atOnce: number, maxWaiting: number): Turns => {
  const waiting: (() => void)[] = []
  let running = 0
  const refuseWhenFull = () => {
    if (waiting.length >= maxWaiting) throw new AppError('unavailable', { retryAfterSeconds: 3 })
  }
  return {
    refuseWhenFull,
    async run(work) {
      if (running < atOnce) running += 1
      else {
        refuseWhenFull()
        // Whoever is done hands over its place.
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
