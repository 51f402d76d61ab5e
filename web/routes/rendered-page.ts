/** What the server needs of a page that it renders, besides its route. */
import type { QueryClient } from '@tanstack/react-query'
import type { Site } from '#contract/wire/site.ts'
import type { SubmitForm } from '#web/forms/no-script-forms.ts'
import type { PageHead } from '#web/head/page-head.ts'

interface HeadRequest {
  readonly params: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, unknown>>
  /** With the answers that the page was rendered from. */
  readonly client: QueryClient
  readonly publicUrl: string
  readonly site: Site
}

export interface RenderedPage {
  /** The limit of its first view, in gzipped JavaScript, where that is well below what the site allows. */
  readonly maxKilobytes?: number
  /** None if search engines should not list the page, or if what it is about is not there. */
  readonly head?: (request: HeadRequest) => Promise<PageHead | undefined>
  /** Of the form that a browser can send without JavaScript. */
  readonly form?: () => Promise<SubmitForm>
  /** A parameter without which only the browser can render the page. */
  readonly needs?: string
}

declare module '@tanstack/react-router' {
  /** Empty in the browser's build. */
  interface StaticDataRouteOption extends RenderedPage {}
}
