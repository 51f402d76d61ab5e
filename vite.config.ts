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
                  tags: ['$initial'],
                  test: /node_modules\/(?!zod)/,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'shell',
                  tags: ['$initial'],
                  test: /\/(web|texts)\/|contract\/.*(fields|limits|names|seats|ranks|hours|languages|cookies|themes|site|cities|endpoint|glyphs|events|code-points|json)\b/,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // What many pages share.
                {
                  name: 'common',
                  test: /lucide-react|texts\/compiled|web\/ui\/(?!overlays\/(Dialog|Sheet|Menu|ConfirmDialog))|web\/(i18n|problems|browser|live|session)\/|features\/crews\/(?!editor)|contract\/.*(fields|limits|names|seats|ranks|hours|languages|cities|glyphs|json)\b/,
                  minShareCount: 5,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  // In development the modules of web/api are served under /api as well: those stay here.
  server: { port: 3000, proxy: { '^/api/(?!.*\\.ts(\\?|$))': api } },
}))
