import { fromRoot } from '../root.mjs'

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
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    watch: watch ?? null,
    rolldownOptions: { input, output: { format: 'es', entryFileNames: '[name].js' } },
  },
})
