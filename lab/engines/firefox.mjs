// Firefox by its own protocol: JSON over TCP, with the names of WebDriver. No other program is needed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/testing/free-port.mjs'

const connectTo = async (/** @type {number} */ port) => {
  const deadline = Date.now() + 60_000
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    if (isOpen) return socket
    if (Date.now() > deadline) throw new Error('Firefox did not start')
    await pause(200)
  }
}

/** @returns {Promise<import('./browser.mjs').Driver>} */
export const openFirefox = async () => {
  const profile = mkdtempSync(join(tmpdir(), 'crewbeacon-firefox-'))
  const port = await freePort()
  const preferences = {
    'marionette.port': port,
    'intl.accept_languages': 'en',
    'datareporting.policy.dataSubmissionEnabled': false,
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    env: { ...process.env, HOME: profile, TZ: 'Europe/Berlin' },
    stdio: 'ignore',
  })
  const socket = await connectTo(port)

  /** @type {Map<number, (answer: [number, number, { message: string } | null, { value?: unknown }]) => void>} */
  const waiting = new Map()
  let received = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const length = Number(received.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || received.length < colon + 1 + length) return
      const answer = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString())
      received = received.subarray(colon + 1 + length)
      // The greeting is no answer.
      if (Array.isArray(answer)) waiting.get(answer[1])?.(/** @type {any} */ (answer))
    }
  })
  let lastId = 0
  /** @type {import('./browser.mjs').Driver['send']} */
  const send = (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, ([, id, error, result]) => {
        waiting.delete(id)
        if (error) reject(new Error(error.message))
        else resolve(result?.value)
      })
      const text = JSON.stringify([0, lastId, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  await send('NewSession', { capabilities: { alwaysMatch: {} } })
  return {
    send,
    close: async () => {
      socket.destroy()
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
