/** PGlite takes no lock of its own, and two processes on one folder destroy it. */
import { setTimeout } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { isServed } from './folder-copies.ts'

const staleness = { stale: 6_000, update: 2_000 }
// Together long enough for the lock of a killed process to grow stale.
const maxTries = 17
const retryMs = 500

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ELOCKED'

/**
 * Returns the function that releases it. A lock that is not refreshed counts as that of a dead process, but a long statement
 * of the embedded engine keeps a living one from refreshing it. Its socket accepts connections all the same.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  for (let tries = 1; ; tries += 1) {
    if (!(await isServed(folder))) {
      try {
        return await lock(folder, staleness)
      } catch (error) {
        if (!isHeld(error)) throw error
      }
    }
    if (tries === maxTries)
      throw new Error(`The database in ${folder} is in use by another process. Stop it first.`)
    await setTimeout(retryMs)
  }
}
