// `npm run backup`, `npm run restore`, `npm run move`: the built command, with the same settings as the server.
import { ensureBuilt, ensureInstalled, loadSettings } from './building/prepare.mjs'

ensureInstalled()
ensureBuilt()
loadSettings()
await import(new URL('../dist/server/data.js', import.meta.url).href)
