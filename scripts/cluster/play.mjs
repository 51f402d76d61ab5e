// Lets one thing happen under load, and says what players noticed.

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} writes acknowledged meanwhile
 * @property {number} lost acknowledged, but not in the database
 * @property {number} gap seconds without an acknowledged write
 * @property {string[]} refused the answers to writes that failed
 * @property {string[]} wrong
 * @property {number} twice mails
 * @property {string} streams that receive events again
 * @property {boolean} areStreamsBack all of them
 * @property {boolean} refusesNothing whether none of the writes may be refused
 * @property {number} maxGap
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
 * @param {{ databaseUrl: string, refusesNothing: boolean, isLast: boolean, maxGap: number }} options `isLast`: nobody needs
 *   the cluster whole again
 * @returns {Promise<Outcome>}
 */
export const play = async (name, happen, scene, { databaseUrl, refusesNothing, isLast, maxGap }) => {
  const { database, site, load } = scene
  await database.untilWhole()
  await load.untilWritten()
  const start = Date.now()
  const crashesBefore = site.crashes.length
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
  const since = (/** @type {import('./load.mjs').Finding[]} */ findings) =>
    findings.filter(({ at }) => at >= start)
  const refused = since(load.refusedWrites).map(({ what }) => what)
  return {
    name,
    writes: during.length,
    lost: await countLost(scene, databaseUrl),
    gap: longestGap([before, ...during, end]) / 1000,
    refused,
    refusesNothing,
    wrong: [...site.crashes.slice(crashesBefore), ...since(load.wrong).map(({ what }) => what)],
    twice: countTwice(site) - twiceBefore,
    streams: `${streamsBack} of ${load.streams}`,
    areStreamsBack: streamsBack === load.streams,
    maxGap,
  }
}

/** @param {Outcome} outcome */
export const isGood = ({ lost, gap, maxGap, wrong, twice, areStreamsBack, refusesNothing, refused }) =>
  lost === 0 &&
  gap <= maxGap &&
  wrong.length === 0 &&
  twice === 0 &&
  areStreamsBack &&
  !(refusesNothing && refused.length > 0)
