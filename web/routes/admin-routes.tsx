import { createRoute, redirect } from '@tanstack/react-router'
import { readAuditSearch } from '#web/features/moderation/audit/audit-search.ts'
import { readReportsSearch } from '#web/features/moderation/reports/reports-search.ts'
import { readAppealsSearch } from '#web/features/moderation/sanctions/appeals-search.ts'
import { readUsersSearch } from '#web/features/moderation/users/users-search.ts'
import { paths } from '#web/paths.ts'
import { lazyPage } from '#web/shell/lazy-page.tsx'
import { withData } from './root-routes.tsx'

const admin = createRoute({
  getParentRoute: withData,
  path: paths.admin,
  component: lazyPage(() => import('#web/pages/admin/AdminPage.tsx'), 'AdminPage'),
})
const inAdmin = () => admin

const adminReports = createRoute({
  getParentRoute: inAdmin,
  path: 'reports',
  validateSearch: readReportsSearch,
  component: lazyPage(() => import('#web/features/moderation/reports/ReportsTab.tsx'), 'ReportsTab'),
})

const adminUsers = createRoute({
  getParentRoute: inAdmin,
  path: 'users',
  validateSearch: readUsersSearch,
  component: lazyPage(() => import('#web/features/moderation/users/UsersTab.tsx'), 'UsersTab'),
})

const adminDecide = createRoute({
  getParentRoute: inAdmin,
  path: 'decide',
  component: lazyPage(() => import('#web/features/moderation/decide/DecideTab.tsx'), 'DecideTab'),
})

const adminAppeals = createRoute({
  getParentRoute: inAdmin,
  path: 'appeals',
  validateSearch: readAppealsSearch,
  component: lazyPage(() => import('#web/features/moderation/sanctions/AppealsTab.tsx'), 'AppealsTab'),
})

const adminHandles = createRoute({
  getParentRoute: inAdmin,
  path: 'handles',
  component: lazyPage(() => import('#web/features/moderation/handles/HandlesTab.tsx'), 'HandlesTab'),
})

const adminAbsences = createRoute({
  getParentRoute: inAdmin,
  path: 'absences',
  component: lazyPage(() => import('#web/features/moderation/attendance/AbsencesTab.tsx'), 'AbsencesTab'),
})

const adminAudit = createRoute({
  getParentRoute: inAdmin,
  path: 'audit',
  validateSearch: readAuditSearch,
  component: lazyPage(() => import('#web/features/moderation/audit/AuditTab.tsx'), 'AuditTab'),
})

const adminStatistics = createRoute({
  getParentRoute: inAdmin,
  path: 'statistics',
  component: lazyPage(() => import('#web/features/moderation/statistics/StatisticsTab.tsx'), 'StatisticsTab'),
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
  adminDecide,
  adminAppeals,
  adminHandles,
  adminAbsences,
  adminAudit,
  adminStatistics,
])
