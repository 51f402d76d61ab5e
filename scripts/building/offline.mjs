// Builds the offline page, and the service worker that knows its files. Apart from the page itself: that one puts what
// its screens share into few large files, and the offline page would need all of them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { fromRoot } from '../root.mjs'

const outDir = fromRoot('dist/web')
const manifestFile = '.vite/offline.json'

/** @type {import('vite').InlineConfig} */
const shared = { root: fromRoot('web'), configFile: false, publicDir: false, logLevel: 'warn' }

/** @type {import('vite').BuildEnvironmentOptions} */
const intoThePage = { outDir, emptyOutDir: false, target: 'es2022', modulePreload: { polyfill: false } }

const buildPage = () =>
  build({
    ...shared,
    build: {
      ...intoThePage,
      manifest: manifestFile,
      rolldownOptions: {
        input: fromRoot('web/offline.html'),
        // It shares modules with components, and must not get React with them.
        treeshake: { moduleSideEffects: (id) => /\.css$|web\/offline(\.html|\/main\.ts)/.test(id) },
      },
    },
  })

/** Addresses of the scripts, styles and fonts, which are all that the page loads. */
const filesOfPage = () => {
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(readFileSync(`${outDir}/${manifestFile}`, 'utf8'))
  const names = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  return [...new Set(names)].sort().map((name) => `/${name}`)
}

/** After the page: it writes into the same folder. */
export const buildOffline = async () => {
  await buildPage()
  const files = filesOfPage()
  const page = readFileSync(`${outDir}/offline.html`)
  const version = createHash('sha256').update(files.join()).update(page).digest('hex').slice(0, 12)
  await build({
    ...shared,
    define: {
      OFFLINE_PAGE: JSON.stringify('/offline'),
      OFFLINE_FILES: JSON.stringify(files),
      OFFLINE_CACHE: JSON.stringify(`offline-${version}`),
    },
    build: {
      ...intoThePage,
      rolldownOptions: {
        input: { sw: fromRoot('web/service-worker/sw.ts') },
        output: { entryFileNames: '[name].js', format: 'iife' },
      },
    },
  })
}
