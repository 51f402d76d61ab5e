/** The page's module for the server: renders one page for one visitor. */

import { QueryClient } from '@tanstack/react-query'
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { getSessionUser } from '#contract/auth/auth.ts'
import type { SessionUser } from '#contract/users/users.ts'
import {
  type CreateRenderer,
  type PageRequest,
  type RenderResult,
  renderedElementId,
} from '#contract/wire/rendering.ts'
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import { m } from '#texts'
import { isRefusal } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { queryClient, setQueryClient } from '#web/api/query-client.ts'
import { assumeSession } from '#web/api/session-store.ts'
import { setTransport } from '#web/api/transport.ts'
import { pageRecord } from '#web/browser/page-record.ts'
import { setRenderedAt } from '#web/browser/rendered-at.ts'
import { setSite } from '#web/browser/site.ts'
import { setStateSource } from '#web/browser/visitor-state.ts'
import { currentSubmission, setSubmission } from '#web/forms/submission.ts'
import { headHtml } from '#web/head/head-html.ts'
import { type PageHead, pageTitle } from '#web/head/page-head.ts'
import { plainHead } from '#web/head/site-heads.ts'
import { setRenderedTimezone } from '#web/i18n/known-zones.ts'
import { setLocale } from '#web/i18n/language.ts'
import { type AppRouter, createAppRouter } from '#web/routes.tsx'
import { setTheme } from '#web/shell/bars/theme.ts'
import { formAt, publicPages, renderedAddress } from './rendered-paths.ts'
import type { RenderedState } from './rendered-state.ts'

/** A page shows a refusal as it is. */
const createServerQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })

/** Whatever failed for another reason than a refusal, the browser has to try again by itself. */
const throwFailure = (client: QueryClient): void => {
  for (const { state } of client.getQueryCache().getAll())
    if (state.error && !isRefusal(state.error)) throw state.error
}

/** For a JSON block or script: a "<" in it must not end the element. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** All data is there, so the router's stream of late data ends immediately, which takes it a moment. */
const hydrationScripts = async ({ serverSsr }: AppRouter, scriptMark: string): Promise<string> => {
  serverSsr?.setRenderFinished()
  await new Promise((resolve) => setTimeout(resolve))
  return (serverSsr?.takeInitialHydrationScriptTags()?.before ?? [])
    .map(({ children }) => `<script nonce="${scriptMark}" data-tsr-stream-part>${children}</script>`)
    .join('')
}

/** Undefined for an address that leads nowhere, a page about what is not there, and one without its own. */
const ownHead = async (
  router: AppRouter,
  { publicUrl, site }: PageRequest,
): Promise<PageHead | undefined> => {
  const match = router.state.matches.at(-1)
  // The router shows its page for unknown addresses in the nearest route.
  if (!match || pageRecord().status === 404) return undefined
  const { params, search, staticData } = match
  return staticData.head?.({ params, search: { ...search }, client: queryClient(), publicUrl, site })
}

/** Where the visitor goes on to; else the page shows what came of it. */
const submitForm = async (address: URL, sent: string): Promise<string | undefined> => {
  const path = decodeURIComponent(address.pathname)
  const submit = await formAt(path)
  const { redirect, ...submission } = await submit(address, new URLSearchParams(sent))
  if (!redirect) setSubmission({ path, ...submission })
  return redirect
}

/** Whether rendering would have shown that nothing is there. */
const isMissing = (router: AppRouter, own: PageHead | undefined): boolean =>
  router.state.matches.some(({ _notFound, status }) => _notFound || status === 'notFound') ||
  (own === undefined && router.state.matches.at(-1)?.staticData.head !== undefined)

const readHead = async (request: PageRequest, router: AppRouter): Promise<RenderResult> => {
  const { locale, addressLocale, publicUrl } = request
  throwFailure(queryClient())
  const own = await ownHead(router, request)
  const missing = isMissing(router, own)
  const title = missing ? pageTitle(m.shell_not_found_title()) : m.shell_site_title({ about: m.home_title() })
  const head = missing ? plainHead(title) : (own ?? plainHead(title))
  return {
    status: missing ? 404 : 200,
    head: headHtml(head, { publicUrl, locale, addressLocale }),
    content: '',
    scripts: '',
    modules: [],
  }
}

const renderPage = async (
  request: PageRequest,
  router: AppRouter,
  user: SessionUser | undefined,
): Promise<RenderResult> => {
  const { locale, addressLocale, theme, zone, now, scriptMark, publicUrl } = request
  throwFailure(queryClient())
  const content = renderToString(
    <StrictMode>
      <RouterServer router={router} />
    </StrictMode>,
  )
  const { title = '', status = 200, retryAfter, modules } = pageRecord()
  const state: RenderedState = {
    locale,
    theme,
    zone: zone ?? null,
    now: now.getTime(),
    user: user ?? null,
    submission: currentSubmission(),
  }
  return {
    status,
    retryAfter,
    head: headHtml((await ownHead(router, request)) ?? plainHead(title), {
      publicUrl,
      locale,
      addressLocale,
    }),
    content,
    scripts:
      `<script type="application/json" id="${renderedElementId}">${asJson(state)}</script>` +
      (await hydrationScripts(router, scriptMark)),
    modules: [...modules],
  }
}

const render = async (request: PageRequest): Promise<RenderResult> => {
  setRenderedAt(request.now.getTime())
  setLocale(request.locale)
  setTheme(request.theme)
  setRenderedTimezone(request.zone)
  setSite(request.site)
  setTransport({ send: request.answer })
  setQueryClient(createServerQueryClient())
  const user = request.isSignedIn ? await call(getSessionUser) : undefined
  assumeSession(user)
  if (request.form !== undefined) {
    const redirect = await submitForm(new URL(request.url, request.publicUrl), request.form)
    if (redirect) return { redirect }
  }
  let rendered: RenderResult | undefined
  const handle = createRequestHandler({
    request: new Request(new URL(request.url, request.publicUrl)),
    createRouter: () => createAppRouter({ ssr: { nonce: request.scriptMark } }),
  })
  const response = await handle(async ({ router }) => {
    rendered = request.headOnly ? await readHead(request, router) : await renderPage(request, router, user)
    return new Response()
  })
  const location = response.headers.get('location')
  const redirect = sameSitePath(location)
  if (redirect) return { redirect }
  if (!rendered) throw new Error(`The router rendered nothing, and redirects to ${location}`)
  return rendered
}

export const createRenderer: CreateRenderer = (visitors) => {
  setStateSource(() => visitors.getStore())
  return {
    pages: publicPages,
    addressOf: renderedAddress,
    render: (request) => visitors.run(new Map(), () => render(request)),
  }
}
