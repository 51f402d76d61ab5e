import type { ReactNode } from 'react'
import type { Message } from '#contract/messages/messages.ts'

/** How the page shows times and the texts of players. */
export interface InboxFormats {
  /** "5 minutes ago" */
  readonly formatAge: (moment: string) => string
  /** "14.11.2026, 20:30" */
  readonly formatMoment: (moment: string) => string
  readonly renderText: (message: Message) => ReactNode
  /** What an invitation offers, with the answer to it. */
  readonly renderOffer: (message: Message, offer: NonNullable<Message['offer']>) => ReactNode
}

/** The button that reports the conversation with this player. */
export type RenderReport = (player: {
  readonly id: number
  readonly displayName: string
  readonly canReport: boolean
}) => ReactNode

/** Who is at the other end: a player, or a former member. */
export const nameOf = ({ partner, senderDisplayName }: Message): string =>
  partner?.displayName ?? senderDisplayName
