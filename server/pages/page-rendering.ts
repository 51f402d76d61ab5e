/** Renders one page for one visitor, or its head alone. */
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { EndpointRequest, PageRequest, RawAnswer, Renderer } from '#contract/wire/rendering.ts'
import type { Site } from '#contract/wire/site.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import {
  type AnswerHeaders,
  type PreparedAnswer,
  prepareAnswer,
} from '#server/http/caching/prepared-answers.ts'
import type { DisplaySettings } from '#server/http/requests/display-settings.ts'
import { inAscii } from '#server/http/responses/ascii-address.ts'
import { documentPolicy } from '#server/http/responses/headers.ts'
import { countPlainPage } from '#server/metrics/registry.ts'
import type { Documents } from './document.ts'
import type { SentForm } from './endpoint-answers.ts'
import { allowMarkedScripts, scriptMark } from './inline-scripts.ts'

export interface Page {
  /** Of the built files. */
  readonly folder: string
  readonly site: Site
  readonly documents: Documents
  /** Undefined where the browser renders every page. */
  readonly renderer: Renderer | undefined
}

export interface RenderingServices {
  readonly config: Config
  readonly page: Page
  readonly answer: (
    ctx: Context,
    name: string,
    request: EndpointRequest,
    form?: SentForm,
  ) => Promise<RawAnswer>
}

/** Characters. A longer page would keep the processor busy with compressing it, and the browser with reading it twice. */
const maxRendered = 300 * 1024

const retryAfterSeconds = 5

interface PageAnswer {
  readonly status: number
  readonly html: string
  readonly redirect?: string
  readonly retryAfter?: number
}

export interface Visit {
  readonly request: FastifyRequest
  readonly settings: DisplaySettings
  /** The headers of every answer. */
  readonly shared: AnswerHeaders
}

/** `isOwn`: of one player, who alone may see it. */
const prepare = (
  config: Config,
  { request, shared }: Pick<Visit, 'request' | 'shared'>,
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

export const createPageRendering = ({ config, page, answer }: RenderingServices) => {
  const { documents, site } = page

  const plain = (settings: DisplaySettings): PageAnswer => ({
    status: 200,
    html: documents.plain(settings),
  })

  const pageRequest = (
    ctx: Context,
    url: string,
    settings: DisplaySettings,
    { form, headOnly = false }: { form?: SentForm | undefined; headOnly?: boolean },
  ): PageRequest => ({
    url,
    ...settings,
    now: ctx.now(),
    site,
    publicUrl: config.publicUrl,
    scriptMark,
    isSignedIn: ctx.viewer !== undefined,
    headOnly,
    form: form && String(form.request.body),
    answer: (endpoint: Endpoint, request) =>
      answer({ ...ctx, locale: settings.locale, isRendering: true }, endpoint.name, request, form),
  })

  const render = async (
    renderer: Renderer,
    ctx: Context,
    url: string,
    settings: DisplaySettings,
    form?: SentForm,
  ): Promise<PageAnswer> => {
    const result = await renderer.render(pageRequest(ctx, url, settings, { form }))
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

  /** The plain page, with the right head and status. */
  const renderHead = async (
    renderer: Renderer,
    ctx: Context,
    url: string,
    settings: DisplaySettings,
  ): Promise<PageAnswer> => {
    const result = await renderer.render(pageRequest(ctx, url, settings, { headOnly: true }))
    if ('redirect' in result) return { status: 302, html: '', redirect: result.redirect }
    return { status: result.status, html: documents.plain(settings, result.head) }
  }

  return {
    plain,
    render,
    renderHead,
    prepare: (visit: Pick<Visit, 'request' | 'shared'>, answer: PageAnswer, isOwn: boolean) =>
      prepare(config, visit, answer, isOwn),
  }
}
