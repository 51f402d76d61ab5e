/** What the server and the page agree on to render a page on the server. */
import type { Locale } from '../locales/locales.ts'
import type { Endpoint } from './endpoint.ts'
import type { Site } from './site.ts'
import type { Theme } from './themes.ts'

/** What an endpoint is called with. */
export interface EndpointRequest {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** What an endpoint answers. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly headers: { get(name: string): string | null; has(name: string): boolean }
}

/** A visitor who asks for a page. */
export interface PageRequest {
  /** Path and query, as `addressOf` returns them. */
  readonly url: string
  readonly locale: Locale
  /** The language that the address itself asks for. */
  readonly addressLocale: Locale | undefined
  readonly theme: Theme
  /** Undefined if the server does not know it. */
  readonly zone: string | undefined
  readonly now: Date
  readonly site: Site
  readonly publicUrl: string
  /** The `nonce` of every script in the page until it is sent: it says which are the page's own. */
  readonly scriptMark: string
  readonly isSignedIn: boolean
  /** Without the content: what search engines and previews read, at a fraction of the cost. */
  readonly headOnly?: boolean
  /** The fields of a form that the browser itself has sent to the page, as it encodes them. */
  readonly form?: string | undefined
  /** Calls an endpoint on behalf of the visitor. */
  readonly answer: (endpoint: Endpoint, request: EndpointRequest) => Promise<RawAnswer>
}

export interface RenderedPage {
  readonly status: number
  /** In seconds, where the visitor was refused for a while. */
  readonly retryAfter?: number | undefined
  /** Elements for the head of the document. */
  readonly head: string
  /** What is inside the root element. */
  readonly content: string
  /** Elements after it, which the page needs to become interactive. */
  readonly scripts: string
  /** The names of the page's modules, whose files the browser needs. None for an error. */
  readonly modules: readonly string[]
}

export type RenderResult = RenderedPage | { readonly redirect: string }

/** One of those that the server renders. */
export interface PublicPage {
  /** As the router spells it: `/crew/$id`. */
  readonly path: string
  /** The name of its module. */
  readonly module: string
  /** The limit of its first view, if it is below the one of all pages. */
  readonly maxKilobytes?: number | undefined
  /** Whether it has one that a browser can send without JavaScript. */
  readonly hasForm: boolean
}

/** The page's own module for the server. */
export interface Renderer {
  readonly pages: readonly PublicPage[]
  /** The address without what no page reads. Undefined if the page there is rendered by the browser alone. */
  readonly addressOf: (url: string) => string | undefined
  readonly render: (request: PageRequest) => Promise<RenderResult>
}

/** Keeps the state of each visitor apart while pages are rendered: an AsyncLocalStorage. */
interface VisitorStorage {
  run<T>(states: Map<object, unknown>, work: () => T): T
  getStore(): Map<object, unknown> | undefined
}

export type CreateRenderer = (visitors: VisitorStorage) => Renderer

/** The id of the JSON block with what the server rendered the page from. */
export const renderedElementId = 'rendered'
