// The service worker is one script of its own, at the root of the page.
import { fromRoot } from '../root.mjs'
import { servedBrowsers } from './browsers.mjs'

/** @type {import('vite').InlineConfig} */
export const serviceWorker = {
  root: fromRoot('web'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: fromRoot('dist/web'),
    // The page is in the same folder.
    emptyOutDir: false,
    target: servedBrowsers,
    rolldownOptions: {
      input: { sw: fromRoot('web/service-worker/sw.ts') },
      output: { entryFileNames: '[name].js', format: 'iife' },
    },
  },
}
