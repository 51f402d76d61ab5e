/** Pages that mails and Discord lead to. */
import { createRoute, redirect } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { lazyPage } from '#web/shell/lazy-page.tsx'
import { readRedirect, readToken } from './account-search.ts'
import { getParentRoute } from './root-routes.tsx'

const registerDiscord = createRoute({
  getParentRoute,
  path: paths.registerDiscord,
  validateSearch: readRedirect,
  component: lazyPage(() => import('#web/pages/account/DiscordSignUpPage.tsx'), 'DiscordSignUpPage'),
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

export const accountRoutes = [registerDiscord, confirmEmail, unsubscribe]
