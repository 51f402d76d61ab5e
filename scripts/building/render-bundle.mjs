import { fromRoot } from '../root.mjs'

/**
 * How Vite bundles the page for the server, which renders it. With all its packages, in their production builds: the
 * server runs without the packages that only the page needs.
 *
 * @type {import('vite').InlineConfig}
 */
export const renderBundle = {
  configFile: fromRoot('vite.config.ts'),
  root: fromRoot('web'),
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: fromRoot('web/rendering/render.tsx'),
    outDir: fromRoot('dist/render'),
    manifest: false,
    sourcemap: true,
    minify: false,
    target: 'node20',
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { format: 'es', entryFileNames: 'render.js', codeSplitting: false },
    },
  },
}
