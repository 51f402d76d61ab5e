/** Which pages the server renders, and what of an address they read. */
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import { readBoardSearch } from '#web/features/crews/board/board-search.ts'
import { paths } from '#web/paths.ts'
import { readSearch, writeSearch } from '#web/search-params.ts'

/** What a parameter of a path can be. */
const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`)

/** The pages that guests see too, and their ways in. All others show nothing without the player's own data. */
const rendered = [
  paths.home,
  paths.search,
  paths.crew,
  paths.profile,
  paths.impressum,
  paths.privacy,
  paths.terms,
  paths.rules,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
].map(pattern)

const others = Object.values(paths).map(pattern)

/** The public pages; also addresses that lead nowhere, so that they are answered as such. */
const isRendered = (path: string): boolean =>
  rendered.some((each) => each.test(path)) || !others.some((each) => each.test(path))

/** What pages read: the board, the tab of a profile, a crew, a legal text, the ways in, and every page. */
const parameters = new Set([
  ...Object.keys(readBoardSearch({})),
  ...['tab', 'apply', 'translation', 'redirect', 'step', 'discord', 'token', 'lang'],
])

const resetPath = pattern(paths.resetPassword)

/** As the router understands it, which ignores case. */
const readPath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    return undefined
  }
}

/**
 * The address without parameters that no page reads, such as those that other sites add to links: pages that differ
 * only in them are the same. Undefined if the server does not render the page.
 */
export const renderedAddress = (url: string): string | undefined => {
  const address = sameSitePath(url)
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address, 'http://localhost')
  const path = readPath(pathname)
  // The router would take several slashes for one.
  if (path === undefined || path.includes('//') || !isRendered(path)) return undefined
  const read = Object.entries(readSearch(search)).filter(([name]) => parameters.has(name))
  const values = Object.fromEntries(read)
  // On a reload only the browser knows the token.
  if (resetPath.test(path) && !values.token) return undefined
  return pathname + writeSearch(values)
}
