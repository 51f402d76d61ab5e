import type { Locale } from '#contract/locales/locales.ts'
import type { listConversation, Message } from '#contract/messages/messages.ts'
import type { Reply } from '#contract/wire/endpoint.ts'
import type { Context, Viewer } from '#server/context.ts'
import { isStaffRole } from '#server/features/auth/auth.policy.ts'
import { viewReputation } from '#server/features/profiles/profiles.view.ts'
import { storedText } from '#server/notices/texts/notice-texts.ts'
import { m } from '#texts'
import { noticeAbout } from './messages.about.ts'
import type { MessageRow } from './messages.sql.ts'
import type { PlayerRow } from './messages-players.sql.ts'

const siteName = 'CrewBeacon'

/** Only notices come from the site: the message of a deleted player must not look like one. */
const senderOf = ({ kind, sender_username, sender_display_name }: MessageRow, locale: Locale) => {
  if (kind === 'system') return { senderName: siteName, senderDisplayName: siteName }
  const senderName = sender_username ?? m.messages_sender_gone({}, { locale })
  return { senderName, senderDisplayName: sender_display_name ?? senderName }
}

const partnerOf = (row: MessageRow): Message['partner'] => {
  if (row.kind === 'system' || row.partner_id === null || row.partner_username === null) return null
  return {
    id: row.partner_id,
    username: row.partner_username,
    displayName: row.partner_display_name ?? row.partner_username,
    profileImage: row.partner_image,
    isStaff: isStaffRole(row.partner_role),
  }
}

const offerOf = ({ offer }: MessageRow): Message['offer'] =>
  offer && {
    id: offer.id,
    state: offer.state,
    roleName: offer.role_name,
    holdsSeat: offer.holds_seat,
    // Inside JSON the database writes times with its own offset.
    expiresAt: offer.expires_at && new Date(offer.expires_at).toISOString(),
  }

export const viewMessage = (row: MessageRow, viewer: Viewer, { locale, now }: Context): Message => {
  const isSent = row.sender_id === viewer.id
  const partner = partnerOf(row)
  return {
    id: row.id,
    kind: row.kind,
    message: storedText(row, { locale, zone: viewer.timezone, now: now() }),
    isRead: isSent || row.read_at !== null,
    isSent,
    createdAt: row.created_at.toISOString(),
    crewId: row.crew_is_deleted ? null : row.crew_id,
    crewTitle: row.crew_title,
    about: row.kind === 'system' ? noticeAbout(row) : null,
    channel: row.comment_channel,
    senderId: row.kind === 'system' ? null : row.sender_id,
    ...senderOf(row, locale),
    conversationId: partner?.id ?? null,
    partner,
    offer: offerOf(row),
  }
}

export const viewConversationPlayer = (player: PlayerRow): Reply<typeof listConversation>['player'] => ({
  id: player.id,
  username: player.username,
  displayName: player.display_name ?? player.username,
  isStaff: isStaffRole(player.user_role),
  canReport: player.can_be_reported,
  // Like on their profile, which no one sees while they are banned.
  profileImage: player.is_banned ? null : player.profile_image,
  reputation: player.is_banned
    ? viewReputation(0, 0)
    : viewReputation(player.rating_sum, player.rating_count),
})
