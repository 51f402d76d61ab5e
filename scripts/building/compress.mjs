// Puts a .br and a .gz beside each file of the built page, so that the server does not compress for each visitor.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json)$/
/** What is saved below is not worth an extra file. */
const minBytes = 1_024

const compressFile = async (/** @type {string} */ file) => {
  const content = await readFile(file)
  if (content.length < minBytes) return
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

export const compressFolder = async (/** @type {string} */ folder) => {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))),
  )
}
