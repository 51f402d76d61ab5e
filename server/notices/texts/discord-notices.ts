/** What notices about Discord say: channels and direct messages that have ended. */
import { m } from '#texts'
import type { TextsOf } from './reader.ts'
import { type WebhookNotices, webhookTexts } from './webhook-notices.ts'

/** `removed`: the app from the server. `no_permission`: for a day. `manager`: somebody else who manages the server. */
export type FollowEnd = 'removed' | 'channel_gone' | 'no_permission' | 'manager'

export interface DiscordNotices extends WebhookNotices {
  readonly discord_follow_ended: {
    readonly reason: FollowEnd
    /** As readers know them. */
    readonly channel: string
    readonly server: string
  }
  readonly direct_messages_ended: Readonly<Record<never, never>>
}

const followEnds = {
  removed: m.discord_servers_notice_removed,
  channel_gone: m.discord_servers_notice_gone,
  no_permission: m.discord_servers_notice_shut,
  manager: m.discord_servers_notice_manager,
} as const satisfies Record<FollowEnd, unknown>

export const discordTexts: TextsOf<DiscordNotices> = {
  ...webhookTexts,
  discord_follow_ended: ({ reason, channel, server }, reader) =>
    followEnds[reason]({ channel, server }, reader),
  direct_messages_ended: m.discord_direct_notice_ended,
}
