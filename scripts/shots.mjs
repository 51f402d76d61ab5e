// `npm run shots`: a picture of every screen of the demo world, into shots/. Options narrow it down and may be
// given more than once: --route login --width 390 --theme dark --language en --role guest
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureInstalled } from './building/prepare.mjs'
import { fromRoot } from './root.mjs'
import { demoCrew, demoPassword, languages, logins, routes, sizes, themes } from './shots/screens.mjs'
import { chromiumFlags, ensureMachine, findChromium } from './testing/machine.mjs'

const choice = { type: 'string', multiple: true }
const { values: asked } = parseArgs({
  options: { route: choice, width: choice, theme: choice, language: choice, role: choice },
})
const chosen = (option, all) => {
  const unknown = (asked[option] ?? []).filter((value) => !all.includes(value))
  if (unknown.length > 0) throw new Error(`--${option}: ${unknown.join(', ')} is none of ${all.join(', ')}`)
  return asked[option] ?? all
}

const wanted = {
  routes: chosen(
    'route',
    routes.map(({ name }) => name),
  ),
  roles: chosen('role', Object.keys(logins)),
}

/** All pictures that share a browser session: same role, size, theme and language. */
const sessions = chosen('width', Object.keys(sizes)).flatMap((width) =>
  chosen('theme', themes).flatMap((theme) =>
    chosen('language', languages).flatMap((language) =>
      wanted.roles.map((role) => ({
        width,
        theme,
        language,
        role,
        routes: routes.filter(({ name, roles }) => wanted.routes.includes(name) && roles.includes(role)),
      })),
    ),
  ),
)

const takePictures = async (browser, url, { width, theme, language, role, routes: screens }) => {
  if (screens.length === 0) return []
  const isPhone = Number(width) < 768
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[width],
    colorScheme: theme,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  await context.addInitScript(
    ([storedTheme, storedLanguage]) => {
      localStorage.setItem('theme', storedTheme)
      localStorage.setItem('preferred-language', storedLanguage)
    },
    [theme, language],
  )
  if (logins[role]) {
    const answer = await context.request.post('/api/auth/login', {
      data: { username: logins[role], password: demoPassword },
    })
    if (!answer.ok()) throw new Error(`The demo login ${logins[role]} was refused: ${await answer.text()}`)
  }
  const [demo] = await (
    await context.request.get('/api/crew-finder', { params: { search: demoCrew } })
  ).json()
  const demoId = String(demo?.id ?? 1)
  const troubles = []
  const page = await context.newPage()
  for (const { name, path } of screens) {
    const file = `${name}-${width}-${theme}-${language}-${role}.png`
    await page.goto(path.replace(':demo', demoId))
    try {
      await page.locator('h1').first().waitFor({ timeout: 10_000 })
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), { timeout: 10_000 })
      await page.evaluate(() => document.fonts.ready)
    } catch (error) {
      troubles.push(`${file}: ${error.message.split('\n')[0]}`)
    }
    await page.screenshot({ path: fromRoot(`shots/${file}`), fullPage: true })
  }
  await context.close()
  return troubles
}

ensureInstalled()
ensureBuilt()
ensureMachine()
mkdirSync(fromRoot('shots'), { recursive: true })

const { chromium } = await import('@playwright/test')
const { startBuiltServer } = await import('./testing/built-server.mjs')
const server = await startBuiltServer()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const troubles = []
  const waiting = [...sessions]
  const lane = async () => {
    for (let session = waiting.shift(); session; session = waiting.shift()) {
      troubles.push(...(await takePictures(browser, server.url, session)))
    }
  }
  await Promise.all([lane(), lane()])
  const count = sessions.reduce((sum, session) => sum + session.routes.length, 0)
  for (const trouble of troubles) console.error(trouble)
  console.log(`${count} pictures in shots/`)
  process.exitCode = troubles.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await server.stop()
}
