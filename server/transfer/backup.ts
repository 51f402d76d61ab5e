import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Connection } from '#server/db/connect.ts'
import { writeBackupFile } from './backup-file.ts'
import { type Print, withProgress } from './progress.ts'
import { readSnapshot } from './snapshot.ts'

/** Closes the connection. The file has its name only once it is complete. */
export const backUp = async (source: Connection, path: string, print: Print): Promise<void> => {
  const partial = `${path}.partial`
  try {
    try {
      await readSnapshot(source, false, (snapshot) => writeBackupFile(partial, withProgress(snapshot, print)))
    } finally {
      await source.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

export const requireNewFile = (path: string): void => {
  if (existsSync(path)) throw new Error(`${path} exists already and was left as it is. Choose another name.`)
}
