// Lets one thing happen under load, and says what players noticed.

/** @typedef {import('./load.mjs').Finding} Finding */

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} writes acknowledged meanwhile
 * @property {number} lost acknowledged, but not in the database
 * @property {number} gap seconds without an acknowledged write
 * @property {string[]} refusedWrites the answers to those that failed
 * @property {string[]} refusedReads
 * @property {string[]} wrong answers, and programs that ended otherwise than they should
 * @property {number} twice mails
 * @property {string} streams that receive events again
 * @property {boolean} areStreamsBack all of them
 * @property {boolean} refusesNothing whether no request may be refused
 * @property {number} maxGap
 * @property {number} start
 * @property {number} end
 */

/** @param {number[]} times ascending */
const longestGap = (times) =>
  times.reduce((longest, at, index) => Math.max(longest, at - (times[index - 1] ?? at)), 0)

const countTwice = (/** @type {import('./site.mjs').Site} */ { mailCounts }) =>
  [...mailCounts.values()].filter((count) => count > 1).length

/** @type {(scene: import('./faults.mjs').Scene, databaseUrl?: string) => Promise<number>} */
const countLost = async ({ database, load }, databaseUrl) => {
  const writes = [...load.writes]
  const ids = writes.map(({ id }) => id)
  const { rows } = await database.query('select id, title from crews where id = any($1)', [ids], databaseUrl)
  const stored = new Map(rows.map(({ id, title }) => [id, title]))
  return writes.filter(({ id, title }) => stored.get(id) !== title).length
}

/**
 * @param {string} name
 * @param {(scene: import('./faults.mjs').Scene) => Promise<import('./faults.mjs').Heal>} happen
 * @param {import('./faults.mjs').Scene} scene
 * @param {{ databaseUrl: string, refusesNothing: boolean, isLast: boolean, maxGap: number }} options `isLast`: no one needs
 *   the cluster whole again
 * @returns {Promise<Outcome>}
 */
export const play = async (name, happen, scene, { databaseUrl, refusesNothing, isLast, maxGap }) => {
  const { database, site, load } = scene
  await database.untilWhole()
  await load.untilWritten()
  const start = Date.now()
  const twiceBefore = countTwice(site)
  const heal = await happen(scene)
  await load.untilWritten()
  if (!isLast) {
    await heal()
    await database.untilWhole()
  }
  const streamsBack = await load.countStreams()
  const end = Date.now()
  const times = load.writes.map(({ at }) => at)
  const before = times.filter((at) => at < start).at(-1) ?? start
  const during = times.filter((at) => at >= start && at <= end)
  const meanwhile = (/** @type {Finding[]} */ findings) =>
    findings.filter(({ at }) => at >= start && at <= end).map(({ what }) => what)
  return {
    name,
    writes: during.length,
    lost: await countLost(scene, databaseUrl),
    gap: longestGap([before, ...during, end]) / 1000,
    refusedWrites: meanwhile(load.refusedWrites),
    refusedReads: meanwhile(load.refusedReads),
    refusesNothing,
    wrong: meanwhile([...site.crashes(), ...load.wrong]),
    twice: countTwice(site) - twiceBefore,
    streams: `${streamsBack} of ${load.streams}`,
    areStreamsBack: streamsBack === load.streams,
    maxGap,
    start,
    end,
  }
}

/** @param {Outcome} outcome */
export const isGood = (outcome) =>
  outcome.lost === 0 &&
  outcome.gap <= outcome.maxGap &&
  outcome.wrong.length === 0 &&
  outcome.twice === 0 &&
  outcome.areStreamsBack &&
  !(outcome.refusesNothing && outcome.refusedWrites.length + outcome.refusedReads.length > 0)

/**
 * What players noticed while nothing happened: before the first of these outcomes, between them, and after the last.
 * @type {(scene: import('./faults.mjs').Scene, outcomes: readonly Outcome[], options: { refusesNothing: boolean }) => string[]}
 */
export const findBetween = ({ site, load }, outcomes, { refusesNothing }) => {
  const between = (/** @type {Finding[]} */ findings) =>
    findings
      .filter(({ at }) => outcomes.every(({ start, end }) => at < start || at > end))
      .map(({ what }) => what)
  const refused = refusesNothing ? between([...load.refusedWrites, ...load.refusedReads]) : []
  return [...between([...site.crashes(), ...load.wrong]), ...refused.map((answer) => `refused: ${answer}`)]
}
