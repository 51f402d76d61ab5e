// `npm start`: installs and builds what has changed, then becomes the server, so that signals and the
// exit code are its own.
import { ensureBuilt, ensureInstalled, loadSettings } from './building/prepare.mjs'

/**
 * npm hands SIGTERM to the shell between it and us, which ends without passing it on. So when the shell is gone,
 * the signal was meant for us.
 */
const endWithNpm = () => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}

ensureInstalled()
ensureBuilt()
loadSettings()
endWithNpm()
await import('../dist/server/main.js')
