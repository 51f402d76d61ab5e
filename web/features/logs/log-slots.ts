import type { ReactNode } from 'react'
import type { LogPicture } from '#contract/logs/logs.ts'

/** What the page adds to each picture from other features. */
export interface LogSlots {
  /** Reports the picture, or removes it as a moderator. */
  readonly othersActions: (picture: LogPicture) => ReactNode
}
