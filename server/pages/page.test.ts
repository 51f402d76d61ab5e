/** How pages are sent when rendering is slow, refused or broken. */
import { rm } from 'node:fs/promises'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { Renderer, RenderResult } from '#contract/wire/rendering.ts'
import { defaultSite } from '#contract/wire/site.ts'
import { readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { createResponseCache } from '#server/http/caching/response-cache.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { makePageFolder } from '#server/testing/page-folder.ts'
import { openConnection } from '#server/testing/raw-connection.ts'
import { loadDocuments } from './document.ts'
import { createPageHandler } from './page.ts'
import { loadPage } from './static.ts'

const page = (content: string, more: object = {}): RenderResult => ({
  status: 200,
  head: '',
  content,
  scripts: '',
  modules: [],
  ...more,
})

interface Setup {
  readonly render: Renderer['render']
  readonly contextOf?: (request: FastifyRequest) => Promise<Context>
  readonly isBusy?: () => boolean
  readonly maxWaitMs?: number
}

const folder = await makePageFolder()
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Each from an address of their own. */
const newGuest = () => {
  const spent: string[] = []
  const limits = {
    spendRequest: async (kind: string, key: string) => {
      spent.push(`${kind} of ${key}`)
    },
  }
  const guest = {
    viewer: undefined,
    ip: newWord(),
    now: () => new Date(0),
    limits,
  } as Partial<Context> as Context
  return { guest, spent }
}

const open = async ({
  render,
  contextOf = async () => newGuest().guest,
  isBusy = () => false,
  maxWaitMs = 60_000,
}: Setup) => {
  const config = readConfig({})
  const logged: { level: number; msg: string; err?: { stack: string } }[] = []
  const visits: string[] = []
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } },
  })
  await app.register(cookie)
  app.setNotFoundHandler(
    createPageHandler({
      config,
      page: {
        folder,
        site: defaultSite,
        documents: await loadDocuments(folder, defaultSite),
        renderer: {
          pages: [{ path: '/login', module: 'LoginPage', hasForm: true }],
          addressOf: (url) => url,
          render: (request) => (request.headOnly ? Promise.resolve(page('')) : render(request)),
        },
      },
      responseCache: createResponseCache(),
      changed: () => undefined,
      maxWaitMs,
      countPage: () => Promise.resolve(),
      isReady: () => true,
      isBusy,
      contextOf,
      answer: () => Promise.reject(new Error('not asked for')),
      countVisit: async (_, address) => void visits.push(address),
    }).show,
  )
  return { app, logged, visits }
}

const emptyRoot = '<div id="root"></div>'

test('a page that cannot be rendered is sent plain, and the log says why', async () => {
  const render = () => Promise.reject(new Error('broken component'))
  const { app, logged, visits } = await open({ render })
  const { statusCode, body } = await app.inject({ url: '/search' })
  expect(statusCode).toBe(200)
  expect(body).toContain(emptyRoot)
  expect(logged).toMatchObject([{ level: 50, err: { message: 'broken component' } }])
  expect(logged[0]?.err?.stack).toContain('page.test.ts')
  expect(visits).toEqual([])
})

test('a page that the build does not have is sent plain', async () => {
  const { app, logged } = await open({ render: async () => page('broken', { modules: ['Unknown'] }) })
  expect((await app.inject({ url: '/search' })).body).toContain(emptyRoot)
  expect(logged).toMatchObject([{ level: 50, err: { message: expect.stringContaining('Unknown') } }])
})

test.each(['too_many_requests', 'unavailable'] as const)(
  'a visit that is refused as %s is sent plain, and not logged',
  async (code) => {
    const { app, logged } = await open({
      render: async () => page('rendered'),
      contextOf: () => Promise.reject(new AppError(code)),
    })
    expect((await app.inject({ url: '/search' })).body).toContain(emptyRoot)
    expect(logged).toEqual([])
  },
)

test('while two pages are rendered and ten wait, others are sent plain at once', async () => {
  let running = 0
  let most = 0
  const finish: (() => void)[] = []
  const finished = new Promise<void>((resolve) => finish.push(resolve))
  const render: Renderer['render'] = async ({ url }) => {
    running += 1
    most = Math.max(most, running)
    await finished
    running -= 1
    return page(`rendered ${url}`)
  }
  const { app, logged } = await open({ render })
  await app.ready()
  const visit = async (url: string) => (await app.inject({ url })).body
  const visits = Array.from({ length: 12 }, (_, index) => visit(`/crew/${index}`))
  const shared = visit('/crew/0')
  expect(await visit('/crew/12')).toContain(emptyRoot)
  finish[0]?.()
  for (const [index, body] of visits.entries()) expect(await body).toContain(`rendered /crew/${index}<`)
  expect(await shared).toContain('rendered /crew/0<')
  expect([most, logged]).toEqual([2, []])
})

