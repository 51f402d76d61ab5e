import type { ReactNode } from 'react'
import type { Message } from '#contract/messages/messages.ts'

/** How the page shows times and the texts of players. */
export interface InboxFormats {
  /** "5 minutes ago" */
  readonly formatAge: (moment: string) => string
  /** "14.11.2026, 20:30" */
  readonly formatMoment: (moment: string) => string
  readonly renderText: (message: Message) => ReactNode
}
