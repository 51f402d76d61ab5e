/** Answers every address that is not a file or part of the API with a page: rendered here where guests can see it. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { EndpointRequest, PageRequest, RawAnswer, Renderer } from '#contract/wire/rendering.ts'
import type { Site } from '#contract/wire/site.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import {
  type AnswerHeaders,
  type PreparedAnswer,
  prepareAnswer,
  sendPrepared,
} from '#server/http/caching/prepared-answers.ts'
import { type ResponseCache, sharedHeaders } from '#server/http/caching/response-cache.ts'
import { createKeyedQueue, createWorkQueue } from '#server/http/limits/work-queue.ts'
import { type DisplaySettings, displaySettings } from '#server/http/requests/display-settings.ts'
import { inAscii } from '#server/http/responses/ascii-address.ts'
import { sendError } from '#server/http/responses/error-handler.ts'
import { documentPolicy } from '#server/http/responses/headers.ts'
import { hasWritten } from '#server/http/sessions/written-position.ts'
import { countPlainPage, type PlainReason } from '#server/metrics/registry.ts'
import type { Documents } from './document.ts'
import type { SentForm } from './endpoint-answers.ts'
import { logFailure, reasonOf } from './failures.ts'
import { allowMarkedScripts, scriptMark } from './inline-scripts.ts'
import { createPlainPages } from './plain-pages.ts'

export interface Page {
  /** Of the built files. */
  readonly folder: string
  readonly site: Site
  readonly documents: Documents
  /** Undefined where the browser renders every page. */
  readonly renderer: Renderer | undefined
}

interface PageServices {
  readonly config: Config
  readonly page: Page
  readonly responseCache: ResponseCache
  /** Called after every form, which may have changed something. */
  readonly changed: (ctx: Context) => void
  /** From then on a visitor does not wait for the rendered page. */
  readonly maxWaitMs: number
  /** Throws for an address that asks for far too many pages, also where browsers render them. */
  readonly countPage: (request: FastifyRequest) => Promise<void>
  readonly isReady: () => boolean
  readonly isBusy: () => boolean
  /** Identifies the visitor, and throws if they ask too often. */
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  readonly answer: (
    ctx: Context,
    name: string,
    request: EndpointRequest,
    form?: SentForm,
  ) => Promise<RawAnswer>
  /** Called once per visitor, even when they share a cached page. */
  readonly countVisit: (ctx: Context, address: string) => Promise<void>
}

/** Longer than any that a page leads to. */
const maxAddress = 1_000
/** Rendering keeps the processor busy: beyond these, browsers do it. */
const maxRenders = 2
const maxWaiting = 10
/** Behind the one that is rendered for the same player or guest's address. */
const maxWaitingPerVisitor = 10
/** Characters. A longer page would keep the processor busy with compressing it, and the browser with reading it twice. */
const maxRendered = 300 * 1024

const retryAfterSeconds = 5

interface PageAnswer {
  readonly status: number
  readonly html: string
  readonly redirect?: string
  readonly retryAfter?: number
}

/** `isOwn`: of one player, who alone may see it. */
const prepare = (
  config: Config,
  request: FastifyRequest,
  shared: AnswerHeaders,
  { status, html, redirect, retryAfter = status === 503 ? retryAfterSeconds : undefined }: PageAnswer,
  isOwn: boolean,
): Promise<PreparedAnswer> => {
  const { content, hashes } = allowMarkedScripts(html)
  return prepareAnswer(request, {
    status: redirect && request.method === 'POST' ? 303 : status,
    headers: {
      ...shared,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy(config, { scripts: hashes }),
      // Pages differ by session and settings; nothing between us and the visitor may keep them. Nor may the browser keep
      // a player's: it would show it after they have logged out.
      'cache-control': isOwn ? 'private, no-store' : 'private, no-cache',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(redirect && { location: inAscii(redirect) }),
    },
    content,
  })
}

const visitorOf = ({ viewer, ip }: Context): string => (viewer ? `player ${viewer.id}` : `guest ${ip}`)

