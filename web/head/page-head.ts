/** What search engines and the previews of shared links read of a page. */
import { sitePreviewPath } from '#contract/previews/version.ts'
import { m } from '#texts'
import { currentLocale, type Locale } from '#web/i18n/language.ts'

export interface PageHead {
  /** As `usePageTitle` sets it in the browser. */
  readonly title: string
  /** What a shared link says, if that is more than the title. */
  readonly shareTitle?: string
  readonly description: string
  /** The page's one address, without language. Search engines do not list a page without it. */
  readonly canonicalPath?: string
  /** The language of the text, if it is not the visitor's. */
  readonly locale?: Locale
  /** Where the text is found in each language, if not at the same address with `?lang`. */
  readonly translations?: Readonly<Record<Locale | 'x-default', string>>
  readonly image: { readonly path: string; readonly alt: string }
  readonly type: 'website' | 'article' | 'profile'
  /** What programs can follow in place of the page. */
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly path: string }[]
  /** Data by schema.org. */
  readonly jsonLd?: unknown
}

export const limits = { title: 200, description: 200, longDescription: 1_000 } as const

/** The same text as in the browser. */
export const pageTitle = (page: string): string => m.shell_page_title({ page })

/** The picture of pages that have none of their own. */
export const siteImage = (): PageHead['image'] => ({
  path: sitePreviewPath(currentLocale()),
  alt: m.head_site_picture(),
})
