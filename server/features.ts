/** The list of all features: what they answer, and what they do by themselves. */
import { getCrewCalendar } from '#contract/calendars/calendars.ts'
import { countWindows, listCrews } from '#contract/crews/board.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { listComments, listReplies } from '#contract/discussions/discussions.ts'
import { getBoardCalendar, getBoardFeed } from '#contract/feeds/feeds.ts'
import { getFleet, listShips } from '#contract/fleet/fleet.ts'
import {
  getPlayerProfile,
  getPlayerReputation,
  getPlayerStatistics,
  listPlayerMissions,
} from '#contract/profiles/players.ts'
import { listCrewRoles } from '#contract/roles/roles.ts'
import { getHomepageStats } from '#contract/stats/stats.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { accountRoutes } from '#server/features/account/account.routes.ts'
import { applicationRoutes } from '#server/features/applications/applications.routes.ts'
import { attendanceRoutes } from '#server/features/attendance/attendance.routes.ts'
import { auditRoutes } from '#server/features/audit/audit.routes.ts'
import { shortenAddressesJob } from '#server/features/audit/audit.service.ts'
import { authRoutes } from '#server/features/auth/auth.routes.ts'
import { emailChangeMailJob, securityMailJob } from '#server/features/auth/credentials/auth-mails.service.ts'
import { resetMailJob } from '#server/features/auth/credentials/auth-passwords.service.ts'
import { authSecurityRoutes } from '#server/features/auth/credentials/auth-security.routes.ts'
import { expiredSessionsJob } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { beaconRoutes } from '#server/features/beacons/beacons.routes.ts'
import { beaconsJob } from '#server/features/beacons/beacons.service.ts'
import { blockRoutes } from '#server/features/blocks/blocks.routes.ts'
import { calendarRoutes } from '#server/features/calendars/calendars.routes.ts'
import { crewPageRoutes } from '#server/features/crew-page/crew-page.routes.ts'
import { crewPageChangeRoutes } from '#server/features/crew-page/crew-page-changes.routes.ts'
import { forgetWordsJob } from '#server/features/crews/board/crews-words.service.ts'
import { crewRoutes } from '#server/features/crews/crews.routes.ts'
import { endedBansJob } from '#server/features/crews/posting/crews-hiding.service.ts'
import { discordRoutes } from '#server/features/discord/discord.routes.ts'
import { expiredVisitsJob } from '#server/features/discord/discord-visits.service.ts'
import {
  followUpJob,
  forgetInteractionsJob,
} from '#server/features/discord-app/discord-app-answers.service.ts'
import {
  cardUpkeepJob,
  deliverCardJob,
  endedCardsJob,
} from '#server/features/discord-app/discord-app-cards.service.ts'
import { deliverDirectMessageJob } from '#server/features/discord-app/discord-app-direct.service.ts'
import { followsJob } from '#server/features/discord-app/discord-app-follows.service.ts'
import {
  serverCheckJob,
  serverChecksJob,
} from '#server/features/discord-app/servers/discord-app-endings.service.ts'
import { discordAppServerRoutes } from '#server/features/discord-app/servers/discord-app-servers.routes.ts'
import { oldManagersJob } from '#server/features/discord-app/servers/discord-app-servers.service.ts'
import { discussionRoutes } from '#server/features/discussions/discussions.routes.ts'
import { feedRoutes } from '#server/features/feeds/feeds.routes.ts'
import { fleetRoutes } from '#server/features/fleet/fleet.routes.ts'
import { flyNowRoutes } from '#server/features/fly-now/fly-now.routes.ts'
import { flyingRoutes } from '#server/features/flying/flying.routes.ts'
import { flyingDaysJob } from '#server/features/flying/flying.service.ts'
import { freePlayerRoutes } from '#server/features/free-players/free-players.routes.ts'
import { announceFreedSeatJob } from '#server/features/free-players/free-players-freed.service.ts'
import { handleRoutes } from '#server/features/handles/handles.routes.ts'
import { logRoutes } from '#server/features/logs/logs.routes.ts'
import { messageRoutes } from '#server/features/messages/messages.routes.ts'
import { noticeRoutes } from '#server/features/messages/messages-notices.routes.ts'
import { missionRoutes } from '#server/features/missions/missions.routes.ts'
import { readyChecksJob } from '#server/features/missions/missions-ready.service.ts'
import {
  reminderMailJob,
  remindersJob,
  upkeepJob,
} from '#server/features/missions/missions-upkeep.service.ts'
import { offerRoutes } from '#server/features/offers/offers.routes.ts'
import { overdueOffersJob } from '#server/features/offers/offers-overdue.service.ts'
import { passkeyRoutes } from '#server/features/passkeys/passkeys.routes.ts'
import { pictureRoutes } from '#server/features/pictures/pictures.routes.ts'
import { playerRoutes } from '#server/features/players/players.routes.ts'
import { favouritePostJob } from '#server/features/players/players-posts.service.ts'
import { previewRoutes } from '#server/features/previews/previews.routes.ts'
import { profileRoutes } from '#server/features/profiles/profiles.routes.ts'
import { ratingRoutes } from '#server/features/ratings/ratings.routes.ts'
import { openRatingsJob } from '#server/features/ratings/ratings-opening.service.ts'
import { reportRoutes } from '#server/features/reports/reports.routes.ts'
import { caseRoutes } from '#server/features/reports/reports-cases.routes.ts'
import { sanctionRoutes } from '#server/features/sanctions/sanctions.routes.ts'
import { appealMailJob, banMailJob } from '#server/features/sanctions/sanctions-mails.service.ts'
import { searchRoutes } from '#server/features/searches/searches.routes.ts'
import { alertSearchersJob, oldAlertsJob } from '#server/features/searches/searches-alerts.service.ts'
import { waitingAlertsJob } from '#server/features/searches/searches-beacons.service.ts'
import { seriesRoutes } from '#server/features/series/series.routes.ts'
import { seriesPostsJob } from '#server/features/series/series-posting.service.ts'
import { settlementRoutes } from '#server/features/settlements/settlements.routes.ts'
import { statsRoutes } from '#server/features/stats/stats.routes.ts'
import { tokenRoutes } from '#server/features/tokens/tokens.routes.ts'
import { userRoutes } from '#server/features/users/users.routes.ts'
import { waitlistRoutes } from '#server/features/waitlists/waitlists.routes.ts'
import { moveUpJob, waitlistUpkeepJob } from '#server/features/waitlists/waitlists-offers.service.ts'
import { warningRoutes } from '#server/features/warnings/warnings.routes.ts'
import { webhookRoutes } from '#server/features/webhooks/webhooks.routes.ts'
import { deliverMessageJob, webhookUpkeepJob } from '#server/features/webhooks/webhooks-delivery.service.ts'
import { answerByReplica } from '#server/http/routes/replica-routes.ts'
import type { Job } from '#server/jobs/job.ts'
import { noticeMailJob, noticeMailsJob, urgentMailJob } from '#server/notices/delivery/notice-mails.ts'
import { duePushesJob, noticePushJob } from '#server/notices/delivery/notice-pushes.ts'

