/** How a share stands and what limits a settlement, apart from its endpoints: pages that only show it stay small. */
export const shareStatuses = ['open', 'received', 'disputed'] as const
export type ShareStatus = (typeof shareStatuses)[number]

export const settlementLimits = {
  /** aUEC, of takings and expenses each. */
  amount: 1_000_000_000_000,
  /** What a player says is missing. */
  text: 500,
  /** How long after the completion the takings can be split and the sheet be corrected, and how long after that answered. */
  days: 30,
  /** How long a player has to disagree before moderators can be asked. */
  reportDays: 7,
} as const
