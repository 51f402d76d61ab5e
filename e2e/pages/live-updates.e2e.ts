/** Live updates in several tabs, on a server of its own with the embedded database and the limits of a real site. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { startBuiltServer } from '../../scripts/testing/built-server.mjs'
import { postCrew } from '../support/crews.ts'
import { isEventStream, openListening, setVisibility } from '../support/live.ts'
import { registerPlayer } from '../support/players.ts'
import { test as base, expect } from '../support/test.ts'

type Server = Awaited<ReturnType<typeof startBuiltServer>>

const test = base.extend<object, { settings: Parameters<typeof startBuiltServer>[0]; server: Server }>({
  settings: [{ demo: false, rateLimitScale: 1 }, { scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      const server = await startBuiltServer(settings)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

// One after the other, on one server.
test.describe.configure({ mode: 'default' })

const openTab = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage()
  await openListening(page, path)
  return page
}

const rename = async (leader: APIRequestContext, crew: CrewDetails, title: string) => {
  const data = { title, description: crew.description, activity: crew.activity }
  const answer = await leader.put(`/api/crew-finder/${crew.id}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

const titleOn = (page: Page) => page.getByRole('main').getByRole('heading', { name: /^Ostara/ })

test('two browsers with two tabs each see a change at once', { tag: '@daily' }, async ({
  context,
  browser,
  baseURL,
}) => {
  await registerPlayer(context.request)
  const word = newWord()
  const crew = await postCrew(context.request, { title: `Ostara 1 ${word}` })
  const guest = await browser.newContext({ ...(baseURL && { baseURL }) })
  const tabs: Page[] = []
  for (const each of [context, guest]) {
    tabs.push(await openTab(each, `/search?search=${word}`), await openTab(each, `/crew/${crew.id}`))
  }
  for (const tab of tabs) await expect(titleOn(tab)).toHaveText(crew.title)
  const changed = `Ostara 2 ${word}`
  await rename(context.request, crew, changed)
  await Promise.all(tabs.map((tab) => expect(titleOn(tab)).toHaveText(changed)))
  await guest.close()
})

test('a tab that was hidden is up to date when it is shown', async ({ context, page, request }) => {
  await registerPlayer(request)
  const crew = await postCrew(request, { title: 'Ostara 1' })
  const visible = await openTab(context, `/crew/${crew.id}`)
  await page.clock.install()
  await openListening(page, `/crew/${crew.id}`)
  await expect(titleOn(page)).toHaveText('Ostara 1')

  await setVisibility(page, 'hidden')
  await rename(request, crew, 'Ostara 2')
  await expect(titleOn(visible)).toHaveText('Ostara 2')
  await expect(titleOn(page), 'while it is hidden').toHaveText('Ostara 1')
  await setVisibility(page, 'visible')
  await expect(titleOn(page)).toHaveText('Ostara 2')

  await setVisibility(page, 'hidden')
  const closed = page.waitForEvent('requestfailed', isEventStream)
  await page.clock.fastForward(30_000)
  await closed
  await rename(request, crew, 'Ostara 3')
  const reopened = page.waitForResponse(isEventStream)
  await setVisibility(page, 'visible')
  await expect(titleOn(page)).toHaveText('Ostara 3')
  await reopened
  await rename(request, crew, 'Ostara 4')
  await expect(titleOn(page)).toHaveText('Ostara 4')
})

// Without a limit on its streams, a browser could not even load a seventh tab over HTTP/1.1.
test('a tab without a stream loads, polls and gets one later, without an error in the console', async ({
  context,
  request,
}) => {
  await registerPlayer(request)
  const crew = await postCrew(request, { title: 'Ostara 1' })
  const open = async () => {
    const tab = await context.newPage()
    const statuses: number[] = []
    tab.on('response', (response) => isEventStream(response) && statuses.push(response.status()))
    await tab.clock.install()
    const stream = tab.waitForResponse(isEventStream)
    await tab.goto(`/crew/${crew.id}`)
    await expect(titleOn(tab)).toHaveText('Ostara 1')
    await stream
    return { tab, statuses }
  }
  const withStream = [await open(), await open(), await open(), await open()]
  const without = [await open(), await open(), await open()]
  expect(withStream.map(({ statuses }) => statuses)).toEqual(Array(4).fill([200]))
  for (const { statuses } of without) expect(new Set(statuses)).toEqual(new Set([204]))

  await rename(request, crew, 'Ostara 2')
  for (const { tab } of without) {
    await tab.clock.fastForward(30_000)
    await expect(titleOn(tab)).toHaveText('Ostara 2')
  }
  for (const { tab } of withStream) await tab.close()
  for (const { tab, statuses } of without) {
    const retry = async () => {
      await tab.clock.fastForward(30_000)
      return statuses.at(-1)
    }
    await expect.poll(retry).toBe(200)
  }
})

test.describe('a server that is killed', () => {
  test.use({ expectedComplaints: [/net::ERR_|status of 503/] })

  test('and away for 20 seconds is followed again without a reload', async ({ page, request, server }) => {
    await registerPlayer(request)
    const crew = await postCrew(request, { title: 'Ostara 1' })
    await page.clock.install()
    await openListening(page, `/crew/${crew.id}`)
    await expect(titleOn(page)).toHaveText('Ostara 1')

    await server.kill()
    // The page tries to reconnect meanwhile. Its clock stops after that, so that no event about the change reaches it.
    const killedAt = await page.evaluate(() => Date.now())
    for (let second = 1; second <= 20; second += 1) await page.clock.pauseAt(killedAt + second * 1000)
    await server.start()
    await rename(request, crew, 'Ostara 2')

    const reopened = page.waitForResponse((response) => isEventStream(response) && response.ok())
    await page.clock.resume()
    await page.clock.fastForward(30_000)
    await reopened
    await expect(titleOn(page)).toHaveText('Ostara 2')
    await rename(request, crew, 'Ostara 3')
    await expect(titleOn(page)).toHaveText('Ostara 3')
  })
})
