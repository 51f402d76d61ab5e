const firstMs = 1000
const longestMs = 60_000

/**
 * How long to wait before trying again: twice as long each time, up to a minute. Half of it is left to chance,
 * so that after a restart not everybody comes back at once.
 */
export const backOffMs = (failures: number, chance: number): number => {
  const full = Math.min(longestMs, firstMs * 2 ** failures)
  return full / 2 + (full / 2) * chance
}
