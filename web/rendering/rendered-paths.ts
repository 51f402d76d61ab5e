import { paths } from '#web/paths.ts'

/** What a parameter of a path can be. */
const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`)

/** The pages that guests see too. All others show nothing without the player's own data. */
const rendered = [
  paths.home,
  paths.search,
  paths.crew,
  paths.profile,
  paths.impressum,
  paths.privacy,
  paths.terms,
  paths.rules,
].map(pattern)

const others = Object.values(paths).map(pattern)

/** The public pages; also addresses that lead nowhere, so that they are answered as such. */
export const isRendered = (path: string): boolean =>
  rendered.some((each) => each.test(path)) || !others.some((each) => each.test(path))
