// `npm run dev`: the server on API_PORT, rebuilt and restarted on change; the page by Vite on port 3000, which
// passes /api on to it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, loadSettings } from './building/prepare.mjs'
import { fromRoot } from './root.mjs'

ensureInstalled()
loadSettings()
// The server wants a built page, although in development nobody looks at it.
if (!existsSync(fromRoot('dist/web/index.html'))) ensureBuilt()
process.env.API_PORT ??= '3001'

const { build, createServer } = await import('vite')
const { serverBundle } = await import('./building/server-bundle.mjs')
const { ensureTexts } = await import('./building/texts.mjs')

let server
const stopServer = () =>
  new Promise((resolve) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', resolve)
    server.kill('SIGTERM')
  })

const startServer = () => {
  server = spawn(process.execPath, ['--enable-source-maps', fromRoot('dist/dev/main.js')], {
    cwd: fromRoot(),
    stdio: 'inherit',
    env: { PUBLIC_URL: 'http://localhost:3000', ...process.env, PORT: process.env.API_PORT },
  })
}

// One restart after the other: the next server must find the data folder free.
let restarts = Promise.resolve()
const restart = () => {
  restarts = restarts.then(stopServer).then(startServer)
}

ensureTexts()
const watcher = await build(
  serverBundle({ outDir: 'dist/dev', input: { main: 'server/main.ts' }, watch: { clearScreen: false } }),
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
  await Promise.all([watcher.close(), page.close(), restarts.then(stopServer)])
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
