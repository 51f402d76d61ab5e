// What happens to the cluster, by name. Each begins with a whole cluster under load, and returns how it becomes whole again.
import { setTimeout as wait } from 'node:timers/promises'
import { until } from './until.mjs'

/**
 * @typedef {object} Scene
 * @property {import('./database.mjs').Database} database
 * @property {import('./site.mjs').Site} site
 * @property {import('./load.mjs').Load} load
 *
 * @typedef {() => void | Promise<void>} Heal
 */

/** @template T @param {T | undefined} value */
const present = (value) => {
  if (value === undefined) throw new Error('The cluster is not whole')
  return value
}

const untilReplaced = async (
  /** @type {Scene['database']} */ database,
  /** @type {import('./settings.mjs').Member} */ before,
) => {
  await until('a new primary', async () => {
    const primary = await database.primary()
    return primary !== undefined && primary.name !== before.name
  })
}

const nothing = () => undefined

/** @type {Record<string, (scene: Scene) => Promise<Heal>>} */
export const faults = {
  'the primary is killed': async ({ database, load }) => {
    const member = present(await database.primary())
    await database.killMember(member)
    await untilReplaced(database, member)
    await load.untilWritten()
    return () => database.startMember(member)
  },
  'the primary is cut off': async ({ database, load }) => {
    const member = present(await database.primary())
    database.freezeMember(member)
    await untilReplaced(database, member)
    await load.untilWritten()
    // As Patroni's watchdog does to a machine that stood still: a primary that goes on as if nothing had happened can take the
    // lock back from the new one.
    return async () => {
      await database.killMember(member)
      database.startMember(member)
    }
  },
  'the synchronous standby is killed': async ({ database, load }) => {
    const member = present(await database.standby())
    await database.killMember(member)
    await wait(2_000)
    await load.untilWritten()
    return () => database.startMember(member)
  },
  'etcd is killed': async ({ database, load }) => {
    const member = present(await database.primary())
    await database.killEtcd()
    // Longer than the lock of the primary lasts without etcd.
    await wait(10_000)
    await load.untilWritten()
    return async () => {
      await database.startEtcd()
      const primary = present(await database.primary())
      if (primary.name !== member.name) load.note('the primary changed although nothing was wrong with it')
    }
  },
  'a node is killed': async ({ site, load }) => {
    site.killNode(0)
    await wait(2_000)
    await load.untilWritten()
    return () => site.startNode(0)
  },
  'a restart of each node': async ({ site, load }) => {
    for (const index of [0, 1]) {
      await site.stopNode(index)
      await site.startNode(index)
      await load.untilWritten()
    }
    return nothing
  },
  'PgBouncer is restarted': async ({ database }) => {
    await database.restartPgBouncer()
    return nothing
  },
  'a planned switchover': async ({ database }) => {
    const member = present(await database.primary())
    await database.switchOver(member, present(await database.standby()))
    await untilReplaced(database, member)
    return nothing
  },
}
