// What a browser must load before a page is interactive: the entry, the page's own chunk and all they import.
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The pages that most visitors see first, each with its limit in kilobytes of gzipped JavaScript: 10 % above what was
 * reached, and at most 200, but for the board and a crew. React, the router and the query library are 108 of them.
 */
const firstPages = [
  { path: '/', page: 'HomePage', limit: 185 },
  { path: '/search', page: 'SearchPage', limit: 203 },
  { path: '/crew/:id', page: 'CrewPage', limit: 240 },
  { path: '/profile/:id', page: 'ProfilePage', limit: 198 },
  { path: '/legal/privacy', page: 'LegalPage', limit: 190 },
  { path: '/login', page: 'LoginPage', limit: 197 },
]

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** @param {Chunk[]} chunks @param {string} name */
const chunksOf = (chunks, name) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build of the page has no entry')
  const page = chunks.find(({ facadeModuleId }) => basename(facadeModuleId ?? '') === `${name}.tsx`)
  if (!page) throw new Error(`The build of the page has no ${name}`)
  /** @type {Set<Chunk>} */
  const needed = new Set()
  const add = (/** @type {Chunk | undefined} */ chunk) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) add(byName.get(name))
  }
  for (const chunk of [entry, page]) add(chunk)
  return [...needed]
}

/** @param {Chunk[]} chunks */
export const firstViews = (chunks) =>
  firstPages.map(({ path, page, limit }) => {
    const files = chunksOf(chunks, page).map(({ fileName, code }) => ({
      name: fileName,
      bytes: gzipSync(code, { level: 9 }).length,
    }))
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    return { path, files, bytes, limit: limit * 1024 }
  })
