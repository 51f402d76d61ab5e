/** A short queue for work that keeps a processor busy, such as hashing passwords. */
import { AppError } from '#server/errors.ts'

export interface WorkQueue {
  /** Refuses immediately, before the work begins, when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export const createWorkQueue = (concurrency: number, maxWaiting: number): WorkQueue => {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running < concurrency) running += 1
      else {
        if (waiting.length >= maxWaiting) throw new AppError('unavailable', { retryAfterSeconds: 3 })
        // Work that ends passes its slot on to the next in the queue.
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
