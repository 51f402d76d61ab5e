// Tells whether files have changed since a stamp was written. By content, since a checkout renews every date.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot } from '../root.mjs'

const skipped = /(^|\/)compiled$|\.test\.tsx?$|(^|\/)\.DS_Store$/

/** Every file below the given paths, tests and compiled texts left out. */
const filesOf = (path) => {
  if (skipped.test(path) || !existsSync(fromRoot(path))) return []
  if (!statSync(fromRoot(path)).isDirectory()) return [path]
  return readdirSync(fromRoot(path))
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

const fingerprint = (paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(fromRoot(file)))
  return hash.digest('hex')
}

/** A file that remembers the fingerprint its neighbours were made from. */
export const stampAt = (path, sources) => ({
  isCurrent: () =>
    existsSync(fromRoot(path)) && readFileSync(fromRoot(path), 'utf8') === fingerprint(sources),
  write: () => {
    mkdirSync(dirname(fromRoot(path)), { recursive: true })
    writeFileSync(fromRoot(path), fingerprint(sources))
  },
  remove: () => rmSync(fromRoot(path), { force: true }),
})
