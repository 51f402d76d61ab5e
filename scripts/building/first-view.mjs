// What a browser must load before a page is interactive: the entry, the page's own chunks and all they import.
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Kilobytes of gzipped JavaScript that a guest loads at most. React, the router and the query library are 108 of them.
 * A page can set a limit of its own, a little above what it has reached.
 */
const maxForGuests = 207

/** What players and leaders load of a page besides what guests do, with the limits for both together. */
const forPlayers = [
  { path: '/crew/$id for players', modules: ['CrewPage', 'PlayerSections'], maxKilobytes: 261 },
  {
    path: '/crew/$id for leaders',
    modules: ['CrewPage', 'PlayerSections', 'LeaderSections'],
    maxKilobytes: 289,
  },
]

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/** @typedef {import('../../contract/wire/rendering.ts').PublicPage} PublicPage */

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

/** Pages that share a module are measured once. */
const viewsOf = (/** @type {readonly PublicPage[]} */ pages) => {
  const byModule = new Map(pages.map((page) => [page.module, page]))
  return [
    ...[...byModule.values()].map(({ module, ...page }) => ({ ...page, modules: [module] })),
    ...forPlayers,
  ]
}

/** @param {Chunk[]} chunks @param {readonly PublicPage[]} pages */
export const firstViews = (chunks, pages) =>
  viewsOf(pages).map(({ path, modules, maxKilobytes = maxForGuests }) => {
    const files = chunksOf(chunks, modules).map(({ fileName, code }) => ({
      name: fileName,
      bytes: gzipSync(code, { level: 9 }).length,
    }))
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    return { path, files, bytes, limit: maxKilobytes * 1024 }
  })
