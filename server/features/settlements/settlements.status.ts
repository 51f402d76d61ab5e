import type { ShareStatus } from '#contract/settlements/fields.ts'

/**
 * The answers that a player can give. A player who has confirmed by mistake can still say what is missing; a corrected
 * share is open again.
 */
const answers: Readonly<Record<ShareStatus, readonly ShareStatus[]>> = {
  open: ['received', 'disputed'],
  received: ['disputed'],
  disputed: ['received', 'disputed'],
}

export const canBecome = (from: ShareStatus, to: ShareStatus): boolean => answers[from].includes(to)
