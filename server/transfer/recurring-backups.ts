import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const units = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 } as const
/** The longest that a timer can wait. */
const longestMs = 2 ** 31 - 1

/** `30m`, `6h`, `1d`, at most 24 days. Undefined if it is none. */
export const parseInterval = (text: string): number | undefined => {
  const [, count, unit] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? []
  if (!count || !unit) return undefined
  const milliseconds = Number(count) * units[unit as keyof typeof units]
  return milliseconds <= longestMs ? milliseconds : undefined
}

const ownFile = /^crewbeacon-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/
const nameAt = (moment: Date) =>
  `crewbeacon-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** Leaves files of other names alone. */
const deleteOldBackups = async (folder: string, keep: number): Promise<void> => {
  const own = (await readdir(folder)).filter((name) => ownFile.test(name)).sort()
  for (const name of own.slice(0, -keep)) await rm(join(folder, name))
}

interface Recurring {
  readonly folder: string
  readonly everyMs: number
  readonly keep: number
  readonly signal?: AbortSignal
}

/** Goes on after a backup that failed, and deletes old ones only after one that did not. */
export const backUpRepeatedly = async (
  { folder, everyMs, keep, signal }: Recurring,
  backUpTo: (file: string) => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  while (!signal?.aborted) {
    const start = new Date()
    try {
      await backUpTo(join(folder, nameAt(start)))
      await deleteOldBackups(folder, keep)
    } catch (error) {
      onFailure(error)
    }
    const restMs = Math.max(0, start.getTime() + everyMs - Date.now())
    await setTimeout(restMs, undefined, signal && { signal }).catch(() => undefined)
  }
}
