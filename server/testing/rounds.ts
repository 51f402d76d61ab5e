/** How often races and random cases are played: an eighth of it by `npm test`, all of it otherwise. */
const isDaily = process.env.TEST_RUN === 'daily'

/** How many cases or rounds. */
export const runs = (count: number): number => (isDaily ? Math.ceil(count / 8) : count)

/** For races: the number of each round. */
export const rounds = (count: number): number[] => Array.from({ length: runs(count) }, (_, i) => i)
