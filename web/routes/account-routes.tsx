/** The ways in: signing in and up, and passwords. */
import { createRoute, redirect } from '@tanstack/react-router'
import { type DiscordOutcome, readDiscordOutcome } from '#contract/discord/outcomes.ts'
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import { currentUser } from '#web/api/session-store.ts'
import { type LoginStep, loginStepOf, paths } from '#web/paths.ts'
import { lazyPage } from '#web/shell/lazy-page.tsx'
import { loadCrewAhead } from './loaders.ts'
import { getParentRoute } from './root-routes.tsx'

// Always set, even to undefined: a key that is left out keeps the value from the address.
const readRedirect = ({ redirect }: Record<string, unknown>): { redirect?: string | undefined } => ({
  redirect: sameSitePath(redirect),
})

interface LoginSearch {
  redirect?: string | undefined
  step?: LoginStep | undefined
  /** How a way to Discord and back ended. */
  discord?: DiscordOutcome | undefined
}

const readLogin = (search: Record<string, unknown>): LoginSearch => ({
  ...readRedirect(search),
  step: loginStepOf(search.step),
  discord: readDiscordOutcome(search.discord),
})

const readToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' && token !== '' ? token : undefined,
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
})

const register = createRoute({
  getParentRoute,
  path: paths.register,
  validateSearch: readRedirect,
  loaderDeps: ({ search }) => search,
  beforeLoad: beforeEntrance,
  loader: loadCrewAhead,
  component: lazyPage(() => import('#web/pages/account/RegisterPage.tsx'), 'RegisterPage'),
})

const registerDiscord = createRoute({
  getParentRoute,
  path: paths.registerDiscord,
  validateSearch: readRedirect,
  component: lazyPage(() => import('#web/pages/account/DiscordSignUpPage.tsx'), 'DiscordSignUpPage'),
})

const forgotPassword = createRoute({
  getParentRoute,
  path: paths.forgotPassword,
  component: lazyPage(() => import('#web/pages/account/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
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
})

const confirmEmail = createRoute({
  getParentRoute,
  path: paths.confirmEmail,
  validateSearch: readToken,
  beforeLoad: ({ search, location }) => {
    if (search.token)
      throw redirect({ to: paths.confirmEmail, state: { emailToken: search.token }, replace: true })
    if (!location.state.emailToken) throw redirect({ to: paths.search, replace: true })
  },
  component: lazyPage(() => import('#web/pages/account/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
})

const unsubscribe = createRoute({
  getParentRoute,
  path: paths.unsubscribe,
  validateSearch: readToken,
  beforeLoad: ({ search, location }) => {
    if (search.token)
      throw redirect({ to: paths.unsubscribe, state: { unsubscribeToken: search.token }, replace: true })
    if (!location.state.unsubscribeToken) throw redirect({ to: paths.search, replace: true })
  },
  component: lazyPage(() => import('#web/pages/account/UnsubscribePage.tsx'), 'UnsubscribePage'),
})

export const accountRoutes = [
  login,
  register,
  registerDiscord,
  forgotPassword,
  resetPassword,
  confirmEmail,
  unsubscribe,
]
