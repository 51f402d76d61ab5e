import { createRoute, createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { PostLink } from '#contract/crews/post-link.ts'
import { apiErrorAdapter } from './api/api-error-adapter.ts'
import { queryClient } from './api/query-client.ts'
import { readApplicationsSearch } from './features/applications/applications-search.ts'
import { readMessagesSearch } from './features/messages/messages-search.ts'
import { readMyCrewsSearch } from './features/my-crews/my-crews-search.ts'
import { readProfileSearch } from './features/profiles/profile-search.ts'
import { readFlyNowSearch } from './pages/fly-now/fly-now-search.ts'
import { idInAddress, paths } from './paths.ts'
import { accountRoutes } from './routes/account-routes.tsx'
import { adminRoutes } from './routes/admin-routes.tsx'
import { publicPagesWithData, publicPagesWithoutData } from './routes/public-pages.tsx'
import { data, getParentRoute, root, withData } from './routes/root-routes.tsx'
import { settingsRoutes } from './routes/settings-routes.tsx'
import { readSearch, writeSearch } from './search-params.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { lazyPage } from './shell/lazy-page.tsx'
import { PagePending } from './shell/PagePending.tsx'

interface PostSource extends Partial<Record<keyof PostLink, unknown>> {
  readonly from?: number | undefined
  readonly ship?: number | undefined
}

/** A new post may start like an earlier crew, from a ship, or with what a link says: the form reads that, not each page. */
const readPostSource = ({ from, ship, ...link }: Record<string, unknown>): PostSource => ({
  ...link,
  from: idInAddress(from),
  ship: idInAddress(ship),
})

const myCrews = createRoute({
  getParentRoute: withData,
  path: paths.myCrews,
  validateSearch: readMyCrewsSearch,
  component: lazyPage(() => import('./pages/my-crews/MyCrewsPage.tsx'), 'MyCrewsPage'),
})

const flyNow = createRoute({
  getParentRoute: withData,
  path: paths.flyNow,
  validateSearch: readFlyNowSearch,
  component: lazyPage(() => import('./pages/fly-now/FlyNowPage.tsx'), 'FlyNowPage'),
})

const messages = createRoute({
  getParentRoute: withData,
  path: paths.messages,
  validateSearch: readMessagesSearch,
  component: lazyPage(() => import('./pages/messages/MessagesPage.tsx'), 'MessagesPage'),
})

const notices = createRoute({
  getParentRoute: withData,
  path: paths.notices,
  component: lazyPage(() => import('./pages/notices/NoticesPage.tsx'), 'NoticesPage'),
})

const myProfile = createRoute({
  getParentRoute: withData,
  path: paths.myProfile,
  validateSearch: readProfileSearch,
  component: lazyPage(() => import('./pages/profile/ProfilePage.tsx'), 'MyProfilePage'),
})

const searches = createRoute({
  getParentRoute: withData,
  path: paths.searches,
  component: lazyPage(() => import('./pages/searches/SearchesPage.tsx'), 'SearchesPage'),
})

const createCrew = createRoute({
  getParentRoute: withData,
  path: paths.create,
  validateSearch: readPostSource,
  component: lazyPage(() => import('./pages/post/CreateCrewPage.tsx'), 'CreateCrewPage'),
})

const crewApplications = createRoute({
  getParentRoute: withData,
  path: paths.crewApplications,
  validateSearch: readApplicationsSearch,
  component: lazyPage(() => import('./pages/applications/ApplicationsPage.tsx'), 'ApplicationsPage'),
})

const editCrew = createRoute({
  getParentRoute: withData,
  path: paths.editCrew,
  component: lazyPage(() => import('./pages/post/EditCrewPage.tsx'), 'EditCrewPage'),
})

// The condition is constant at build time, so the gallery is not part of the built site.
const gallery = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute,
        path: '/dev/ui',
        component: lazyPage(() => import('./gallery/GalleryPage.tsx'), 'GalleryPage'),
      }),
    ]
  : []

const routeTree = root.addChildren([
  data.addChildren([
    ...publicPagesWithData,
    createCrew,
    editCrew,
    myCrews,
    flyNow,
    searches,
    crewApplications,
    adminRoutes,
    myProfile,
    messages,
    notices,
    ...settingsRoutes,
  ]),
  ...publicPagesWithoutData,
  ...accountRoutes,
  ...gallery,
])

export const createAppRouter = (options: { ssr?: { nonce: string } } = {}) => {
  const router = createRouter({
    ...options,
    routeTree,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    // A pointer that only passes over a link loads nothing.
    defaultPreload: 'intent',
    defaultPreloadDelay: 100,
    // The query cache knows what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ErrorPage,
  })
  router.options.serializationAdapters = [apiErrorAdapter]
  setupRouterSsrQueryIntegration({ router, queryClient: queryClient(), handleRedirects: false })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    resetToken?: string
    emailToken?: string
    unsubscribeToken?: string
    /** A ban has just signed the player out. */
    wasBanned?: boolean
    /** The session ended while the player was writing, and what they wrote is kept. */
    hasDraft?: boolean
    /** The crew was opened from the board, so going back leads to that list. */
    fromBoard?: boolean
    /** The edit form was opened from the crew's page, so going back leads there. */
    fromCrew?: boolean
    /** A report or player was opened from its list in the admin panel, so going back leads there. */
    fromList?: boolean
  }
}
