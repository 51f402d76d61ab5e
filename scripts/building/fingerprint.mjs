// Detects whether files have changed since a stamp was written: by content, because a checkout resets every date.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot } from '../root.mjs'

const ignored = /(^|\/)compiled$|\.test\.tsx?$|(^|\/)\.DS_Store$/

/**
 * Every file below a path, without tests and compiled texts.
 *
 * @type {(path: string) => string[]}
 */
const filesBelow = (path) => {
  if (ignored.test(path) || !existsSync(fromRoot(path))) return []
  if (!statSync(fromRoot(path)).isDirectory()) return [path]
  return readdirSync(fromRoot(path))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

const fingerprint = (/** @type {string[]} */ paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(fromRoot(file)))
  return hash.digest('hex')
}

/**
 * A file with the fingerprint of the sources that the files beside it were made from.
 *
 * @param {string} path
 * @param {string[]} sources
 */
export const stampAt = (path, sources) => ({
  isCurrent: () =>
    existsSync(fromRoot(path)) && readFileSync(fromRoot(path), 'utf8') === fingerprint(sources),
  write: () => {
    mkdirSync(dirname(fromRoot(path)), { recursive: true })
    writeFileSync(fromRoot(path), fingerprint(sources))
  },
  remove: () => rmSync(fromRoot(path), { force: true }),
})
