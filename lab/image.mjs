// `npm run lab -- image`: builds the image and runs a node of it as compose.yaml does, on the embedded database. Needs Docker.
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fromRoot } from '../scripts/root.mjs'
import { freePort } from '../scripts/testing/free-port.mjs'

const name = 'crewbeacon-lab'
const startMs = 120_000

const docker = (/** @type {string[]} */ ...args) => {
  const { status, error } = spawnSync('docker', args, {
    cwd: fromRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`docker ${args[0]} failed${error ? `: ${error.message}` : ''}`)
}

const rules = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges']

/** The page, when the node has started. */
const fetchPage = async (/** @type {string} */ url) => {
  for (const end = Date.now() + startMs; Date.now() < end; await pause(500)) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return (await fetch(`${url}/search`)).text()
  }
  throw new Error('the node did not start')
}

docker('build', `--tag=${name}`, '.')
const port = await freePort()
docker('run', '--detach', '--rm', `--name=${name}`, `--publish=127.0.0.1:${port}:3000`, ...rules, name)
try {
  const page = await fetchPage(`http://127.0.0.1:${port}`)
  if (!page.includes('id="rendered"')) throw new Error('the page was not rendered')
  console.log('✓ the image starts under the rules of compose.yaml and renders the board')
} finally {
  spawnSync('docker', ['stop', name])
}
