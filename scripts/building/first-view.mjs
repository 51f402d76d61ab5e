// What a browser must load before a page is interactive: the entry, the page's own chunks and all they import.
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The pages that most visitors see first, each with its limit in kilobytes of gzipped JavaScript: a little above what
 * was reached, and at most 200 for guests. React, the router and the query library are 108 of them.
 */
const firstPages = [
  { path: '/', modules: ['HomePage'], limit: 185 },
  { path: '/search', modules: ['SearchPage'], limit: 200 },
  { path: '/crew/:id', modules: ['CrewPage'], limit: 200 },
  { path: '/crew/:id for players', modules: ['CrewPage', 'PlayerSections'], limit: 240 },
  { path: '/crew/:id for leaders', modules: ['CrewPage', 'PlayerSections', 'LeaderSections'], limit: 260 },
  { path: '/profile/:id', modules: ['ProfilePage'], limit: 198 },
  { path: '/legal/privacy', modules: ['LegalPage'], limit: 183 },
  { path: '/login', modules: ['LoginPage'], limit: 197 },
]

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** @param {Chunk[]} chunks @param {string[]} modules */
const chunksOf = (chunks, modules) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build of the page has no entry')
  const pages = modules.map((name) => {
    const page = chunks.find(({ facadeModuleId }) => basename(facadeModuleId ?? '') === `${name}.tsx`)
    if (!page) throw new Error(`The build of the page has no ${name}`)
    return page
  })
  /** @type {Set<Chunk>} */
  const needed = new Set()
  const add = (/** @type {Chunk | undefined} */ chunk) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) add(byName.get(name))
  }
  for (const chunk of [entry, ...pages]) add(chunk)
  return [...needed]
}

/** @param {Chunk[]} chunks */
export const firstViews = (chunks) =>
  firstPages.map(({ path, modules, limit }) => {
    const files = chunksOf(chunks, modules).map(({ fileName, code }) => ({
      name: fileName,
      bytes: gzipSync(code, { level: 9 }).length,
    }))
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    return { path, files, bytes, limit: limit * 1024 }
  })
