import { createRoute, redirect } from '@tanstack/react-router'
import { readAppealsSearch } from './features/moderation/appeals/appeals-search.ts'
import { readAuditSearch } from './features/moderation/audit/audit-search.ts'
import { readReportsSearch } from './features/moderation/reports-search.ts'
import { readUsersSearch } from './features/moderation/users/users-search.ts'
import { paths } from './paths.ts'
import { withData } from './root-routes.tsx'
import { lazyPage } from './shell/lazy-page.tsx'

const admin = createRoute({
  getParentRoute: withData,
  path: paths.admin,
  component: lazyPage(() => import('./pages/admin/AdminPage.tsx'), 'AdminPage'),
})
const inAdmin = () => admin

const adminReports = createRoute({
  getParentRoute: inAdmin,
  path: 'reports',
  validateSearch: readReportsSearch,
  component: lazyPage(() => import('./pages/admin/AdminReportsPage.tsx'), 'AdminReportsPage'),
})

const adminUsers = createRoute({
  getParentRoute: inAdmin,
  path: 'users',
  validateSearch: readUsersSearch,
  component: lazyPage(() => import('./pages/admin/AdminUsersPage.tsx'), 'AdminUsersPage'),
})

const adminAppeals = createRoute({
  getParentRoute: inAdmin,
  path: 'appeals',
  validateSearch: readAppealsSearch,
  component: lazyPage(() => import('./pages/admin/AdminAppealsPage.tsx'), 'AdminAppealsPage'),
})

const adminAudit = createRoute({
  getParentRoute: inAdmin,
  path: 'audit',
  validateSearch: readAuditSearch,
  component: lazyPage(() => import('./pages/admin/AdminAuditPage.tsx'), 'AdminAuditPage'),
})

const adminStatistics = createRoute({
  getParentRoute: inAdmin,
  path: 'statistics',
  component: lazyPage(() => import('./pages/admin/AdminStatisticsPage.tsx'), 'AdminStatisticsPage'),
})

const adminStart = createRoute({
  getParentRoute: inAdmin,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: paths.adminReports, replace: true })
  },
})

export const adminRoutes = admin.addChildren([
  adminStart,
  adminReports,
  adminUsers,
  adminAppeals,
  adminAudit,
  adminStatistics,
])
