import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { servedBrowsers } from './scripts/building/browsers.mjs'
import { lightContract } from './scripts/building/light-contract.mjs'
import { paraglide } from './scripts/building/paraglide.mjs'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

/** Modules of the contract with the schemas of forms, which bring zod along: they stay with the forms. */
const schemas =
  /contract\/.*\/(drafts?|forms|changes|rules|text|ids|users|passwords|new-passwords|timezones|account|appeals)\.ts$/

const isPlain = (id: string): boolean => !schemas.test(id)

/**
 * What pages share, in few files; each may import from those before it. What one page alone needs is in a file of its
 * own without being named here.
 */
const pageGroups = [
  // Stays the same from deploy to deploy.
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules\/(?!zod)/ },
  {
    name: 'contract',
    tags: ['$initial' as const],
    test: (id: string) => /\/contract\//.test(id) && isPlain(id),
  },
  { name: 'shell', tags: ['$initial' as const], test: /\/(web|texts)\// },
  { name: 'icons', test: /lucide-react/, minShareCount: 5 },
  // Small things that almost every page needs, also those that show no crews.
  {
    name: 'frame',
    test: /shell\/Page|display\/(EmptyState|Note)|use-now|problems\/(problem-|FormProblem)/,
    minShareCount: 8,
  },
  {
    name: 'common',
    test: /\/texts\/|\/contract\/.*(fields|limits|names|cities|glyphs|seats)|\/web\/(i18n|browser|session|ui\/(?!overlays))|features\/crews\/(?!editor)/,
    minShareCount: 8,
  },
  // What signing in, signing up and a forgotten password share.
  {
    name: 'doors',
    test: /features\/auth\/(Auth|UsernameInput|SubmitButton|sign-in\/LoginForm)|pages\/account\/(use-ban|GuestButton|CommunityNote)/,
    minShareCount: 2,
  },
  {
    name: 'parts',
    test: /\/web\/(dialogs|problems|shell|browser\/passkey-error|ui\/overlays\/use-)/,
    minShareCount: 3,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  // The server finds the use case of an endpoint by what the page leaves out.
  plugins: [react(), ...(isSsrBuild ? [] : [lightContract]), paraglideVitePlugin(paraglide)],
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(new URL('web/ui/overlays/style-singleton.ts', import.meta.url)),
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: servedBrowsers,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: { codeSplitting: { groups: pageGroups } },
        },
  },
  // In development the modules of web/api are served under /api as well: those stay here.
  server: { port: 3000, proxy: { '^/api/(?!.*\\.ts(\\?|$))': api } },
}))
