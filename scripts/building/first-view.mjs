// What a browser must load before a page is interactive: the entry, the page's own chunk and all they import.
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What every page with data from the server is loaded with. */
export const dataModules = ['DataLayout', 'take-over-queries']

/**
 * The pages that most visitors see first, each with the modules that it is loaded with and its limit in kilobytes of
 * gzipped JavaScript. React, the router and the query library are 105 of them.
 */
export const firstPages = [
  { path: '/', modules: ['HomePage', ...dataModules], limit: 164 },
  { path: '/search', modules: ['SearchPage', ...dataModules], limit: 174 },
  { path: '/crew/:id', modules: ['CrewPage', ...dataModules], limit: 173 },
  { path: '/profile/:id', modules: ['ProfilePage', ...dataModules], limit: 171 },
  { path: '/legal/privacy', modules: ['LegalPage'], limit: 138 },
  { path: '/login', modules: ['LoginPage'], limit: 140 },
]

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** @param {Chunk[]} chunks @param {readonly string[]} modules */
export const chunksOf = (chunks, modules) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build of the page has no entry')
  const pages = modules.map((name) => {
    const page = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => basename(id).replace(/\.tsx?$/, '') === name),
    )
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
      bytes: gzipSync(code).length,
    }))
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    return { path, files, bytes, limit: limit * 1024 }
  })
