// WebKit, the engine of Safari, as GTK builds it: MiniBrowser on a screen in memory, by WebDriver over HTTP.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/testing/free-port.mjs'

/** Its program, or undefined. */
export const findMiniBrowser = () =>
  ['/usr/lib', '/usr/libexec']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((release) => `${folder}/webkit2gtk-${release}/MiniBrowser`),
    )
    .find((path) => existsSync(path))

/** Where WebDriver has the commands that a journey sends. */
const paths = /** @type {const} */ ({
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  SetWindowRect: 'window/rect',
  TakeScreenshot: 'screenshot',
})

/** @returns {Promise<import('./browser.mjs').Driver>} */
export const openWebkit = async () => {
  const home = mkdtempSync(join(tmpdir(), 'crewbeacon-webkit-'))
  const [port, display] = [await freePort(), `:${await freePort()}`]
  const env = {
    ...process.env,
    HOME: home,
    DISPLAY: display,
    LANGUAGE: 'en',
    TZ: 'Europe/Berlin',
    // As root it has no sandbox to start.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const close = async () => {
    for (const child of [driver, screen]) {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    rmSync(home, { recursive: true, force: true })
  }
  const call = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body,
  ) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    /** @type {{ value: unknown }} */
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`WebKitWebDriver answered ${answer.status}: ${JSON.stringify(value)}`)
    return value
  }
  const begin = async () => {
    const deadline = Date.now() + 60_000
    const options = { binary: findMiniBrowser(), args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    for (;;) {
      try {
        return /** @type {{ sessionId: string }} */ (await call('POST', '/session', { capabilities }))
      } catch (error) {
        if (Date.now() > deadline) throw error
        await pause(300)
      }
    }
  }
  try {
    const { sessionId } = await begin()
    return {
      send: (command, parameters) => {
        const path = `/session/${sessionId}/${paths[/** @type {keyof typeof paths} */ (command)]}`
        return command === 'TakeScreenshot' ? call('GET', path, undefined) : call('POST', path, parameters)
      },
      close: async () => {
        await call('DELETE', `/session/${sessionId}`, undefined).catch(() => undefined)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
