import { readdirSync, readFileSync } from 'node:fs'
import { fromRoot } from '../root.mjs'

/**
 * Files that the server reads while it runs, in a folder beside the bundle, where the code looks for them.
 *
 * @type {(folder: string) => import('vite').Plugin}
 */
const filesBeside = (folder) => ({
  name: 'files-beside-the-bundle',
  generateBundle() {
    const name = folder.split('/').at(-1)
    for (const file of readdirSync(fromRoot(folder))) {
      this.emitFile({
        type: 'asset',
        fileName: `${name}/${file}`,
        source: readFileSync(fromRoot(`${folder}/${file}`)),
      })
    }
  },
})

/**
 * How Vite bundles the server. Packages stay outside, in node_modules: some of them carry native code or
 * data files that they look for beside themselves.
 *
 * @param {{ outDir: string, input: Record<string, string>, watch?: import('vite').Rolldown.WatcherOptions }} options
 * @returns {import('vite').InlineConfig}
 */
export const serverBundle = ({ outDir, input, watch }) => ({
  root: fromRoot(),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [filesBeside('server/features/previews/fonts')],
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    watch: watch ?? null,
    rolldownOptions: {
      input,
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        // All in one folder, so that the files beside the bundle are beside each part of it.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