/** What a replica may answer: public, and only read. */
export const replicaEndpoints: ReadonlySet<Endpoint> = new Set([
  listCrews,
  countWindows,
  getCrew,
  listCrewRoles,
  listComments,
  listReplies,
  getCrewCalendar,
  getBoardFeed,
  getBoardCalendar,
  getPlayerProfile,
  getPlayerStatistics,
  getPlayerReputation,
  listPlayerMissions,
  getFleet,
  listShips,
  getHomepageStats,
])

const allRoutes = [
  ...authRoutes,
  ...authSecurityRoutes,
  ...passkeyRoutes,
  ...warningRoutes,
  ...discordRoutes,
  ...profileRoutes,
  ...pictureRoutes,
  ...blockRoutes,
  ...playerRoutes,
  ...fleetRoutes,
  ...beaconRoutes,
  ...crewRoutes,
  ...applicationRoutes,
  ...offerRoutes,
  ...waitlistRoutes,
  ...attendanceRoutes,
  ...missionRoutes,
  ...crewPageRoutes,
  ...crewPageChangeRoutes,
  ...flyNowRoutes,
  ...calendarRoutes,
  ...searchRoutes,
  ...freePlayerRoutes,
  ...feedRoutes,
  ...discussionRoutes,
  ...logRoutes,
  ...settlementRoutes,
  ...ratingRoutes,
  ...messageRoutes,
  ...noticeRoutes,
  ...seriesRoutes,
  ...webhookRoutes,
  ...reportRoutes,
  ...caseRoutes,
  ...sanctionRoutes,
  ...userRoutes,
  ...handleRoutes,
  ...accountRoutes,
  ...tokenRoutes,
  ...auditRoutes,
  ...statsRoutes,
  ...flyingRoutes,
  ...discordAppServerRoutes,
  ...previewRoutes,
]

export const routes = answerByReplica(allRoutes, replicaEndpoints)

export const jobs: readonly Job<never>[] = [
  resetMailJob,
  emailChangeMailJob,
  securityMailJob,
  noticeMailsJob,
  noticeMailJob,
  urgentMailJob,
  duePushesJob,
  noticePushJob,
  expiredSessionsJob,
  expiredVisitsJob,
  beaconsJob,
  flyingDaysJob,
  remindersJob,
  reminderMailJob,
  upkeepJob,
  overdueOffersJob,
  readyChecksJob,
  moveUpJob,
  waitlistUpkeepJob,
  openRatingsJob,
  favouritePostJob,
  seriesPostsJob,
  alertSearchersJob,
  oldAlertsJob,
  waitingAlertsJob,
  announceFreedSeatJob,
  forgetWordsJob,
  endedBansJob,
  shortenAddressesJob,
  banMailJob,
  appealMailJob,
  deliverMessageJob,
  webhookUpkeepJob,
  followUpJob,
  forgetInteractionsJob,
  deliverCardJob,
  cardUpkeepJob,
  endedCardsJob,
  followsJob,
  serverCheckJob,
  serverChecksJob,
  oldManagersJob,
  deliverDirectMessageJob,
]
