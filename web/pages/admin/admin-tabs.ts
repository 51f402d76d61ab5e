import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'

const moderatorTabs = [
  { to: paths.adminReports, name: m.moderation_tab_reports },
  { to: paths.adminHandles, name: m.handles_tab },
  { to: paths.adminAbsences, name: m.attendance_tab },
  { to: paths.adminStatistics, name: m.moderation_tab_statistics },
] as const

const [reportsTab, handlesTab, absencesTab, statisticsTab] = moderatorTabs

const adminTabs = [
  reportsTab,
  { to: paths.adminUsers, name: m.moderation_tab_users },
  { to: paths.adminAppeals, name: m.moderation_tab_appeals },
  handlesTab,
  absencesTab,
  { to: paths.adminAudit, name: m.moderation_tab_audit },
  statisticsTab,
] as const

/** The tabs of the admin panel that the player may open. */
export const tabsOf = ({ isAdmin }: Pick<SessionUser, 'isAdmin'>) => (isAdmin ? adminTabs : moderatorTabs)
