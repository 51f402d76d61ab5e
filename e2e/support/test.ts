/** The browser tests' own `test`: it knows the server and fails on anything the browser complains about. */
import { type BrowserContext, test as base, expect } from '@playwright/test'

interface Options {
  /** Console errors that this test provokes on purpose, such as the line for an answer of 401. */
  expectedComplaints: RegExp[]
}

export const test = base.extend<Options & { complaints: string[] }>({
  expectedComplaints: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  baseURL: async ({}, use) => {
    await use(process.env.E2E_BASE_URL)
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
})

export { expect }
