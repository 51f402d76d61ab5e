/** The page's module for the server: renders one page for one visitor. */
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
import { call } from '#web/api/call.ts'
import { setQueryClient } from '#web/api/query-client.ts'
import { assumeSession } from '#web/api/session-store.ts'
import { setTransport } from '#web/api/transport.ts'
import { pageRecord } from '#web/browser/page-record.ts'
import { setRenderedAt } from '#web/browser/rendered-at.ts'
import { setSite } from '#web/browser/site.ts'
import { setStateSource } from '#web/browser/visitor-state.ts'
import { headHtml } from '#web/head/head-html.ts'
import { setBrowserTimezone } from '#web/i18n/known-zones.ts'
import { setLocale } from '#web/i18n/language.ts'
import { sameSitePath } from '#web/paths.ts'
import { type AppRouter, createAppRouter } from '#web/routes.tsx'
import { loadPlayerArea } from '#web/shell/AccountArea.tsx'
import { setTheme } from '#web/shell/theme.ts'
import { headOf } from './page-heads.ts'
import { createServerQueryClient, dehydrateQueries, renderWithData } from './render-queries.ts'
import { renderedAddress } from './rendered-paths.ts'
import type { RenderedState } from './rendered-state.ts'

const findUser = async (isSignedIn: boolean): Promise<SessionUser | undefined> =>
  isSignedIn ? call(getSessionUser) : undefined

/** For a JSON block or script: a "<" in it must not end the element. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const hydrationScripts = (router: AppRouter, nonce: string): string =>
  (router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? [])
    .map(({ children }) => `<script nonce="${nonce}">${children}</script>`)
    .join('')

const renderPage = async (request: PageRequest, router: AppRouter): Promise<RenderResult> => {
  const { locale, addressLocale, theme, zone, now, nonce, publicUrl, site } = request
  const url = new URL(request.url, publicUrl)
  const client = createServerQueryClient()
  setQueryClient(client)
  const user = await findUser(request.isSignedIn)
  assumeSession(user)
  if (user) await loadPlayerArea()
  const content = await renderWithData(client, () =>
    renderToString(
      <StrictMode>
        <RouterServer router={router} />
      </StrictMode>,
    ),
  )
  const { title = '', status = 200, ...record } = pageRecord()
  const parts = [...record.parts]
  const state: RenderedState = {
    locale,
    theme,
    zone,
    now: now.getTime(),
    user: user ?? null,
    parts,
    ...dehydrateQueries(client),
  }
  return {
    status,
    head: headHtml(headOf({ url, title, client, publicUrl, site }), {
      publicUrl,
      locale,
      nonce,
      addressLocale,
    }),
    content,
    scripts:
      `<script type="application/json" id="${renderedElementId}">${asJson(state)}</script>` +
      hydrationScripts(router, nonce),
    parts,
  }
}

const render = async (request: PageRequest): Promise<RenderResult> => {
  setRenderedAt(request.now.getTime())
  setLocale(request.locale)
  setTheme(request.theme)
  setBrowserTimezone(request.zone)
  setSite(request.site)
  setTransport({ send: request.answer })
  let rendered: RenderResult | undefined
  const handle = createRequestHandler({
    request: new Request(new URL(request.url, request.publicUrl)),
    createRouter: () => createAppRouter({ ssr: { nonce: request.nonce } }),
  })
  const response = await handle(async ({ router }) => {
    rendered = await renderPage(request, router)
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
  return { addressOf: renderedAddress, render: (request) => visitors.run(new Map(), () => render(request)) }
}
