// Starts everything, lets one fault happen after the other, and reports what came of it.
import { fromRoot } from '../../scripts/root.mjs'
import { startDatabase } from './database.mjs'
import { faults } from './faults.mjs'
import { startLoad } from './load.mjs'
import { findBetween, isGood, play } from './play.mjs'
import { openPrograms } from './programs.mjs'
import { releaseBuild, releaseDump } from './release-before.mjs'
import { printFindings, printTable } from './report.mjs'
import { rollingUpdate } from './rolling-update.mjs'
import { startSite } from './site.mjs'
import { until } from './until.mjs'

/** @typedef {import('./play.mjs').Outcome} Outcome */

const update = 'a rolling update'
/** Planned work: no player should notice. */
const unnoticed = [update, 'a restart of each node']
const inSmall = 'the primary is killed'
/** Seconds without writes. */
const maxGap = 10

/**
 * A mail that was sent but not yet noted as sent would be sent again when its job expires, after two minutes. One that is missing
 * is no fault: an account counts also if the database goes away before its mail is ordered, and the player can ask for it.
 * @type {(scene: import('./faults.mjs').Scene, databaseUrl: string) => Promise<string[]>}
 */
const findMailFaults = async ({ database, site }, databaseUrl) => {
  const pending = `select from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`
  await until(
    'an empty queue',
    async () => (await database.query(pending, [], databaseUrl)).rowCount === 0,
    240,
  )
  return [...site.mailCounts].filter(([, count]) => count > 1).map(([address]) => `two mails to ${address}`)
}

/** @type {(options: { words: string, isSmall: boolean }) => Promise<boolean>} */
export const runCluster = async ({ words, isSmall }) => {
  const started = Date.now()
  const say = (/** @type {string} */ text) =>
    console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`)
  const names = [...Object.keys(faults), update].filter(
    (name) => name.includes(words) && (!isSmall || name === inSmall),
  )
  if (names.length === 0) {
    console.error(
      `Nothing has "${words}" in its name. There are: ${[...Object.keys(faults), update].join(', ')}.`,
    )
    return false
  }
  const programs = openPrograms()
  /** @type {Outcome[]} */
  const outcomes = []
  /** @type {string[]} */
  const otherFindings = []
  try {
    const database = await startDatabase(programs)
    say('three Postgres with a synchronous standby, HAProxy and PgBouncer')

    /** @type {(chosen: string[], build: string, env: Record<string, string>, databaseUrl: string) => Promise<void>} */
    const playAll = async (chosen, build, env, databaseUrl) => {
      await database.query(releaseDump(), [], databaseUrl)
      const site = await startSite(programs, build, env)
      const load = await startLoad(site.url)
      say('two nodes behind nginx, and players')
      const scene = { database, site, load }
      /** @type {Outcome[]} */
      const played = []
      for (const name of chosen) {
        const happen = name === update ? rollingUpdate : faults[name]
        if (!happen) continue
        const outcome = await play(name, happen, scene, {
          databaseUrl,
          refusesNothing: unnoticed.includes(name),
          isLast: isSmall,
          // Tests do not judge how fast the machine is.
          maxGap: isSmall ? Number.POSITIVE_INFINITY : maxGap,
        })
        played.push(outcome)
        say(`${isGood(outcome) ? '✓' : '✗'} ${name}`)
      }
      await load.stop()
      outcomes.push(...played)
      // In tests, nodes may refuse because the machine is busy.
      const between = findBetween(scene, played, { refusesNothing: !isSmall })
      otherFindings.push(...between.map((finding) => `while nothing happened: ${finding}`))
      if (!isSmall) otherFindings.push(...(await findMailFaults(scene, databaseUrl)))
      await site.close()
    }

    const today = { DATABASE_URL: database.pooledUrl(), DATABASE_DIRECT_URL: database.directUrl() }
    const ofToday = names.filter((name) => name !== update)
    if (ofToday.length > 0) await playAll(ofToday, fromRoot('dist'), today, database.directUrl())
    if (names.includes(update)) {
      const build = releaseBuild()
      if (!build)
        console.log('The release before cannot be built here: the update is one from this build to itself.')
      const url = database.directUrl('updated')
      await playAll([update], build ?? fromRoot('dist'), { DATABASE_URL: url }, url)
    }
  } catch (error) {
    console.error(error)
    programs.printLogs()
    return false
  } finally {
    await programs.close()
  }
  printTable(outcomes)
  for (const outcome of outcomes) printFindings(outcome)
  for (const line of otherFindings.slice(0, 20)) console.log(`✗ ${line.slice(0, 2_000)}`)
  return outcomes.every(isGood) && otherFindings.length === 0
}
