import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Connection } from '#server/db/connect.ts'
import { writeBackupFile } from './backup-file.ts'
import { createPartial } from './partial-file.ts'
import { type Print, withProgress } from './progress.ts'
import { readSnapshot } from './snapshot.ts'

const requireFree = (path: string): void => {
  if (existsSync(path)) throw new Error(`${path} exists already and was left as it is. Choose another name.`)
}

/** The file has its name only once it is complete. `connect` is called once the file can be written. */
export const backUp = async (
  path: string,
  connect: () => Promise<Connection>,
  print: Print,
): Promise<void> => {
  requireFree(path)
  const { path: partial, file } = await createPartial(dirname(path))
  try {
    const source = await connect()
    try {
      await readSnapshot(source, false, (snapshot) => writeBackupFile(file, withProgress(snapshot, print)))
    } finally {
      await source.close()
    }
    // Another backup may have had the same name in mind.
    requireFree(path)
    await rename(partial, path)
  } catch (error) {
    await file.close()
    await rm(partial, { force: true })
    throw error
  }
}
