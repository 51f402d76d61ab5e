/** The routes around all others. */
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { AppShell } from './shell/AppShell.tsx'
import { lazyPage } from './shell/lazy-page.tsx'

export const NotFound = lazyPage(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage')

export const root = createRootRoute({ component: AppShell, notFoundComponent: NotFound })
export const getParentRoute = () => root

/** Around every page that loads data. The account screens do without it, so that they load faster. */
export const data = createRoute({
  getParentRoute,
  id: 'data',
  component: lazyPage(() => import('./shell/DataLayout.tsx'), 'DataLayout'),
})
export const withData = () => data
