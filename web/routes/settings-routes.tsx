/** The settings: a list of pages, and the addresses under which some of them were before. */
import { createRoute, redirect } from '@tanstack/react-router'
import type { AccountSection } from '#web/features/account/account-sections.ts'
import { paths } from '#web/paths.ts'
import { lazyPage } from '#web/shell/lazy-page.tsx'
import { readDiscord, readRedirect } from './account-search.ts'
import { withData } from './root-routes.tsx'

const settings = createRoute({
  getParentRoute: withData,
  path: paths.settings,
  component: lazyPage(() => import('#web/pages/settings/SettingsPage.tsx'), 'SettingsPage'),
})
const inSettings = () => settings

/** On wide screens the list stands beside a page, so there always is one. */
const start = createRoute({
  getParentRoute: inSettings,
  path: '/',
  beforeLoad: () => {
    if (typeof matchMedia === 'function' && matchMedia('(min-width: 1024px)').matches)
      throw redirect({ to: paths.settingsProfile, replace: true })
  },
})

// One chunk has all of them: chunks that share little would put too much of it into the first view of every page.
const profile = createRoute({ getParentRoute: inSettings, path: 'profile' })
const notices = createRoute({ getParentRoute: inSettings, path: 'notices' })
const privacy = createRoute({ getParentRoute: inSettings, path: 'privacy' })
const developers = createRoute({ getParentRoute: inSettings, path: 'developers' })
const discord = createRoute({ getParentRoute: inSettings, path: 'discord' })
const signIn = createRoute({
  getParentRoute: inSettings,
  path: 'sign-in',
  /** Of a way to Discord that the player has just come back from, and where linking an account leads on. */
  validateSearch: (given: Record<string, unknown>) => ({ ...readDiscord(given), ...readRedirect(given) }),
})

/** Where a section was before. */
const moved = <const Path extends string>(
  path: Path,
  to: typeof paths.settingsPrivacy | typeof paths.settingsSignIn,
  hash: AccountSection,
) =>
  createRoute({
    getParentRoute: withData,
    path,
    beforeLoad: () => {
      throw redirect({ to, hash, replace: true })
    },
  })

export const settingsRoutes = [
  settings.addChildren([start, profile, notices, signIn, privacy, developers, discord]),
  moved(paths.oldBlockedPlayers, paths.settingsPrivacy, 'blocked'),
  moved(paths.oldSessions, paths.settingsSignIn, 'devices'),
] as const
