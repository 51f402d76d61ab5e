/** Answers every address that is not a file or part of the API with a page: rendered here where guests can see it. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Renderer } from '#contract/wire/rendering.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type PreparedAnswer, sendPrepared } from '#server/http/caching/prepared-answers.ts'
import { type ResponseCache, sharedHeaders } from '#server/http/caching/response-cache.ts'
import { createKeyedQueue, createWorkQueue } from '#server/http/limits/work-queue.ts'
import { type DisplaySettings, displaySettings } from '#server/http/requests/display-settings.ts'
import { sendError } from '#server/http/responses/error-handler.ts'
import { hasWritten } from '#server/http/sessions/written-position.ts'
import { countPlainPage, type PlainReason } from '#server/metrics/registry.ts'
import { logFailure, reasonOf } from './failures.ts'
import { createPageRendering, type RenderingServices, type Visit } from './page-rendering.ts'
import { createPlainPages } from './plain-pages.ts'

interface PageServices extends RenderingServices {
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
const visitorOf = ({ viewer, ip }: Context): string => (viewer ? `player ${viewer.id}` : `guest ${ip}`)

export const createPageHandler = (services: PageServices) => {
  const { responseCache } = services
  const { renderer } = services.page
  const rendering = createPageRendering(services)
  const queue = createWorkQueue(maxRenders, maxWaiting)
  const visitors = createKeyedQueue(maxWaitingPerVisitor)
  const formPaths = new Set(renderer?.pages.filter(({ hasForm }) => hasForm).map(({ path }) => path))

  /** Forms can be sent without JavaScript, their pages take little to render, and guests share them. */
  const canWait = (address: string): boolean => !formPaths.has(address.replace(/\?.*/s, ''))

  const plainOnes = createPlainPages((request, settings) =>
    rendering.prepare({ request, shared: {} }, rendering.plain(settings), false),
  )

  /** Undefined for a page that shows nothing without the player's own data. */
  const addressOf = ({ url }: FastifyRequest): string | undefined =>
    url.length > maxAddress ? undefined : renderer?.addressOf(url)

  /** One at a time for each visitor, so that no one can keep the processor busy for themselves alone. */
  const oneAtATime = <T>(ctx: Context, work: () => Promise<T>): Promise<T> =>
    visitors.run(visitorOf(ctx), work)

  const renderFor = async (
    visit: Visit,
    ctx: Context,
    { address, renderer }: { address: string; renderer: Renderer },
  ): Promise<PreparedAnswer> => {
    const { request, settings } = visit
    const make = async () => {
      await ctx.limits.spendRequest(ctx.viewer ? 'playerPage' : 'page', visitorOf(ctx))
      const page = await queue.run(() => rendering.render(renderer, ctx, address, settings))
      return rendering.prepare(visit, page, ctx.viewer !== undefined)
    }
    const isShared = !ctx.viewer && !hasWritten(ctx.findReplica, request)
    const load = () => (isShared ? responseCache.load(request, 'page', make, address) : make())
    // Made in the turn of the guest who asks first, then shared: others do not wait for that guest's other pages.
    const isCached = isShared && responseCache.has(request, 'page', address)
    const page = await (isCached ? load() : oneAtATime(ctx, load))
    if (request.method === 'GET' && page.status === 200) await services.countVisit(ctx, address)
    return page
  }

  /**
   * For guests whose page is not rendered: previews and search engines find the right status and head all the same. It
   * takes a turn as pages do, because it reads what they read; a node that is too busy for that sends none.
   */
  const plainWithHead = (
    visit: Visit,
    ctx: Context,
    { address, renderer }: { address: string; renderer: Renderer },
  ): Promise<PreparedAnswer> => {
    const make = async () => {
      if (services.isBusy()) throw new AppError('unavailable')
      const page = await oneAtATime(ctx, () =>
        queue.run(() => rendering.renderHead(renderer, ctx, address, visit.settings)),
      )
      return rendering.prepare(visit, page, false)
    }
    return responseCache.load(visit.request, 'head', make, address)
  }

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
    const visit = { request, settings, shared: sharedHeaders(reply) }
    let ctx: Context | undefined
    try {
      ctx = await services.contextOf(request, reply)
      if (services.isBusy() && canWait(address)) throw new AppError('unavailable')
      return await renderFor(visit, ctx, { address, renderer })
    } catch (error) {
      logFailure(request, error as FastifyError | AppError)
      const reason = reasonOf(error as FastifyError | AppError)
      leave(reason)
      if (!ctx || ctx.viewer || !['busy', 'too_many_requests'].includes(reason)) return undefined
      return plainWithHead(visit, ctx, { address, renderer }).catch(() => undefined)
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
        rendering
          .render(renderer, ctx, address, settings, { request, reply })
          .finally(() => services.changed(ctx)),
      )
      return sendPrepared(
        reply,
        await rendering.prepare({ request, shared: sharedHeaders(reply) }, page, true),
      )
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
