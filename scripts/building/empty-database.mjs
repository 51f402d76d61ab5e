// The embedded database as it is when it was just made. To make one takes 850 MB of memory, to unpack this 350.
import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'

export const writeEmptyDatabase = async (/** @type {string} */ file) => {
  const database = await PGlite.create()
  const packed = await database.dumpDataDir('gzip')
  await database.close()
  await writeFile(file, packed.stream())
}
