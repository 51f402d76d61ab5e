// Puts what the first pages need into few files. The bundler by itself makes one for each set of pages that share a
// module, which is fifty small files for the board: slow to load, and badly compressed.
import { build } from 'vite'
import { chunksOf, dataModules, firstPages } from './first-view.mjs'

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** @returns {Promise<Chunk[]>} */
export const buildPage = async (/** @type {import('vite').InlineConfig} */ config) => {
  const results = await build(config)
  if (!Array.isArray(results) && !('output' in results)) throw new Error('The page is not built once')
  return [results]
    .flat()
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk')
}

/**
 * A trial build tells which page needs which module. Whatever a module imports is in its own chunk or in one that all
 * pages with that module load anyway, so no page loads what it does not need but for a few shared parts.
 *
 * @param {import('vite').InlineConfig} config
 * @returns {Promise<(id: string) => string | null>}
 */
export const pageChunks = async (config) => {
  const trial = await buildPage({ ...config, build: { ...config.build, write: false, minify: false } })
  const modulesOf = (/** @type {readonly string[]} */ names) =>
    new Set(chunksOf(trial, names).flatMap(({ moduleIds }) => moduleIds))
  const initial = modulesOf([])
  const data = modulesOf(dataModules)
  const pages = firstPages.map(({ modules }) => ({
    name: modules[0] ?? '',
    hasData: modules.includes('DataLayout'),
    modules: modulesOf(modules),
  }))
  return (id) => {
    const needing = pages.filter(({ modules }) => modules.has(id))
    const withData = needing.filter(({ hasData }) => hasData)
    if (initial.has(id) || (needing.length > 1 && withData.length < needing.length)) return 'shell'
    if (data.has(id) || withData.length > 1) return 'pages'
    return needing[0]?.name ?? null
  }
}
