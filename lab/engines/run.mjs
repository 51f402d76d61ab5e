import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../../scripts/root.mjs'
import { startBuiltServer } from '../../scripts/testing/built-server.mjs'
import { createBrowser } from './browser.mjs'
import { openFirefox } from './firefox.mjs'
import { flyOnce } from './journey.mjs'
import { openWebkit } from './webkit.mjs'

const engines = { firefox: openFirefox, webkit: openWebkit }
const sizes = { wide: [1440, 900], phone: [390, 844] }

/** @param {string[]} names of the engines; all without them */
export const runEngines = async (names) => {
  const folder = fromRoot('shots/engines')
  mkdirSync(folder, { recursive: true })
  const server = await startBuiltServer({ demo: false })
  let isGood = true
  for (const [engine, open] of Object.entries(engines)) {
    if (names.length > 0 && !names.includes(engine)) continue
    for (const [size, [width = 0, height = 0]] of Object.entries(sizes)) {
      const name = `${engine}-${size}`
      const browser = createBrowser(await open())
      const picture = async (/** @type {string} */ step) =>
        writeFileSync(join(folder, `${name}-${step}.png`), await browser.picture())
      try {
        await browser.resize(width, height)
        await flyOnce(browser, server.url, picture)
        console.log(`✓ ${name}`)
      } catch (error) {
        isGood = false
        console.log(`✗ ${name}: ${error instanceof Error ? error.message : error} at ${await browser.path()}`)
        await picture('failed')
      } finally {
        await browser.close()
      }
    }
  }
  await server.stop()
  return isGood
}
