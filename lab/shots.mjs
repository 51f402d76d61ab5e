// `npm run lab -- shots`: a picture of every screen of the demo world, into shots/. Options narrow it down and may be
// given more than once: --route login --width 390 --theme dark --language en --role guest
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureInstalled } from '../scripts/building/prepare.mjs'
import { fromRoot } from '../scripts/root.mjs'
import { chromiumOptions, ensureMachine } from '../scripts/testing/machine.mjs'
import {
  demoCrew,
  flownCrew,
  languages,
  logins,
  routes,
  sizes,
  stateNames,
  themes,
  usualSizes,
} from './shots/screens.mjs'

const option = /** @type {const} */ ({ type: 'string', multiple: true })
const { values: options } = parseArgs({
  options: { route: option, width: option, theme: option, language: option, role: option },
})

/**
 * What an option names, or everything without it.
 *
 * @template {string} T
 * @param {keyof typeof options} name
 * @param {T[]} all
 */
const chosen = (name, all) => {
  const values = options[name]
  const unknown = values?.filter((value) => !all.some((each) => each === value)) ?? []
  if (unknown.length > 0) throw new Error(`--${name}: ${unknown.join(', ')} is none of ${all.join(', ')}`)
  return all.filter((value) => !values || values.includes(value))
}

/**
 * @template {object} T
 * @param {T} table
 */
const keysOf = (table) => /** @type {(string & keyof T)[]} */ (Object.keys(table))

const routeNames = chosen(
  'route',
  routes.map(({ name }) => name),
)
const sessions = (options.width ? chosen('width', keysOf(sizes)) : usualSizes)
  .flatMap((width) => chosen('theme', themes).map((theme) => ({ width, theme })))
  .flatMap((session) => chosen('language', languages).map((language) => ({ ...session, language })))
  .flatMap((session) => chosen('role', keysOf(logins)).map((role) => ({ ...session, role })))
  .map((session) => ({
    ...session,
    screens: routes.filter(({ name, roles }) => routeNames.includes(name) && roles.includes(session.role)),
  }))
  .filter(({ screens }) => screens.length > 0)

ensureInstalled()
ensureBuilt()
ensureMachine()
mkdirSync(fromRoot('shots'), { recursive: true })

// Imported late: they need the installed packages.
const { chromium } = await import('@playwright/test')
const { startBuiltServer } = await import('../scripts/testing/built-server.mjs')
const { takePictures } = await import('./shots/pictures.mjs')
const { makeStates } = await import('./shots/states.mjs')
const server = await startBuiltServer()
const browser = await chromium.launch(chromiumOptions())
try {
  const idOf = async (/** @type {string} */ search) => {
    const query = new URLSearchParams({ search, status: 'all' })
    const [crew] = await (await fetch(`${server.url}/api/crew-finder?${query}`)).json()
    return crew.id
  }
  const needsStates = sessions.some(({ screens }) =>
    screens.some(({ path }) => stateNames.some((name) => path.includes(`:${name}`))),
  )
  const crews = {
    demo: await idOf(demoCrew),
    flown: await idOf(flownCrew),
    ...(needsStates && (await makeStates(server.url))),
  }
  /** @type {string[]} */
  const problems = []
  const waiting = [...sessions]
  const lane = async () => {
    for (let session = waiting.shift(); session; session = waiting.shift()) {
      problems.push(...(await takePictures(browser, server.url, session, crews)))
    }
  }
  await Promise.all([lane(), lane()])
  const count = sessions.reduce((sum, { screens }) => sum + screens.length, 0)
  for (const problem of problems) console.error(problem)
  console.log(`${count} pictures in shots/`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await server.stop()
}
