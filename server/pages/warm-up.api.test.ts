import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { PublicPage, Renderer } from '#contract/wire/rendering.ts'
import type { Context } from '#server/context.ts'
import { routes } from '#server/features.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { builtPage } from '#server/testing/page-folder.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { createEndpointAnswers } from './endpoint-answers.ts'
import { siteOf } from './site.ts'
import { loadPage } from './static.ts'
import { warmUp } from './warm-up.ts'

const t = openTestApp({ withPage: 'built' })

const answer = createEndpointAnswers(routes)

const publicPage = (path: string): PublicPage => ({ path, module: '', hasForm: false })

/** The node's context with a log that can be read. */
const withLog = (): { ctx: Context; logged: string[] } => {
  const logged: string[] = []
  const warn = (_details: object, message: string) => void logged.push(message)
  return { ctx: { ...t.node.ctx, log: { info: warn, warn, error: warn } }, logged }
}

test('every kind of page is rendered before the first visitor comes', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const { renderer } = await loadPage(builtPage.folder, siteOf(t.node.ctx), builtPage.renderFile)
  const rendered = new Map<string, unknown>()
  const watched: Renderer = {
    pages: renderer?.pages ?? [],
    addressOf: (url) => url,
    render: async (request) => {
      const result = await renderer?.render(request)
      if (!result || 'redirect' in result) throw new Error('not rendered')
      rendered.set(request.url, [result.status, ...result.modules])
      return result
    },
  }
  const { ctx, logged } = withLog()
  await warmUp(watched, answer, ctx)
  expect(Object.fromEntries(rendered)).toEqual({
    '/': [200, 'HomePage'],
    '/search': [200, 'SearchPage'],
    [`/crew/${id}`]: [200, 'CrewPage'],
    [`/profile/${leader.user.id}`]: [200, 'ProfilePage'],
    '/flying-times': [200, 'FlyingPage'],
    '/players': [200, 'PlayersPage'],
    '/legal/impressum': [200, 'LegalPage'],
    '/legal/privacy': [200, 'LegalPage'],
    '/legal/terms': [200, 'LegalPage'],
    '/legal/rules': [200, 'LegalPage'],
    '/login': [200, 'LoginPage'],
    '/register': [200, 'RegisterPage'],
    '/forgot-password': [200, 'ForgotPasswordPage'],
    '/reset-password': [200, 'ResetPasswordPage'],
    '/nowhere': [404, 'NotFoundPage'],
  })
  expect(logged).toEqual([])
})

test('a page that fails is logged, and the others are still rendered', async () => {
  const urls: string[] = []
  const broken: Renderer = {
    pages: ['/search', '/crew/$id', '/profile/$userId'].map(publicPage),
    addressOf: (url) => url,
    render: async ({ url }) => {
      urls.push(url)
      if (url === '/search') throw new Error('broken')
      return { redirect: '/' }
    },
  }
  const { ctx, logged } = withLog()
  await warmUp(broken, answer, ctx)
  expect([...new Set(urls)]).toEqual(['/search', '/crew/1', '/profile/1', '/nowhere'])
  expect(logged).toEqual(['page not rendered before the start'])
})

test('however slow the machine is, the node waits until each page is rendered', async () => {
  const rendered: string[] = []
  const slow: Renderer = {
    pages: Array.from({ length: 9 }, (_, each) => publicPage(`/${each}`)),
    addressOf: (url) => url,
    render: async ({ url }) => {
      await wait(20)
      rendered.push(url)
      return { redirect: '/' }
    },
  }
  const { ctx, logged } = withLog()
  await warmUp(slow, answer, ctx, 100)
  expect(rendered).toHaveLength(10)
  expect(logged).toEqual([])
})

test('a page that the database was too late for is rendered again', async () => {
  const statuses = [503, 200]
  const rendered: unknown[] = []
  const busy: Renderer = {
    pages: [],
    addressOf: (url) => url,
    render: async () => {
      const status = statuses.shift() ?? 500
      rendered.push(status)
      return { status, head: '', content: '', scripts: '', modules: [] }
    },
  }
  const { ctx, logged } = withLog()
  await warmUp(busy, answer, ctx)
  expect(rendered).toEqual([503, 200])
  expect(logged).toEqual([])
})

test('a page that hangs does not keep the node from starting', async () => {
  const hanging: Renderer = {
    pages: [],
    addressOf: (url) => url,
    render: () => new Promise(() => undefined),
  }
  const { ctx, logged } = withLog()
  await warmUp(hanging, answer, ctx, 50)
  expect(logged).toEqual(['page not rendered before the start'])
})
