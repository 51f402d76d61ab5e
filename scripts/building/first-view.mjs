// What a browser must load before a page is shown: the entry, the page's own chunk and all they import.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { fromRoot } from '../root.mjs'

export const firstViewLimit = 140 * 1024

/** @param {string} page */
export const firstViewOf = (page) => {
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(readFileSync(fromRoot('dist/web/.vite/manifest.json'), 'utf8'))
  const keys = Object.keys(manifest)
  const entry = keys.find((key) => manifest[key]?.isEntry)
  const lazy = keys.find((key) => key.endsWith(`/${page}.tsx`))
  if (!entry) throw new Error('The page has no entry in the manifest of the build')

  /** @type {Set<string>} */
  const needed = new Set()
  const add = (/** @type {string} */ key) => {
    if (needed.has(key)) return
    needed.add(key)
    for (const imported of manifest[key]?.imports ?? []) add(imported)
  }
  add(entry)
  // A page that is not loaded lazily is part of the entry already.
  if (lazy) add(lazy)

  const files = [...needed]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(fromRoot(`dist/web/${name}`))).length }))
  return { files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) }
}
