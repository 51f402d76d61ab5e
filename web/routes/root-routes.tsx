/** What every page is in: the frame of the site, and inside it the one that loads data. */
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { AppShell } from '#web/shell/AppShell.tsx'
import { lazyPage } from '#web/shell/lazy-page.tsx'

const NotFound = lazyPage(() => import('#web/pages/NotFoundPage.tsx'), 'NotFoundPage')

export const root = createRootRoute({ component: AppShell, notFoundComponent: NotFound })
export const getParentRoute = () => root

/** Around every page that loads data. The account screens do without it, so that they load faster. */
export const data = createRoute({
  getParentRoute,
  id: 'data',
  component: lazyPage(() => import('#web/shell/DataLayout.tsx'), 'DataLayout'),
})
export const withData = () => data
