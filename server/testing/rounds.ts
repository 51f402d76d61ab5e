/** How often races and random histories are played: a quarter of it by `npm test`, all of it by `npm test -- all`. */
const isWhole = process.env.TEST_ROUNDS === 'all'

/** For properties: how many cases. */
export const runs = (count: number): number => (isWhole ? count : Math.ceil(count / 4))

/** For races: the number of each round. */
export const rounds = (count: number): number[] => Array.from({ length: runs(count) }, (_, i) => i)
