/** `now`: the current minute. A beacon that was lit during it has begun. */
export const isAhead = (start: Date, now: Date): boolean => start.getTime() - now.getTime() >= 60_000
