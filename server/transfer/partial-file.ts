/** What a backup writes until it is complete, under a name of its process. */
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

const namePattern = /^crewbeacon-(.+)-(\d+)\.partial$/
const nameOf = (pid: number): string => `crewbeacon-${hostname()}-${pid}.partial`

/** A running backup writes all the time. The process of another machine, or container, cannot be asked. */
const longestPauseMs = 24 * 60 * 60_000

const isRunning = (pid: number): boolean => {
  // Of this process there is none yet.
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** What killed ones have left may have filled the disk. */
const deleteAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const [, host, pid] = namePattern.exec(name) ?? []
    if (host === undefined) continue
    const path = join(folder, name)
    const isWritten =
      host === hostname() ? isRunning(Number(pid)) : Date.now() - (await stat(path)).mtimeMs < longestPauseMs
    if (!isWritten) await rm(path, { force: true })
  }
}

/** Only for its owner: a backup holds mail addresses and password hashes. */
export const createPartial = async (
  folder: string,
): Promise<{ readonly path: string; readonly file: FileHandle }> => {
  await deleteAbandoned(folder)
  const path = join(folder, nameOf(process.pid))
  return { path, file: await open(path, 'wx', 0o600) }
}
