/** Answers every address that is not a file or part of the API with a page: rendered here where guests can see it. */
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { EndpointRequest, PageRequest, RawAnswer, Renderer } from '#contract/wire/rendering.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { type DisplaySettings, displaySettings } from './display-settings.ts'
import type { Documents } from './document.ts'
import { sendError } from './error-handler.ts'
import type { GuestPages, PageAnswer } from './guest-pages.ts'
import { documentPolicy } from './headers.ts'
import { encodingFor } from './precompressed.ts'

export interface Page {
  /** Of the built files. */
  readonly folder: string
  readonly documents: Documents
  /** Undefined where the browser renders every page. */
  readonly renderer: Renderer | undefined
}

interface PageServices {
  readonly config: Config
  readonly page: Page
  readonly guestPages: GuestPages
  readonly isReady: () => boolean
  readonly isBusy: () => boolean
  /** Finds out who asks, and throws if they ask too often. */
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  readonly answer: (ctx: Context, name: string, request: EndpointRequest) => Promise<RawAnswer>
}

/** Stands for the nonce in documents that are kept. Nobody else can know it. */
export const nonceMark = randomBytes(16).toString('hex')

const compress = {
  // A page is compressed while its visitor waits.
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => promisify(gzip)(html),
}

const send = async (
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, redirect }: PageAnswer,
): Promise<FastifyReply> => {
  if (redirect) return reply.redirect(redirect, 302)
  const nonce = randomBytes(16).toString('base64url')
  const document = html.replaceAll(nonceMark, nonce)
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', documentPolicy(config, nonce))
    // Pages differ by session and settings; nothing between us and the visitor may keep them.
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding ? await compress[encoding](document) : document)
}

export const createPageHandler = (services: PageServices) => {
  const { config, page, guestPages } = services
  const { documents, renderer } = page

  const plain = (settings: DisplaySettings): PageAnswer => ({
    status: 200,
    html: documents.plain(settings),
  })

  const render = async (
    renderer: Renderer,
    ctx: Context,
    url: string,
    settings: DisplaySettings,
  ): Promise<PageAnswer> => {
    const pageRequest: PageRequest = {
      url,
      ...settings,
      now: ctx.now(),
      site: config.site,
      publicUrl: config.publicUrl,
      nonce: nonceMark,
      isSignedIn: ctx.viewer !== undefined,
      answer: (endpoint: Endpoint, request) =>
        services.answer({ ...ctx, locale: settings.locale }, endpoint.name, request),
    }
    const result = await renderer.render(pageRequest)
    if ('redirect' in result) return { status: 302, html: '', redirect: result.redirect }
    return {
      status: result.status,
      html: documents.filled(result, settings),
    }
  }

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    settings: DisplaySettings,
  ): Promise<PageAnswer> => {
    const [path = ''] = request.url.split('?')
    if (!renderer?.isRendered(path) || !services.isReady() || services.isBusy()) return plain(settings)
    try {
      const ctx = await services.contextOf(request, reply)
      const run = () => render(renderer, ctx, request.url, settings)
      return await (ctx.viewer ? run() : guestPages.find(JSON.stringify([request.url, settings]), run))
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'page not rendered')
      return plain(settings)
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isScreen = request.method === 'GET' || request.method === 'HEAD'
    if (!isScreen || request.url.startsWith('/assets/')) {
      return sendError(request, reply, { code: 'not_found' })
    }
    return send(config, request, reply, await answer(request, reply, displaySettings(request)))
  }
}
