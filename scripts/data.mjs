// `npm run backup`, `npm run restore`, `npm run move`: the built command, with the same settings as the server.
import { existsSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, loadSettings } from './building/prepare.mjs'
import { fromRoot } from './root.mjs'

// A backup is made before an update: the new version would replace the files of the server that still runs.
if (process.argv[2] !== 'backup' || !existsSync(fromRoot('dist/server/data.js'))) {
  ensureInstalled()
  ensureBuilt()
}
loadSettings()
await import(new URL('../dist/server/data.js', import.meta.url).href)
