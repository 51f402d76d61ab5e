/** How many notices the bell groups, and how many groups one page has, without zod. */
export const noticeLimits = { grouped: 1000, page: 20 } as const
