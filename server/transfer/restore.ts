import type { Connection } from '#server/db/connect.ts'
import { checkBackupFile, readBackupFile } from './backup-file.ts'
import { load, requireEmpty } from './load.ts'
import type { Print } from './progress.ts'

/** `connect` is called once the file is known to be good. Returns when the backup was made. */
export const restore = async (
  path: string,
  connect: () => Promise<Connection>,
  print: Print,
): Promise<string> => {
  print('Checking the file')
  const header = await checkBackupFile(path)
  const target = await connect()
  try {
    await requireEmpty(target, header)
    await readBackupFile(path, (snapshot) => load(target, snapshot, print))
  } finally {
    await target.close()
  }
  return header.createdAt
}
