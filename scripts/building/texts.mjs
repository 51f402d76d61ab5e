// Compiles the catalogues of texts/ to typed functions, unless they are as they were.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stampAt } from './fingerprint.mjs'

const self = fileURLToPath(import.meta.url)
const compiled = stampAt('texts/compiled/.stamp', [
  'texts',
  'project.inlang/settings.json',
  'scripts/building/paraglide.mjs',
  'package-lock.json',
])

/** For the build of the page, which compiles them as well. */
export const textsAreCompiled = () => compiled.write()

/** In a process of its own: the compiler leaves timers that would keep ours alive for half a minute. */
export const ensureTexts = () => {
  if (compiled.isCurrent()) return
  const { status } = spawnSync(process.execPath, [self], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The texts could not be compiled')
}

if (process.argv[1] === self && !compiled.isCurrent()) {
  const { compile } = await import('@inlang/paraglide-js')
  const { paraglide } = await import('./paraglide.mjs')
  await compile(paraglide)
  compiled.write()
  process.exit(0)
}
