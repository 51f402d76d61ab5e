// `npm run build`: the texts, the page and the server, into dist/.
import { AsyncLocalStorage } from 'node:async_hooks'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressFolder } from './building/compress.mjs'
import { writeEmptyDatabase } from './building/empty-database.mjs'
import { firstViews } from './building/first-view.mjs'
import { built } from './building/prepare.mjs'
import { renderBundle } from './building/render-bundle.mjs'
import { serverBundle } from './building/server-bundle.mjs'
import { serviceWorker } from './building/service-worker.mjs'
import { textsAreCompiled } from './building/texts.mjs'
import { fromRoot } from './root.mjs'

const onlyIfChanged = process.argv.includes('--if-changed')

/** @type {import('vite').InlineConfig} */
const page = {
  configFile: fromRoot('vite.config.ts'),
  root: fromRoot('web'),
  logLevel: 'warn',
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`

const buildPage = async () => {
  const results = await build(page)
  if (!Array.isArray(results) && !('output' in results)) throw new Error('The page is not built once')
  return [results].flat().flatMap(({ output }) => output.filter((file) => file.type === 'chunk'))
}

/** The page for the server says which pages there are. */
const checkFirstViews = async (/** @type {import('vite').Rolldown.OutputChunk[]} */ chunks) => {
  const { createRenderer } = await import(pathToFileURL(fromRoot('dist/render/render.js')).href)
  const views = firstViews(chunks, createRenderer(new AsyncLocalStorage()).pages)
  for (const { path, files, bytes, limit } of views) {
    const size = `${kilobytes(bytes)} of at most ${kilobytes(limit)}`
    console.log(`First view of ${path}: ${size} JavaScript, gzipped, in ${files.length} files`)
    if (bytes <= limit) continue
    for (const file of files) console.error(`  ${kilobytes(file.bytes)}  ${file.name}`)
  }
  if (views.some(({ bytes, limit }) => bytes > limit)) process.exit(1)
}

if (!onlyIfChanged || !built.isCurrent()) {
  built.remove()
  const chunks = await buildPage()
  await build(serviceWorker)
  await compressFolder(fromRoot('dist/web/assets'))
  await build(renderBundle)
  await checkFirstViews(chunks)
  textsAreCompiled()
  await build(
    serverBundle({
      outDir: 'dist/server',
      input: {
        main: 'server/main.ts',
        admin: 'server/admin.ts',
        data: 'server/data.ts',
        discord: 'server/discord.ts',
      },
    }),
  )
  await writeEmptyDatabase(fromRoot('dist/server/empty-database.tar.gz'))
}

built.write()
// The compiler of the texts, part of the page's build, leaves timers that run for half a minute.
process.exit(0)
