// `npm start`: installs and builds what has changed, then becomes the server, so that signals and the
// exit code are its own.
import { ensureBuilt, ensureInstalled, loadSettings } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
loadSettings()
await import('../dist/server/main.js')