test('one visitor has one page rendered at a time and ten waiting, each at a price', async () => {
  const { guest, spent } = newGuest()
  let most = 0
  let running = 0
  const finish: (() => void)[] = []
  const render: Renderer['render'] = async ({ url }) => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => finish.push(resolve))
    running -= 1
    return page(`rendered ${url}`)
  }
  let isSame = true
  const { app } = await open({ render, contextOf: async () => (isSame ? guest : newGuest().guest) })
  await app.ready()
  const visit = async (url: string) => (await app.inject({ url })).body
  const visits = Array.from({ length: 11 }, (_, index) => visit(`/crew/${index}`))
  expect(await visit('/crew/11')).toContain(emptyRoot)
  isSame = false
  const other = visit('/crew/12')
  await expect.poll(() => finish.length).toBe(2)
  finish[1]?.()
  expect(await other).toContain('rendered /crew/12<')
  expect(most).toBe(2)
  for (let ended = 0; ended < 11; ended += 1) {
    await expect.poll(() => running).toBe(1)
    finish[ended === 0 ? 0 : ended + 1]?.()
    expect(await visits[ended]).toContain(`rendered /crew/${ended}<`)
  }
  expect(spent).toEqual(Array(11).fill(`page of guest ${guest.ip}`))
})

test('nobody waits for the other pages of the guest who asked first', async () => {
  const { guest } = newGuest()
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const render: Renderer['render'] = async ({ url }) => {
    if (url === '/slow') await finished
    return page(`rendered ${url}`)
  }
  let isSame = true
  const { app } = await open({ render, contextOf: async () => (isSame ? guest : newGuest().guest) })
  await app.ready()
  const visit = async (url: string) => (await app.inject({ url })).body
  const first = [visit('/slow'), visit('/search')]
  await new Promise((resolve) => setImmediate(resolve))
  isSame = false
  expect(await visit('/search')).toContain('rendered /search<')
  finish()
  for (const body of await Promise.all(first)) expect(body).toContain('rendered')
})

test('a page that has become very long is sent plain', async () => {
  const { app } = await open({
    render: async ({ url }) => page('x'.repeat(url === '/long' ? 310_000 : 290_000)),
  })
  expect((await app.inject({ url: '/long' })).body).toContain(emptyRoot)
  expect((await app.inject({ url: '/shorter' })).body).not.toContain(emptyRoot)
})

test('while the server is late, pages are sent plain, except for forms that can be sent without JavaScript', async () => {
  const { app } = await open({ render: async () => page('rendered'), isBusy: () => true })
  expect((await app.inject({ url: '/search' })).body).toContain(emptyRoot)
  for (const url of ['/login', '/login?redirect=%2Fsearch'])
    expect((await app.inject({ url })).body).not.toContain(emptyRoot)
})

test('whoever waits too long gets the plain page, and the next visitor the one that is rendered by then', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let renders = 0
  const render = async () => {
    renders += 1
    await finished
    return page('rendered')
  }
  const { app, logged } = await open({ render, maxWaitMs: 10 })
  const visit = async () => (await app.inject({ url: '/search' })).body
  expect(await visit()).toContain(emptyRoot)
  finish()
  await expect.poll(visit).toContain('rendered')
  expect([renders, logged]).toEqual([1, []])
})

test('whoever cannot be recognised in time gets the plain page', async () => {
  const { app } = await open({
    render: async () => page('rendered'),
    contextOf: () => new Promise(() => {}),
    maxWaitMs: 10,
  })
  expect((await app.inject({ url: '/search' })).body).toContain(emptyRoot)
})

test('a page that cannot be shown says when to try again, and is rendered again', async () => {
  let renders = 0
  const render = async () => {
    renders += 1
    return page('later', { status: 503 })
  }
  const { app, visits } = await open({ render })
  for (const _ of [1, 2]) {
    const { statusCode, headers } = await app.inject({ url: '/crew/1' })
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  }
  expect([renders, visits]).toEqual([2, []])
})

test('each visitor of a page that was rendered once is counted, but not who only asks for its headers', async () => {
  let renders = 0
  const render = async () => {
    renders += 1
    return page('rendered')
  }
  const { app, visits } = await open({ render })
  await app.inject({ method: 'HEAD', url: '/crew/1' })
  expect(visits).toEqual([])
  for (const _ of [1, 2]) await app.inject({ url: '/crew/1' })
  expect([renders, visits]).toEqual([1, ['/crew/1', '/crew/1']])
})

test('only short addresses are cached, and very long ones not rendered', async () => {
  const rendered: number[] = []
  const render: Renderer['render'] = async ({ url }) => {
    rendered.push(url.length)
    return page('rendered')
  }
  const { app } = await open({ render })
  for (const length of [300, 301, 1_000, 1_001]) {
    const url = `/search?search=`.padEnd(length, 'x')
    for (const _ of [1, 2]) {
      const { body } = await app.inject({ url })
      expect(body.includes(emptyRoot)).toBe(length === 1_001)
    }
  }
  expect(rendered).toEqual([300, 301, 301, 1_000, 1_000])
})

test.each(['//evil.example/search', '/\\evil.example/search'])(
  '%s is not an address of this site',
  async (url) => {
    const { app } = await open({ render: async () => page('rendered') })
    // Sent raw, because HTTP clients take the site from it.
    const connection = await openConnection(app)
    connection.send(`GET ${url} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    expect((await connection.answer()).status).toBe(404)
    connection.close()
    await app.close()
  },
)

test('a page whose build has nothing for the server, as in development, is rendered by browsers', async () => {
  const { renderer, documents } = await loadPage(folder, defaultSite, 'file:///nowhere/render.js')
  expect(renderer).toBeUndefined()
  expect(documents.plain({ locale: 'de', theme: 'system', zone: undefined })).toContain(emptyRoot)
})
