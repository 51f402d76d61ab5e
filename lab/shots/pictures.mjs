/// <reference lib="dom" />
// Takes the pictures of one browser session: one role, size, theme and language.
import { fromRoot } from '../../scripts/root.mjs'
import { demoPassword, logins, sizes } from './screens.mjs'

/**
 * @typedef {object} Session
 * @property {keyof typeof sizes} width
 * @property {'dark' | 'light'} theme
 * @property {'en' | 'de'} language
 * @property {keyof typeof logins} role
 * @property {{ name: string, path: string }[]} screens
 */

/** @type {(browser: import('@playwright/test').Browser, url: string, session: Session) => Promise<import('@playwright/test').BrowserContext>} */
const openSession = async (browser, url, { width, theme, language, role }) => {
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
    (stored) => {
      localStorage.setItem('theme', stored.theme)
      localStorage.setItem('preferred-language', stored.language)
    },
    { theme, language },
  )
  const username = logins[role]
  if (username) {
    const answer = await context.request.post('/api/auth/login', {
      data: { username, password: demoPassword },
    })
    if (!answer.ok()) throw new Error(`The demo login ${username} was refused: ${await answer.text()}`)
  }
  return context
}

/**
 * Returns a line for each picture that was taken before its screen was ready. `crews` are the ids for names in paths.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Session} session
 * @param {Record<string, number>} crews
 */
export const takePictures = async (browser, url, session, crews) => {
  const { width, theme, language, role, screens } = session
  const context = await openSession(browser, url, session)
  const page = await context.newPage()
  /** @type {string[]} */
  const problems = []
  for (const { name, path } of screens) {
    const file = `${name}-${width}-${theme}-${language}-${role}.png`
    await page.goto(path.replace(/:(\w+)/, (_, crew) => String(crews[crew])))
    try {
      await page.locator('h1').first().waitFor({ timeout: 10_000 })
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
        timeout: 10_000,
      })
      await page.evaluate(() => document.fonts.ready)
      // As high as the page: what is fixed to the lower edge of the window is then at the end of the picture, and
      // pictures that are loaded when they are seen are there.
      const height = await page.evaluate(() => {
        const main = document.querySelector('main')
        if (main) main.style.minHeight = '0'
        return document.documentElement.scrollHeight
      })
      await page.setViewportSize({ ...sizes[width], height })
      await page.waitForLoadState('networkidle')
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
    await page.screenshot({ path: fromRoot(`shots/${file}`), fullPage: true })
    await page.setViewportSize(sizes[width])
  }
  await context.close()
  return problems
}
