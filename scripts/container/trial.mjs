// Starts the built image as compose.yaml says, and looks at what it can and cannot do.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../testing/free-port.mjs'
import { readCompose, targetOf } from './compose.mjs'
import { commandIn, environmentOf, lastValue } from './dockerfile.mjs'
import { sandboxed, userOf } from './sandbox.mjs'

const startMs = 60_000

/** @typedef {{ name: string, ok: boolean }} Finding */
/** @typedef {ReturnType<typeof import('./image.mjs').buildImage>} Image */

/**
 * A new volume has the owner and the mode of the folder that the image has in its place.
 * @type {(image: string, volume: string) => void}
 */
const createVolume = (image, volume) => {
  const { uid, gid, mode } = existsSync(image) ? statSync(image) : { uid: 0, gid: 0, mode: 0o755 }
  mkdirSync(volume, { mode: mode & 0o777 })
  chownSync(volume, uid, gid)
}

/**
 * The rules of the service, as the sandbox enforces them.
 * @param {string} volume
 * @param {import('./sandbox.mjs').User} user
 */
const rulesOf = (volume, user) => {
  const app = readCompose().services['app-1'] ?? {}
  if (!app.cap_drop?.includes('ALL') || !app.security_opt?.includes('no-new-privileges:true'))
    throw new Error('compose.yaml leaves capabilities to the app')
  return {
    readOnly: app.read_only === true,
    tmpfs: app.tmpfs ?? [],
    volumes: Object.fromEntries((app.volumes ?? []).map((each) => [targetOf(each), volume])),
    user,
  }
}

/** What the system says of the server: it is the last of the processes that the sandbox consists of. */
const statusOf = (/** @type {number} */ pid) => {
  let last = pid
  for (;;) {
    const [child] = readFileSync(`/proc/${last}/task/${last}/children`, 'utf8').split(' ').filter(Boolean)
    if (!child) break
    last = Number(child)
  }
  const fields = readFileSync(`/proc/${last}/status`, 'utf8')
    .split('\n')
    .map((line) => line.split(/:\s+/))
  return Object.fromEntries(fields)
}

/** @type {(url: string) => Promise<number>} */
const register = async (url) => {
  const player = {
    username: 'container',
    email: 'container@players.example',
    password: 'quiet harbour lantern',
    timezone: 'UTC',
    preferredLanguages: ['en'],
  }
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(player),
  })
  return answer.status
}

/**
 * @param {Image} image
 * @param {string} etc
 * @param {string} folder for its volume
 * @param {string} databaseUrl
 * @returns {Promise<Finding[]>}
 */
export const tryImage = async ({ root, workdir, stage }, etc, folder, databaseUrl) => {
  const volume = join(folder, 'volume')
  createVolume(join(root, lastValue(stage, 'VOLUME') ?? ''), volume)
  const user = userOf(lastValue(stage, 'USER'))
  const rules = rulesOf(volume, user)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    HOME: user.home,
    ...environmentOf(stage),
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
  }
  const inside = (/** @type {string[]} */ command) => sandboxed(root, etc, workdir, command, rules)
  const runInside = (/** @type {string[]} */ command) => {
    const [program, ...args] = inside(command)
    return spawnSync(program, args, { env, encoding: 'utf8' })
  }
  const isHealthy = () => runInside(commandIn(lastValue(stage, 'HEALTHCHECK'))).status === 0
  const cannotWrite = (/** @type {string} */ path) =>
    runInside(['node', '-e', `require('node:fs').writeFileSync('${path}/trial', '')`]).stderr.includes(
      'EROFS',
    )

  const [program, ...args] = inside(commandIn(lastValue(stage, 'CMD')))
  const server = spawn(program, args, { env, stdio: 'inherit' })
  const ended = once(server, 'exit')
  try {
    const deadline = Date.now() + startMs
    let healthy = isHealthy()
    while (!healthy && server.exitCode === null && Date.now() < deadline) {
      await pause(500)
      healthy = isHealthy()
    }
    const status = healthy ? statusOf(server.pid ?? 0) : {}
    return [
      { name: 'it starts, and its HEALTHCHECK passes', ok: healthy },
      { name: 'it runs as the user of the image', ok: status.Uid?.startsWith(`${user.uid}\t`) === true },
      { name: 'that user is not root', ok: user.uid !== 0 },
      {
        name: 'it has no capability, and can gain none',
        ok: Number(`0x${status.CapBnd}`) === 0 && status.NoNewPrivs === '1',
      },
      { name: 'it cannot write to its own files', ok: cannotWrite(workdir) },
      { name: 'it cannot write to the root', ok: cannotWrite('/') },
      {
        name: 'it serves the page',
        ok: healthy && (await (await fetch(`${url}/search`)).text()).includes('id="rendered"'),
      },
      { name: 'a player can register', ok: healthy && (await register(url)) === 201 },
      { name: 'the mail to the player is in its volume', ok: await hasMail(volume) },
    ]
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** A job writes it. */
const hasMail = async (/** @type {string} */ volume) => {
  for (let tries = 0; tries < 40; tries += 1) {
    try {
      if (readdirSync(join(volume, 'mail')).length > 0) return true
    } catch {
      // Not yet there.
    }
    await pause(500)
  }
  return false
}
