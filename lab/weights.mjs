/// <reference lib="dom" />
// `npm run lab -- weights`: how much stands on the pages that players use most, counted in the demo world for each kind
// of reader. WEIGHTS_URL names another running server to compare with.
import { ensureBuilt, ensureInstalled } from '../scripts/building/prepare.mjs'
import { chromiumOptions, ensureMachine } from '../scripts/testing/machine.mjs'
import { demoCrew, demoPassword, sizes } from './shots/screens.mjs'

const logins = { player: 'Kestrel_77', member: 'Sneg_Line', leader: 'Marlin_Voss' }

/** @type {{ name: string, login?: keyof typeof logins, paths: string[] }[]} The first path that is there counts. */
const pages = [
  { name: 'crew, guest', paths: ['/crew/:demo'] },
  { name: 'crew, visitor', login: 'player', paths: ['/crew/:demo'] },
  { name: 'crew, member', login: 'member', paths: ['/crew/:demo'] },
  { name: 'crew, leader', login: 'leader', paths: ['/crew/:demo'] },
  { name: 'settings', login: 'player', paths: ['/settings', '/profile?tab=settings'] },
  { name: 'settings, notices', login: 'player', paths: ['/settings/notices', '/profile?tab=settings'] },
  { name: 'post form', login: 'player', paths: ['/create'] },
  { name: 'board', login: 'player', paths: ['/search'] },
  { name: 'notices', login: 'leader', paths: ['/notices'] },
]

const countWhatIsSeen = () => {
  const main = document.querySelector('main') ?? document.body
  const seen = (/** @type {string} */ selector) =>
    [...main.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ opacityProperty: true }),
    )
  const countWords = (/** @type {string} */ text) =>
    text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  // The text of a select has all of its options, of which one is seen.
  const hiddenWords = seen('select').reduce(
    (sum, select) => sum + (select instanceof HTMLElement ? countWords(select.innerText) - 1 : 0),
    0,
  )
  return {
    headings: seen('h1, h2, h3, h4, h5, h6').length,
    buttons: seen('button, summary, [role="button"]').length,
    links: seen('a[href]').length,
    fields: seen('input:not([type="hidden"]), select, textarea').length,
    words: countWords(main.innerText) - hiddenWords,
    height: document.documentElement.scrollHeight,
  }
}

ensureInstalled()
ensureMachine()
if (!process.env.WEIGHTS_URL) ensureBuilt()

// Imported late: they need the installed packages.
const { chromium } = await import('@playwright/test')
const { startBuiltServer } = await import('../scripts/testing/built-server.mjs')
const server = process.env.WEIGHTS_URL
  ? { url: process.env.WEIGHTS_URL, stop: async () => {} }
  : await startBuiltServer()
const browser = await chromium.launch(chromiumOptions())

/** @param {keyof typeof sizes} width */
const countPages = async (width) => {
  /** @type {Record<string, ReturnType<typeof countWhatIsSeen>>} */
  const counts = {}
  for (const { name, login, paths } of pages) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: sizes[width],
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    })
    if (login) {
      const data = { username: logins[login], password: demoPassword }
      const answer = await context.request.post('/api/auth/login', { data })
      if (!answer.ok()) throw new Error(`The demo login ${logins[login]} was refused: ${await answer.text()}`)
    }
    const found = await context.request.get('/api/crew-finder', { params: { search: demoCrew } })
    const demoId = String((await found.json())[0].id)
    const page = await context.newPage()
    for (const path of paths) {
      const answer = await page.goto(path.replace(':demo', demoId))
      if (answer?.ok()) break
    }
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
    counts[name] = await page.evaluate(countWhatIsSeen)
    await context.close()
  }
  return counts
}

try {
  for (const width of /** @type {(keyof typeof sizes)[]} */ ([390, 1440])) {
    console.log(`\n${width} px`)
    console.table(await countPages(width))
  }
} finally {
  await browser.close()
  await server.stop()
}