export const createPageHandler = (services: PageServices) => {
  const { config, page, responseCache } = services
  const { documents, renderer, site } = page
  const queue = createWorkQueue(maxRenders, maxWaiting)
  const visitors = createKeyedQueue(maxWaitingPerVisitor)

  const plainOnes = createPlainPages((request, settings) =>
    prepare(config, request, {}, plain(settings), false),
  )

  const plain = (settings: DisplaySettings): PageAnswer => ({
    status: 200,
    html: documents.plain(settings),
  })

  /** Undefined for a page that shows nothing without the player's own data. */
  const addressOf = ({ url }: FastifyRequest): string | undefined =>
    url.length > maxAddress ? undefined : renderer?.addressOf(url)

  const render = async (
    renderer: Renderer,
    ctx: Context,
    url: string,
    settings: DisplaySettings,
    form?: SentForm,
  ): Promise<PageAnswer> => {
    const pageRequest: PageRequest = {
      url,
      ...settings,
      now: ctx.now(),
      site,
      publicUrl: config.publicUrl,
      scriptMark,
      isSignedIn: ctx.viewer !== undefined,
      form: form && String(form.request.body),
      answer: (endpoint: Endpoint, request) =>
        services.answer({ ...ctx, locale: settings.locale, isRendering: true }, endpoint.name, request, form),
    }
    const result = await renderer.render(pageRequest)
    if ('redirect' in result) return { status: 302, html: '', redirect: result.redirect }
    if (result.content.length + result.scripts.length > maxRendered) {
      countPlainPage('too_long')
      return plain(settings)
    }
    return {
      status: result.status,
      html: documents.filled(result, { ...settings, isFormAnswer: form !== undefined }),
      ...(result.retryAfter !== undefined && { retryAfter: result.retryAfter }),
    }
  }

  /** One at a time for each visitor, so that no one can keep the processor busy for themselves alone. */
  const oneAtATime = <T>(ctx: Context, work: () => Promise<T>): Promise<T> =>
    visitors.run(visitorOf(ctx), work)

  /** Undefined where the plain page is sent. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    settings: DisplaySettings,
  ): Promise<PreparedAnswer | undefined> => {
    const address = addressOf(request)
    const leave = (reason: PlainReason) => void countPlainPage(reason)
    if (!renderer || address === undefined) return leave('private')
    if (!services.isReady()) return leave('starting')
    if (services.isBusy()) return leave('busy')
    const shared = sharedHeaders(reply)
    try {
      const ctx = await services.contextOf(request, reply)
      const make = async () => {
        await ctx.limits.spendRequest('page', visitorOf(ctx))
        const page = await queue.run(() => render(renderer, ctx, address, settings))
        return prepare(config, request, shared, page, ctx.viewer !== undefined)
      }
      const isShared = !ctx.viewer && !hasWritten(ctx.findReplica, request)
      const load = () => (isShared ? responseCache.load(request, 'page', make, address) : make())
      // Made in the turn of the guest who asks first, then shared: others do not wait for that guest's other pages.
      const isCached = isShared && responseCache.has(request, 'page', address)
      const page = await (isCached ? load() : oneAtATime(ctx, load))
      if (request.method === 'GET' && page.status === 200) await services.countVisit(ctx, address)
      return page
    } catch (error) {
      logFailure(request, error as FastifyError | AppError)
      return leave(reasonOf(error as FastifyError | AppError))
    }
  }

  /** A visitor who waits too long gets the plain page; the one that is still rendered may be ready for the next. */
  const answerInTime = async (request: FastifyRequest, reply: FastifyReply, settings: DisplaySettings) => {
    const done = new AbortController()
    const tooLate = wait(services.maxWaitMs, undefined, { signal: done.signal }).then(
      () => void countPlainPage('late'),
      () => undefined,
    )
    const first = await Promise.race([answer(request, reply, settings), tooLate])
    done.abort()
    return first
  }

  /** Answers a form that the browser itself has sent. */
  const submit = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = addressOf(request)
    if (address === undefined) throw new AppError('not_found')
    if (!renderer || !services.isReady()) throw new AppError('unavailable')
    const ctx = await services.contextOf(request, reply)
    const settings = displaySettings(request)
    try {
      // Not behind the pages of others: most of the time goes to the password and the database.
      const page = await oneAtATime(ctx, () =>
        render(renderer, ctx, address, settings, { request, reply }).finally(() => services.changed(ctx)),
      )
      return sendPrepared(reply, await prepare(config, request, sharedHeaders(reply), page, true))
    } catch (error) {
      // What an endpoint answered to the form.
      if (error instanceof Error && 'status' in error && error.status === 503)
        throw new AppError('unavailable')
      throw error
    }
  }

  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // An address like `//evil.example` names another site.
    if (
      !['GET', 'HEAD'].includes(request.method) ||
      !/^\/(?![/\\])/.test(request.url) ||
      request.url.startsWith('/assets/')
    ) {
      return sendError(request, reply, { code: 'not_found' })
    }
    await services.countPage(request)
    const settings = displaySettings(request)
    const rendered = await answerInTime(request, reply, settings)
    if (renderer && addressOf(request) === undefined) reply.header('x-robots-tag', 'noindex')
    return sendPrepared(reply, rendered ?? (await plainOnes.prepare(request, reply, settings)))
  }

  return { show, submit }
}
