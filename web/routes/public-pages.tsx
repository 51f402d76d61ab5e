/**
 * The pages that the server renders: those that guests see too, and their ways in. Nearly all others show nothing
 * without the player's own data. What the server needs of a page besides its route is in `staticData`; the condition
 * is constant at build time, so that browsers do not load it, and what it imports is imported there for the same reason.
 */
import { createRoute, redirect } from '@tanstack/react-router'
import { currentUser } from '#web/api/session-store.ts'
import { type BoardSearch, readBoardSearch } from '#web/features/crews/board/board-search.ts'
import { crewQuery } from '#web/features/crews/crews.queries.ts'
import { readProfileSearch } from '#web/features/profiles/profile-search.ts'
import { playerQuery } from '#web/features/profiles/profiles.queries.ts'
import type { legalHead } from '#web/head/site-heads.ts'
import { readCrewSearch } from '#web/pages/crew/crew-search.ts'
import { PlayerSections } from '#web/pages/crew/lazy-player-sections.ts'
import { type FreeSearch, readFreeSearch } from '#web/pages/players/free-search.ts'
import { idInAddress, paths } from '#web/paths.ts'
import { lazyPage } from '#web/shell/lazy-page.tsx'
import { readLogin, readRedirect, readToken } from './account-search.ts'
import {
  loadBoard,
  loadCrew,
  loadCrewAhead,
  loadFlying,
  loadHome,
  loadPlayers,
  loadProfile,
} from './loaders.ts'
import { getParentRoute, withData } from './root-routes.tsx'

const siteHeads = () => import('#web/head/site-heads.ts')
const forms = () => import('#web/features/auth/no-script-forms.ts')

const home = createRoute({
  getParentRoute: withData,
  path: paths.home,
  loader: loadHome,
  component: lazyPage(() => import('#web/pages/home/HomePage.tsx'), 'HomePage'),
  staticData: import.meta.env.SSR
    ? { maxKilobytes: 188, head: async () => (await siteHeads()).homeHead() }
    : {},
})

const search = createRoute({
  getParentRoute: withData,
  path: paths.search,
  validateSearch: (given: Record<string, unknown>): BoardSearch => readBoardSearch(given),
  loaderDeps: ({ search }) => search,
  loader: loadBoard,
  component: lazyPage(() => import('#web/pages/search/SearchPage.tsx'), 'SearchPage'),
  staticData: import.meta.env.SSR
    ? {
        head: async ({ search }) => {
          const { boardHead } = await siteHeads()
          return boardHead(readBoardSearch(search), currentUser()?.timezone)
        },
      }
    : {},
})

const crew = createRoute({
  getParentRoute: withData,
  path: paths.crew,
  validateSearch: readCrewSearch,
  loader: loadCrew,
  component: lazyPage(async () => {
    const [{ CrewPage }] = await Promise.all([
      import('#web/pages/crew/CrewPage.tsx'),
      // Players need theirs, too, before the page is hydrated.
      currentUser() && PlayerSections.preload(),
    ])
    return { CrewPage }
  }, 'CrewPage'),
  staticData: import.meta.env.SSR
    ? {
        maxKilobytes: 210,
        head: async ({ params, client, publicUrl }) => {
          const crew = client.getQueryData(crewQuery(idInAddress(params.id) ?? 0).queryKey)
          const { crewHead } = await import('#web/head/crew-head.ts')
          return crew && crewHead(crew, { publicUrl })
        },
      }
    : {},
})

const profile = createRoute({
  getParentRoute: withData,
  path: paths.profile,
  validateSearch: readProfileSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: loadProfile,
  component: lazyPage(() => import('#web/pages/profile/ProfilePage.tsx'), 'ProfilePage'),
  staticData: import.meta.env.SSR
    ? {
        head: async ({ params, client, publicUrl }) => {
          const player = client.getQueryData(playerQuery(idInAddress(params.userId) ?? 0).queryKey)
          const { profileHead } = await import('#web/head/profile-head.ts')
          return player && profileHead(player, { publicUrl })
        },
      }
    : {},
})

