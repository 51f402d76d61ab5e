// `npm run dev`: the server on API_PORT, rebuilt and restarted on change; the page by Vite on port 3000, which
// passes /api on to it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, loadSettings } from './building/prepare.mjs'
import { fromRoot } from './root.mjs'

ensureInstalled()
loadSettings()
// The server does not start without a built page, although in development Vite serves the page.
if (!existsSync(fromRoot('dist/web/index.html'))) ensureBuilt()
process.env.API_PORT ??= '3001'

const { build, createServer } = await import('vite')
const { serverBundle } = await import('./building/server-bundle.mjs')
const { ensureTexts } = await import('./building/texts.mjs')

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
const stopServer = async () => {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}

const startServer = () => {
  server = spawn(process.execPath, ['--enable-source-maps', fromRoot('dist/dev/main.js')], {
    cwd: fromRoot(),
    stdio: 'inherit',
    env: { PUBLIC_URL: 'http://localhost:3000', ...process.env, PORT: process.env.API_PORT },
  })
}

// One restart at a time: the next server needs the data folder for itself.
let restarted = Promise.resolve()
const restart = () => {
  restarted = restarted.then(stopServer).then(startServer)
}

ensureTexts()
const watcher = /** @type {import('vite').Rolldown.RolldownWatcher} */ (
  await build(
    serverBundle({ outDir: 'dist/dev', input: { main: 'server/main.ts' }, watch: { clearScreen: false } }),
  )
)
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') event.result?.close()
  if (event.code === 'END') restart()
  if (event.code === 'ERROR') console.error(event.error.message)
})

const page = await createServer({ configFile: fromRoot('vite.config.ts'), root: fromRoot('web') })
await page.listen()
page.printUrls()

const stop = async () => {
  await Promise.all([watcher.close(), page.close(), restarted.then(stopServer)])
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
