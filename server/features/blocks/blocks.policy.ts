export type ContactRefusal = 'not_found' | 'not_accepting' | 'blocked_by_you'

interface Contact {
  readonly viewerId: number
  readonly receiverId: number
  /** Which of the two have blocked the other. */
  readonly blockers: readonly number[]
  /** Whether the receiver accepts messages and applications at all. */
  readonly isAccepting: boolean
}

/**
 * Why the viewer cannot write to the receiver, if they cannot. A blocked player gets the same answer as everyone who
 * writes to a player who accepts nothing, so that no answer reveals a block.
 */
export const whyNotContact = ({
  viewerId,
  receiverId,
  blockers,
  isAccepting,
}: Contact): ContactRefusal | undefined => {
  if (blockers.includes(receiverId) || !isAccepting) return 'not_accepting'
  return blockers.includes(viewerId) ? 'blocked_by_you' : undefined
}
