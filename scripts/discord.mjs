// `npm run discord -- register`: the built command line of the server, with the same settings as the server.
import { ensureBuilt, ensureInstalled, loadSettings } from './building/prepare.mjs'

ensureInstalled()
ensureBuilt()
loadSettings()
await import(new URL('../dist/server/discord.js', import.meta.url).href)
