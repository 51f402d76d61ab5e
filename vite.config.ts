import { paraglideVitePlugin } from '@inlang/paraglide-js'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from './scripts/building/light-contract.mjs'
import { paraglide } from './scripts/building/paraglide.mjs'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

/** Modules of the contract without schemas, which would bring zod along. */
const plainContract =
  /contract\/.*(fields|limits|names|seats|ranks|hours|languages|cookies|themes|site|cities|endpoint|glyphs|events|code-points|json|board|players|zoned-time|calendars)\b/

const isPlain = (id: string): boolean => /\/(web|texts)\//.test(id) || plainContract.test(id)

/** What pages share, in few files. What one page alone needs is in a file of its own without being named here. */
const pageGroups = [
  // Stays the same from deploy to deploy.
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules\/(?!zod)/ },
  { name: 'shell', tags: ['$initial' as const], test: isPlain },
  { name: 'icons', test: /lucide-react/, minShareCount: 4 },
  { name: 'parts', test: /\/web\/(dialogs|problems|shell|ui\/overlays\/use-)/, minShareCount: 2 },
  {
    name: 'common',
    test: (id: string) =>
      isPlain(id) &&
      /\/contract\/|\/texts\/|\/web\/(i18n|browser|session|ui\/(?!overlays))|features\/crews\/(?!editor)/.test(
        id,
      ),
    minShareCount: 5,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

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
          output: { codeSplitting: { groups: pageGroups } },
        },
  },
  // In development the modules of web/api are served under /api as well: those stay here.
  server: { port: 3000, proxy: { '^/api/(?!.*\\.ts(\\?|$))': api } },
}))
