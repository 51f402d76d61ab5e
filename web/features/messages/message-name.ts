import type { Message } from '#contract/messages/messages.ts'

/** Who is at the other end: a player, the site, or a former member. */
export const nameOf = ({ partner, senderDisplayName }: Message): string =>
  partner?.displayName ?? senderDisplayName
