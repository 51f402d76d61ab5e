/** What every page is in: the frame of the site, and inside it the one of pages with data. */
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { AppShell } from '#web/shell/AppShell.tsx'
import { DataLayout } from '#web/shell/DataLayout.tsx'
import { lazyPage } from '#web/shell/lazy-page.tsx'
import { loadShell } from './loaders.ts'

const NotFound = lazyPage(() => import('#web/pages/NotFoundPage.tsx'), 'NotFoundPage')

export const root = createRootRoute({ component: AppShell, notFoundComponent: NotFound, loader: loadShell })
export const getParentRoute = () => root

/** Around every page with data: live updates and the dialogs that outlast what opened them. */
export const data = createRoute({ getParentRoute, id: 'data', component: DataLayout })
export const withData = () => data
