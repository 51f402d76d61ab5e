const shortestMs = 15_000

/** The longer Discord fails, the longer the pauses. */
export const retryPauseMs = (failedMs: number, longestMs: number): number =>
  Math.min(Math.max(failedMs / 2, shortestMs), longestMs)
