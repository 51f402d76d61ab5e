// `npm start`: installs and builds what has changed, then runs the server in this process, so that signals reach it
// and its exit code is ours.
import { readFileSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, loadSettings } from './building/prepare.mjs'
import { fromRoot } from './root.mjs'

/**
 * npm sends SIGTERM to the shell between it and us, which ends without passing it on. So when the shell is gone,
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

const help = `npm start: installs and builds what has changed, then runs CrewBeacon. npm run admin, backup, restore and move
are the commands for its data (docs/operations.md). It takes no options, but these variables of the shell or of .env:

${readFileSync(fromRoot('.env.example'), 'utf8')}`

if (process.argv.slice(2).some((word) => ['--help', '-h', 'help'].includes(word))) {
  console.log(help)
  process.exit()
}

ensureInstalled()
ensureBuilt()
loadSettings()
endWithNpm()
await import(new URL('../dist/server/main.js', import.meta.url).href)
