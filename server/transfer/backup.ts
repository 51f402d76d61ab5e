import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import type { Connection } from '#server/db/connect.ts'
import { writeBackupFile } from './backup-file.ts'
import { type Print, withProgress } from './progress.ts'
import { readSnapshot } from './snapshot.ts'

/** Only for its owner: a backup holds mail addresses and password hashes. */
const createPartial = async (path: string): Promise<FileHandle> => {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (!existsSync(path)) throw error
    throw new Error(
      `${path} exists already. If no other backup is running, one was interrupted: delete the file and try again.`,
    )
  }
}

/** The file has its name only once it is complete. `connect` is called once the file can be written. */
export const backUp = async (
  path: string,
  connect: () => Promise<Connection>,
  print: Print,
): Promise<void> => {
  if (existsSync(path)) throw new Error(`${path} exists already and was left as it is. Choose another name.`)
  const partial = `${path}.partial`
  const file = await createPartial(partial)
  try {
    const source = await connect()
    try {
      await readSnapshot(source, false, (snapshot) => writeBackupFile(file, withProgress(snapshot, print)))
    } finally {
      await source.close()
    }
    await rename(partial, path)
  } catch (error) {
    await file.close()
    await rm(partial, { force: true })
    throw error
  }
}
