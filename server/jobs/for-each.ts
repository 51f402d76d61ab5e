import { isUnreachable } from '#server/db/failures.ts'
import type { Log } from '#server/log.ts'

/** A failure of one does not stop the others, unless the database is away: then the job fails, and the queue retries it. */
export const forEachSeparately = async <T>(
  { log }: { readonly log: Log },
  items: readonly T[],
  work: (item: T) => Promise<void>,
  message: string,
): Promise<void> => {
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (isUnreachable(error)) throw error
      log.error({ err: error, item }, message)
    }
  }
}
