/** How an appeal against a ban stands, which the error of a banned player says too. */
export const appealStatuses = ['pending', 'granted', 'denied'] as const
export type AppealStatus = (typeof appealStatuses)[number]
