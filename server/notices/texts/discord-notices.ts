/** What notices about Discord say: channels and direct messages that have ended. */
import { m } from '#texts'
import type { TextsOf } from './reader.ts'
import { type WebhookNotices, webhookTexts } from './webhook-notices.ts'

export interface DiscordNotices extends WebhookNotices {
  readonly direct_messages_ended: Readonly<Record<never, never>>
}

export const discordTexts: TextsOf<DiscordNotices> = {
  ...webhookTexts,
  direct_messages_ended: m.discord_direct_notice_ended,
}
