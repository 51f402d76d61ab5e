/** Which addresses the server renders, and what of them the pages read: both as the routes say. */
import type { PublicPage } from '#contract/wire/rendering.ts'
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import type { SubmitForm } from '#web/forms/no-script-forms.ts'
import { paths } from '#web/paths.ts'
import { publicPagesWithData, publicPagesWithoutData } from '#web/routes/public-pages.tsx'
import type { RenderedPage } from '#web/routes/rendered-page.ts'
import { readSearch, writeSearch } from '#web/search-params.ts'

/** What a parameter of a path can be. */
const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`)

/** What every public page gives of a route's options. */
interface Described {
  readonly path: string
  readonly component: { readonly displayName: string }
  readonly validateSearch?: (given: Record<string, unknown>) => object
  readonly staticData: RenderedPage
}

const routes: readonly { readonly options: object }[] = [...publicPagesWithData, ...publicPagesWithoutData]

const pages = routes.map(({ options }) => {
  const { path, component, validateSearch, staticData } = options as Described
  const parameters = Object.keys(validateSearch?.({}) ?? {})
  return { path, pattern: pattern(path), module: component.displayName, parameters, ...staticData }
})

export const publicPages: readonly PublicPage[] = pages.map(({ path, module, maxKilobytes, form }) => ({
  path,
  module,
  maxKilobytes,
  hasForm: form !== undefined,
}))

const all = Object.values(paths).map(pattern)

/** As the router understands it, which ignores case. */
const readPath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    return undefined
  }
}

const pageAt = (path: string) => pages.find(({ pattern }) => pattern.test(path))

/**
 * The address without parameters that its page does not read, such as those that other sites add to links: pages that
 * differ only in them are the same. Undefined if the server does not render the page. Addresses that lead nowhere are
 * rendered too, so that they are answered as such.
 */
export const renderedAddress = (url: string): string | undefined => {
  const address = sameSitePath(url)
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address, 'http://localhost')
  const path = readPath(pathname)
  // The router would take several slashes for one.
  if (path === undefined || path.includes('//')) return undefined
  const page = pageAt(path)
  if (!page && all.some((each) => each.test(path))) return undefined
  const { parameters = [], needs } = page ?? {}
  const read = Object.entries(readSearch(search)).filter(
    ([name]) => name === 'lang' || parameters.includes(name),
  )
  const values = Object.fromEntries(read)
  if (needs && !values[needs]) return undefined
  return pathname + writeSearch(values)
}

export const formAt = async (pathname: string): Promise<SubmitForm> => {
  const form = pageAt(readPath(pathname) ?? '')?.form
  if (!form) throw new Error(`The page ${pathname} has no form`)
  return form()
}