const flying = createRoute({
  getParentRoute: withData,
  path: paths.flying,
  loader: loadFlying,
  component: lazyPage(() => import('#web/pages/flying/FlyingPage.tsx'), 'FlyingPage'),
  staticData: import.meta.env.SSR ? { head: async () => (await siteHeads()).flyingHead() } : {},
})

const players = createRoute({
  getParentRoute: withData,
  path: paths.players,
  validateSearch: (given: Record<string, unknown>): FreeSearch => readFreeSearch(given),
  loader: loadPlayers,
  component: lazyPage(() => import('#web/pages/players/PlayersPage.tsx'), 'PlayersPage'),
  staticData: import.meta.env.SSR
    ? { maxKilobytes: 198, head: async () => (await siteHeads()).playersHead() }
    : {},
})

const readTranslation = ({ translation }: Record<string, unknown>): { translation?: 'en' | undefined } => ({
  translation: translation === 'en' ? 'en' : undefined,
})

const LegalPage = lazyPage(() => import('#web/pages/legal/LegalPage.tsx'), 'LegalPage')

const legalPage = <const Path extends string>(path: Path, document: Parameters<typeof legalHead>[0]) =>
  createRoute({
    getParentRoute,
    path,
    validateSearch: readTranslation,
    component: LegalPage,
    staticData: import.meta.env.SSR
      ? {
          maxKilobytes: 183,
          head: async ({ search, site }) => {
            const { legalHead } = await siteHeads()
            return legalHead(document, { ...readTranslation(search), operator: site })
          },
        }
      : {},
  })

/** Only on the server: the browser leads on when it knows the session. */
const beforeEntrance = ({ search }: { search: { redirect?: string | undefined } }) => {
  if (import.meta.env.SSR && currentUser()) throw redirect({ href: search.redirect ?? paths.search })
}

const login = createRoute({
  getParentRoute,
  path: paths.login,
  validateSearch: readLogin,
  loaderDeps: ({ search }) => search,
  beforeLoad: beforeEntrance,
  loader: loadCrewAhead,
  component: lazyPage(() => import('#web/pages/account/LoginPage.tsx'), 'LoginPage'),
  staticData: import.meta.env.SSR ? { form: async () => (await forms()).submitLogin } : {},
})

const register = createRoute({
  getParentRoute,
  path: paths.register,
  validateSearch: readRedirect,
  loaderDeps: ({ search }) => search,
  beforeLoad: beforeEntrance,
  loader: loadCrewAhead,
  component: lazyPage(() => import('#web/pages/account/RegisterPage.tsx'), 'RegisterPage'),
  staticData: import.meta.env.SSR ? { form: async () => (await forms()).submitRegistration } : {},
})

const forgotPassword = createRoute({
  getParentRoute,
  path: paths.forgotPassword,
  component: lazyPage(() => import('#web/pages/account/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  staticData: import.meta.env.SSR ? { form: async () => (await forms()).submitForgotPassword } : {},
})

const resetPassword = createRoute({
  getParentRoute,
  path: paths.resetPassword,
  validateSearch: readToken,
  beforeLoad: ({ search, location }) => {
    // A form that is sent without JavaScript needs it there.
    if (import.meta.env.SSR) return
    // Moves the token out of the address bar, where it could be read or shared; it survives a reload.
    if (search.token)
      throw redirect({ to: paths.resetPassword, state: { resetToken: search.token }, replace: true })
    if (!location.state.resetToken) throw redirect({ to: paths.forgotPassword, replace: true })
  },
  component: lazyPage(() => import('#web/pages/account/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  // On a reload only the browser knows the token.
  staticData: import.meta.env.SSR
    ? { needs: 'token', form: async () => (await forms()).submitNewPassword }
    : {},
})

export const publicPagesWithData = [home, search, crew, profile, flying, players] as const

export const publicPagesWithoutData = [
  legalPage(paths.impressum, 'impressum'),
  legalPage(paths.privacy, 'privacy'),
  legalPage(paths.terms, 'terms'),
  legalPage(paths.rules, 'rules'),
  login,
  register,
  forgotPassword,
  resetPassword,
] as const
