/** How the proof of a handle stands, apart from its endpoints: pages that only show it stay small. */
export const proofStatuses = ['open', 'verified', 'declined'] as const
export type ProofStatus = (typeof proofStatuses)[number]

/** After a refusal a player can ask again so many hours later. */
export const hoursAfterDecline = 24
