/** The browser tests' own `test`: it knows the server and fails on anything the browser complains about. */
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { type Locale, textsOf } from './texts.ts'

interface Options {
  /** Console errors that this test provokes on purpose, such as the line for an answer of 401. */
  expectedComplaints: RegExp[]
}

interface Fixtures {
  complaints: string[]
  /** The browser's: English on the desktop, German on the phone. */
  language: Locale
  /** What the page says in that language. */
  text: ReturnType<typeof textsOf>
  /** Another player, who only calls the API. */
  openRequest: () => Promise<APIRequestContext>
  /** Another player in a browser of their own. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
}

/** What a test does to a page comes after it is hydrated: #rendered is removed then. */
export const waitUntilInteractive = (page: Page): Promise<void> =>
  page.locator('#rendered').waitFor({ state: 'detached' })

const waitAfterLoading = (page: Page): Page => {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    // A test that looks at the page before it can be used says so.
    if (options?.waitUntil !== 'commit') await waitUntilInteractive(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await waitUntilInteractive(page)
    return response
  }
  return page
}

export const test = base.extend<Options & Fixtures>({
  expectedComplaints: [[], { option: true }],

  baseURL: process.env.E2E_BASE_URL,

  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? waitAfterLoading(page) : page)
  },

  complaints: [
    async ({ browser, context, expectedComplaints }, use) => {
      const complaints: string[] = []
      const note = (text: string) => {
        if (!expectedComplaints.some((expected) => expected.test(text))) complaints.push(text)
      }
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
        })
        context.on('weberror', (event) => note(event.error().stack ?? event.error().message))
      }
      watch(context)
      browser.on('context', watch)
      await use(complaints)
      browser.off('context', watch)
      expect(complaints, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],

  language: async ({ locale }, use) => {
    await use(locale?.startsWith('de') ? 'de' : 'en')
  },

  text: async ({ language }, use) => {
    await use(textsOf(language))
  },

  openRequest: async ({ playwright }, use) => {
    const opened: APIRequestContext[] = []
    await use(async () => {
      const request = await playwright.request.newContext()
      opened.push(request)
      return request
    })
    for (const request of opened) await request.dispose()
  },

  openPage: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      opened.push(page)
      return waitAfterLoading(page)
    })
    for (const page of opened) await page.context().close()
  },
})

export { expect }
