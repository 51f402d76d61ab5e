/** The game's servers. */
export const regions = ['eu', 'us', 'asia', 'au'] as const
export type Region = (typeof regions)[number]
