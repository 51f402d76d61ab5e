import { paraglideVitePlugin } from '@inlang/paraglide-js'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { paraglide } from './scripts/building/paraglide.mjs'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), paraglideVitePlugin(paraglide)],
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
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|use-sync-external-store|zod|lucide-react\/dist\/esm\/shared)\/(?!.*useBlocker)/,
                },
                // The rest of what every page needs, in one file and not in a handful of small ones.
                { name: 'shell', tags: ['$initial'] },
                // The account screens: the first of them with all that it imports, which most forms need as well.
                { name: 'account', test: /web\/features\/auth\/(AuthLayout|LoginForm)\.tsx$/ },
              ],
            },
          },
        },
  },
  // In development the modules of web/api are served under /api as well: those stay here.
  server: { port: 3000, proxy: { '^/api/(?!.*\\.ts(\\?|$))': api } },
}))
