// How the catalogues in messages/ become typed functions, for Vite and for the command line alike.
import { fileURLToPath } from 'node:url'

const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** @type {import('@inlang/paraglide-js').CompilerOptions} */
export const paraglide = {
  project: fromRoot('project.inlang'),
  outdir: fromRoot('messages/compiled'),
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
  localStorageKey: 'preferred-language',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
}
