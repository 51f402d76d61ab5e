import { paraglideVitePlugin } from '@inlang/paraglide-js'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from './scripts/building/light-contract.mjs'
import { paraglide } from './scripts/building/paraglide.mjs'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  // The server finds the use case of an endpoint by what the page leaves out.
  plugins: [react(), ...(isSsrBuild ? [] : [lightContract]), paraglideVitePlugin(paraglide)],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs, in one file that stays the same from deploy to deploy.
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|use-sync-external-store|lucide-react\/dist\/esm\/shared)\/(?!.*useBlocker)/,
                },
              ],
            },
          },
        },
  },
  // In development the modules of web/api are served under /api as well: those stay here.
  server: { port: 3000, proxy: { '^/api/(?!.*\\.ts(\\?|$))': api } },
}))
