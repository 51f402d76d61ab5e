/** Every table, so that the compiler checks queries against them. */
import type { ApplicationsTable } from './tables/applications.ts'
import type { AbsencesTable } from './tables/attendance.ts'
import type { AuditTable } from './tables/audit.ts'
import type { EmailChangesTable, PasswordResetsTable, SessionsTable, UsersTable } from './tables/auth.ts'
import type { BeaconAlertsTable, BeaconsTable } from './tables/beacons.ts'
import type { BlocksTable } from './tables/blocks.ts'
import type { CalendarFeedsTable } from './tables/calendars.ts'
import type {
  CrewMembersTable,
  CrewRolesTable,
  CrewsTable,
  CrewViewsTable,
  FormerLeadersTable,
} from './tables/crews.ts'
import type { DiscordAccountsTable, DiscordArrivalsTable, DiscordVisitsTable } from './tables/discord.ts'
import type {
  DiscordCardsTable,
  DiscordFollowsTable,
  DiscordInteractionsTable,
  DiscordManagersTable,
  DiscordPauseTable,
} from './tables/discord-app.ts'
import type { ChatReadsTable, CommentNoticesTable, CommentsTable } from './tables/discussions.ts'
import type { FavouritesTable } from './tables/favourites.ts'
import type { FleetShipsTable, ShipsTable } from './tables/fleet.ts'
import type { FlyingDaysTable } from './tables/flying.ts'
import type { HandleProofsTable } from './tables/handles.ts'
import type { MissionPicturesTable, ReportPicturesTable } from './tables/logs.ts'
import type { MessagesTable } from './tables/messages.ts'
import type { NoticeMailsTable, NoticeSettingsTable } from './tables/notices.ts'
import type { SeatOffersTable } from './tables/offers.ts'
import type { PasskeyChallengesTable, PasskeysTable } from './tables/passkeys.ts'
import type { PicturesTable } from './tables/pictures.ts'
import type { PlayerCountsTable } from './tables/player-counts.ts'
import type {
  NoticePushesTable,
  PushSubscriptionsTable,
  QuietHoursTable,
  SecretKeysTable,
} from './tables/push.ts'
import type { RatingsTable, ReceivedRatingsTable } from './tables/ratings.ts'
import type { ReportsTable } from './tables/reports.ts'
import type {
  AppealsTable,
  AppealTokensTable,
  BansTable,
  FormerSanctionsKeyTable,
  FormerSanctionsTable,
  WarningsTable,
} from './tables/sanctions.ts'
import type { SavedSearchAlertsTable, SavedSearchesTable } from './tables/searches.ts'
import type {
  PendingSignInsTable,
  RecoveryCodesTable,
  SecurityEventsTable,
  TimeCodesTable,
} from './tables/second-factors.ts'
import type { SeriesDatesTable, SeriesTable } from './tables/series.ts'
import type { SettlementSharesTable, SettlementsTable } from './tables/settlements.ts'
import type { ApiTokensTable } from './tables/tokens.ts'
import type { WaitlistEntriesTable } from './tables/waitlists.ts'
import type { WebhookMessagesTable, WebhooksTable } from './tables/webhooks.ts'

export interface Schema {
  comments: CommentsTable
  chat_reads: ChatReadsTable
  comment_notices: CommentNoticesTable
  crew_views: CrewViewsTable
  mission_pictures: MissionPicturesTable
  report_pictures: ReportPicturesTable
  pictures: PicturesTable
  player_counts: PlayerCountsTable
  users: UsersTable
  sessions: SessionsTable
  password_resets: PasswordResetsTable
  discord_accounts: DiscordAccountsTable
  discord_visits: DiscordVisitsTable
  discord_arrivals: DiscordArrivalsTable
  discord_cards: DiscordCardsTable
  discord_follows: DiscordFollowsTable
  discord_managers: DiscordManagersTable
  discord_interactions: DiscordInteractionsTable
  discord_pause: DiscordPauseTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  audit_log: AuditTable
  crews: CrewsTable
  former_leaders: FormerLeadersTable
  crew_roles: CrewRolesTable
  crew_members: CrewMembersTable
  applications: ApplicationsTable
  seat_offers: SeatOffersTable
  absences: AbsencesTable
  messages: MessagesTable
  ratings: RatingsTable
  received_ratings: ReceivedRatingsTable
  reports: ReportsTable
  bans: BansTable
  warnings: WarningsTable
  appeals: AppealsTable
  appeal_tokens: AppealTokensTable
  former_sanctions: FormerSanctionsTable
  former_sanctions_key: FormerSanctionsKeyTable
  blocks: BlocksTable
  handle_proofs: HandleProofsTable
  favourites: FavouritesTable
  beacons: BeaconsTable
  beacon_alerts: BeaconAlertsTable
  ships: ShipsTable
  fleet_ships: FleetShipsTable
  notice_settings: NoticeSettingsTable
  notice_mails: NoticeMailsTable
  secret_keys: SecretKeysTable
  push_subscriptions: PushSubscriptionsTable
  notice_pushes: NoticePushesTable
  quiet_hours: QuietHoursTable
  email_changes: EmailChangesTable
  security_events: SecurityEventsTable
  time_codes: TimeCodesTable
  recovery_codes: RecoveryCodesTable
  pending_sign_ins: PendingSignInsTable
  calendar_feeds: CalendarFeedsTable
  api_tokens: ApiTokensTable
  saved_searches: SavedSearchesTable
  saved_search_alerts: SavedSearchAlertsTable
  waitlist_entries: WaitlistEntriesTable
  series: SeriesTable
  series_dates: SeriesDatesTable
  settlements: SettlementsTable
  settlement_shares: SettlementSharesTable
  webhooks: WebhooksTable
  flying_days: FlyingDaysTable
  webhook_messages: WebhookMessagesTable
}
