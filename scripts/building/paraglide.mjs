// How the catalogues in texts/ become typed functions, for Vite and for the command line alike.
import { fromRoot } from '../root.mjs'

/** @type {import('@inlang/paraglide-js').CompilerOptions} */
export const paraglide = {
  project: fromRoot('project.inlang'),
  outdir: fromRoot('texts/compiled'),
  strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
  localStorageKey: 'preferred-language',
  // The same in development and in the build, so that neither overwrites the other's output.
  outputStructure: 'message-modules',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
}
