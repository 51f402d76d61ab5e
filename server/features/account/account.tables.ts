/** What an export holds: for each table that names a player, the rows that belong to them. */
import type { Schema } from '#server/db/schema.ts'

export interface ExportedTable {
  /** The name of the list in the file. */
  readonly name: string
  readonly table: keyof Schema
  /** The column that names the player. */
  readonly owner: string
  /** Unique among the rows of one player; the rows are read in its order. */
  readonly cursor: string
  /** Columns that are not exported: secrets, columns derived from others, and data that would expose other players. */
  readonly withheld?: readonly string[]
  /** The number of rows that are read at a time, for tables with large rows. */
  readonly batch?: number
}

const tokens = ['token_hash']
const derivedFromPost = ['search_text', 'facets']
const derivedFromFilters = [
  'wanted',
  'unwanted',
  'languages',
  'seats',
  'patterns',
  'ship_id',
  'max_crew_size',
  'start_window',
  'window_zone',
  'clock_zone',
  'hours_apart',
  'upcoming',
  'fits_hours',
]

export const exportedTables: readonly ExportedTable[] = [
  {
    name: 'account',
    table: 'users',
    owner: 'id',
    cursor: 'id',
    withheld: ['password_hash', 'deleted_at', 'names_text'],
  },
  { name: 'picture', table: 'pictures', owner: 'user_id', cursor: 'user_id' },
  { name: 'counts', table: 'player_counts', owner: 'user_id', cursor: 'user_id' },
  { name: 'noticeSettings', table: 'notice_settings', owner: 'user_id', cursor: 'kind' },
  { name: 'sessions', table: 'sessions', owner: 'user_id', cursor: 'id', withheld: tokens },
  { name: 'discordAccount', table: 'discord_accounts', owner: 'user_id', cursor: 'user_id' },
  { name: 'passkeys', table: 'passkeys', owner: 'user_id', cursor: 'id' },
  {
    name: 'passkeyChallenges',
    table: 'passkey_challenges',
    owner: 'user_id',
    cursor: 'user_id',
    withheld: tokens,
  },
  { name: 'passwordResets', table: 'password_resets', owner: 'user_id', cursor: 'user_id', withheld: tokens },
  { name: 'emailChanges', table: 'email_changes', owner: 'user_id', cursor: 'user_id', withheld: tokens },
  { name: 'securityEvents', table: 'security_events', owner: 'user_id', cursor: 'id' },
  {
    name: 'timeCodes',
    table: 'time_codes',
    owner: 'user_id',
    cursor: 'user_id',
    withheld: ['secret', 'last_step'],
  },
  { name: 'recoveryCodes', table: 'recovery_codes', owner: 'user_id', cursor: 'id', withheld: ['code_hash'] },
  { name: 'pendingSignIns', table: 'pending_sign_ins', owner: 'user_id', cursor: 'id', withheld: tokens },
  { name: 'calendarFeed', table: 'calendar_feeds', owner: 'user_id', cursor: 'user_id', withheld: tokens },
  { name: 'apiTokens', table: 'api_tokens', owner: 'user_id', cursor: 'id', withheld: tokens },
  { name: 'discordFollows', table: 'discord_follows', owner: 'user_id', cursor: 'id' },
  { name: 'discordServers', table: 'discord_managers', owner: 'user_id', cursor: 'guild_id' },
  { name: 'webhooks', table: 'webhooks', owner: 'user_id', cursor: 'id', withheld: ['address', 'channel'] },
  {
    name: 'handleProof',
    table: 'handle_proofs',
    owner: 'user_id',
    cursor: 'id',
    withheld: ['decided_by'],
  },
  { name: 'ships', table: 'fleet_ships', owner: 'user_id', cursor: 'id' },
  { name: 'crewsLed', table: 'crews', owner: 'author_id', cursor: 'id', withheld: derivedFromPost },
  { name: 'rolesOfCrewsLed', table: 'crew_roles', owner: 'author_id', cursor: 'id' },
  { name: 'series', table: 'series', owner: 'leader_id', cursor: 'id' },
  { name: 'crewsHandedOver', table: 'former_leaders', owner: 'user_id', cursor: 'id' },
  { name: 'crewsJoined', table: 'crew_members', owner: 'user_id', cursor: 'crew_id' },
  {
    name: 'absences',
    table: 'absences',
    owner: 'user_id',
    cursor: 'id',
    withheld: ['decided_by'],
  },
  { name: 'settlementsSent', table: 'settlements', owner: 'sent_by', cursor: 'crew_id' },
  { name: 'settlementShares', table: 'settlement_shares', owner: 'user_id', cursor: 'crew_id' },
  { name: 'applications', table: 'applications', owner: 'user_id', cursor: 'id' },
  { name: 'seatOffers', table: 'seat_offers', owner: 'user_id', cursor: 'id' },
  { name: 'waitlistEntries', table: 'waitlist_entries', owner: 'user_id', cursor: 'id' },
  { name: 'comments', table: 'comments', owner: 'author_id', cursor: 'id' },
  {
    name: 'missionPictures',
    table: 'mission_pictures',
    owner: 'author_id',
    cursor: 'id',
    // Derived from the large one.
    withheld: ['small_data'],
    batch: 4,
  },
  { name: 'chatReads', table: 'chat_reads', owner: 'user_id', cursor: 'crew_id' },
  { name: 'commentNotices', table: 'comment_notices', owner: 'user_id', cursor: 'crew_id' },
  { name: 'ratingsGiven', table: 'ratings', owner: 'rater_id', cursor: 'id' },
  { name: 'ratingsReceived', table: 'received_ratings', owner: 'user_id', cursor: 'rating_id' },
  {
    name: 'messagesReceived',
    table: 'messages',
    owner: 'receiver_id',
    cursor: 'id',
    withheld: ['deleted_by_sender'],
  },
  {
    name: 'messagesSent',
    table: 'messages',
    owner: 'sender_id',
    cursor: 'id',
    withheld: ['read_at', 'deleted_by_receiver'],
  },
  { name: 'quietHours', table: 'quiet_hours', owner: 'user_id', cursor: 'user_id' },
  {
    name: 'pushDevices',
    table: 'push_subscriptions',
    owner: 'user_id',
    cursor: 'id',
    // Anyone who has these can send to the device.
    withheld: ['endpoint', 'p256dh', 'auth'],
  },
  { name: 'pushesWaiting', table: 'notice_pushes', owner: 'user_id', cursor: 'id' },
  { name: 'mailsWaiting', table: 'notice_mails', owner: 'user_id', cursor: 'id' },
  { name: 'beaconAlerts', table: 'beacon_alerts', owner: 'user_id', cursor: 'crew_id' },
  { name: 'beacon', table: 'beacons', owner: 'user_id', cursor: 'user_id' },
  { name: 'favourites', table: 'favourites', owner: 'user_id', cursor: 'favourite_id' },
  {
    name: 'savedSearches',
    table: 'saved_searches',
    owner: 'user_id',
    cursor: 'id',
    withheld: derivedFromFilters,
  },
  { name: 'playersBlocked', table: 'blocks', owner: 'blocker_id', cursor: 'blocked_id' },
  {
    name: 'reportsMade',
    table: 'reports',
    owner: 'reporter_id',
    cursor: 'id',
    // Anyone can report, so reporters must not see what the reported player wrote to the leader, or what was done about
    // it.
    withheld: ['snapshot', 'search_text', 'decided_by', 'decision_note', 'action'],
  },
  {
    name: 'reportsReceived',
    table: 'reports',
    owner: 'reported_id',
    cursor: 'id',
    // Only moderators know who reported a player. The text could reveal it, and between two players so could the crew,
    // the subject and the time.
    withheld: [
      'reporter_id',
      'reason',
      'description',
      'crew_id',
      'comment_id',
      'subject',
      'picture_id',
      'created_at',
      'snapshot',
      'search_text',
      'decided_by',
      'decision_note',
    ],
  },
  // Which moderator decided is not exported, and the report could reveal who made it.
  {
    name: 'bans',
    table: 'bans',
    owner: 'user_id',
    cursor: 'id',
    withheld: ['banned_by', 'lifted_by', 'report_id'],
  },
  { name: 'appeals', table: 'appeals', owner: 'user_id', cursor: 'id', withheld: ['decided_by'] },
  { name: 'appealTokens', table: 'appeal_tokens', owner: 'user_id', cursor: 'expires_at', withheld: tokens },
  {
    name: 'warnings',
    table: 'warnings',
    owner: 'user_id',
    cursor: 'id',
    withheld: ['warned_by', 'report_id'],
  },
  {
    name: 'reportsDecided',
    table: 'reports',
    owner: 'decided_by',
    cursor: 'id',
    // What others wrote is not about the moderator.
    withheld: ['reporter_id', 'reported_id', 'reason', 'description', 'snapshot', 'search_text'],
  },
  { name: 'activity', table: 'audit_log', owner: 'actor_id', cursor: 'id' },
  {
    name: 'activityAbout',
    table: 'audit_log',
    owner: 'subject_id',
    cursor: 'id',
    // Another player's address, and which moderator decided.
    withheld: ['actor_id', 'ip', 'detail'],
  },
]

/**
 * Columns that name a player and are not exported to them. No response reveals who has blocked or favours a player;
 * what moderators did is in the moderators' own activity.
 */
export const notExported = [
  'blocks.blocked_id',
  'favourites.favourite_id',
  'bans.banned_by',
  'bans.lifted_by',
  'warnings.warned_by',
  'appeals.decided_by',
  'handle_proofs.decided_by',
  'absences.decided_by',
]

/** Rows that are kept after an account is deleted, with the row of a former player in place of the player. */
export const keptForFormerPlayers = [
  'crews.author_id',
  'crew_members.user_id',
  'former_leaders.user_id',
  'settlement_shares.user_id',
]
