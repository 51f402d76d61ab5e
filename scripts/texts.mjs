// Compiles the catalogues of messages/ to typed functions, unless they are as they were.
import { pathToFileURL } from 'node:url'
import { stampAt } from './fingerprint.mjs'

const compiled = stampAt('messages/compiled/.stamp', [
  'messages',
  'project.inlang/settings.json',
  'scripts/paraglide.mjs',
  'package-lock.json',
])

export const ensureTexts = async () => {
  if (compiled.isCurrent()) return
  const [{ compile }, { paraglide }] = await Promise.all([
    import('@inlang/paraglide-js'),
    import('./paraglide.mjs'),
  ])
  await compile(paraglide)
  compiled.write()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureTexts()
