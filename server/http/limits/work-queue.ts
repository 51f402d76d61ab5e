/** Short queues for work that keeps a processor busy, such as hashing passwords. */
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

/** One piece of work at a time for each key. */
export const createKeyedQueue = (maxWaiting: number) => {
  const queues = new Map<string, { readonly queue: WorkQueue; users: number }>()
  return {
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const entry = queues.get(key) ?? { queue: createWorkQueue(1, maxWaiting), users: 0 }
      queues.set(key, entry)
      entry.users += 1
      try {
        return await entry.queue.run(work)
      } finally {
        entry.users -= 1
        if (entry.users === 0) queues.delete(key)
      }
    },
  }
}
