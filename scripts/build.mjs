// `npm run build`: the texts, the page and the server, into dist/.
import { build } from 'vite'
import { compressFolder } from './building/compress.mjs'
import { firstViewLimit, firstViewOf } from './building/first-view.mjs'
import { buildOffline } from './building/offline.mjs'
import { built } from './building/prepare.mjs'
import { serverBundle } from './building/server-bundle.mjs'
import { textsAreCompiled } from './building/texts.mjs'
import { fromRoot } from './root.mjs'

const onlyIfChanged = process.argv.includes('--if-changed')

if (!onlyIfChanged || !built.isCurrent()) {
  built.remove()
  await build({
    configFile: fromRoot('vite.config.ts'),
    root: fromRoot('web'),
    logLevel: 'warn',
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
  })
  await buildOffline()
  await compressFolder(fromRoot('dist/web/assets'))
  textsAreCompiled()
  await build(
    serverBundle({ outDir: 'dist/server', input: { main: 'server/main.ts', admin: 'server/admin.ts' } }),
  )
}

const { files, bytes } = firstViewOf('LoginPage')
const size = `${(bytes / 1024).toFixed(1)} KB of at most ${firstViewLimit / 1024} KB`
console.log(`First view of /login: ${size} JavaScript, gzipped, in ${files.length} files`)
if (bytes > firstViewLimit) {
  for (const file of files) console.error(`  ${(file.bytes / 1024).toFixed(1)} KB  ${file.name}`)
  process.exit(1)
}
built.write()
// The compiler of the texts, part of the page's build, leaves timers that run for half a minute.
process.exit(0)
