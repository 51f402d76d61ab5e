// Three Postgres under Patroni, one of them a synchronous standby, behind HAProxy and PgBouncer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/testing/free-port.mjs'
import { findPostgres } from '../../scripts/testing/machine.mjs'
import { programPath } from './packages.mjs'
import { sendSignal } from './programs.mjs'
import { etcdFlags, haproxySettings, patroniSettings, pgbouncerSettings } from './settings.mjs'
import { until } from './until.mjs'

/**
 * @typedef {import('./settings.mjs').Member} Member
 * @typedef {Awaited<ReturnType<typeof startDatabase>>} Database
 */

/** @type {(url: string, options?: RequestInit) => Promise<boolean>} */
const isOk = async (url, options) => {
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(1_000) })
  await answer.arrayBuffer()
  return answer.ok
}

/** @type {<T>(items: readonly T[], isMeant: (item: T) => Promise<boolean>) => Promise<T[]>} */
const filterBy = async (items, isMeant) => {
  const answers = await Promise.all(items.map((item) => isMeant(item).catch(() => false)))
  return items.filter((_, index) => answers[index])
}

/** @param {import('./programs.mjs').Programs} programs */
export const startDatabase = async (programs) => {
  const { folder, start, writeFile } = programs
  const bin = findPostgres()
  if (!bin) throw new Error('Postgres was not found')
  const ports = {
    etcd: await freePort(),
    etcdPeers: await freePort(),
    primary: await freePort(),
    pgbouncer: await freePort(),
  }
  /** @type {Member[]} */
  const members = []
  for (const name of ['m1', 'm2', 'm3']) members.push({ name, port: await freePort(), api: await freePort() })

  const startEtcd = () => start('etcd', [programPath('etcd'), ...etcdFlags(ports, folder)])
  const untilEtcd = () => until('etcd', () => isOk(`http://127.0.0.1:${ports.etcd}/health`))
  let etcd = startEtcd()
  await untilEtcd()

  const createSite = writeFile(
    'create-site.sh',
    `#!/bin/sh\n${bin}/psql "$1" -c "create role app login" -c "create database app owner app" -c "create database updated owner app"\n`,
    0o700,
  )
  /** @type {Map<string, import('./programs.mjs').Program>} */
  const patronis = new Map()
  const startMember = (/** @type {Member} */ member) => {
    const device = writeFile(`${member.name}.watchdog`, '')
    const settings = patroniSettings(member, ports, { folder, bin, createSite, device })
    const file = writeFile(`${member.name}.yml`, settings)
    patronis.set(member.name, start(member.name, [programPath('patroni'), file]))
  }
  for (const member of members) startMember(member)
  start('haproxy', [
    programPath('haproxy'),
    '-db',
    '-f',
    writeFile('haproxy.cfg', haproxySettings(members, ports)),
  ])
  const users = writeFile('users.txt', '"app" ""\n')
  const pgbouncerFile = writeFile('pgbouncer.ini', pgbouncerSettings(ports, users))
  const startPgBouncer = () => start('pgbouncer', [programPath('pgbouncer'), pgbouncerFile])
  let pgbouncer = startPgBouncer()

  const membersAt = (/** @type {string} */ path) =>
    filterBy(members, ({ api }) => isOk(`http://127.0.0.1:${api}${path}`))
  const primary = async () => (await membersAt('/primary'))[0]
  const standby = async () => (await membersAt('/sync'))[0]

  /** A primary, a synchronous standby, and a second replica that follows. */
  const untilWhole = () =>
    until(
      'three members with a synchronous standby',
      async () =>
        (await membersAt('/primary')).length === 1 &&
        (await membersAt('/replica')).length === 2 &&
        (await membersAt('/sync')).length === 1,
      120,
    )

  /** @type {(member: Member) => { patroni: import('./programs.mjs').Program, postmaster: number }} */
  const processesOf = ({ name }) => {
    const patroni = patronis.get(name)
    if (!patroni) throw new Error(`${name} was never started`)
    const [pid] = readFileSync(join(folder, 'data', name, 'postmaster.pid'), 'utf8').split('\n')
    return { patroni, postmaster: Number(pid) }
  }
  const backendsOf = (/** @type {number} */ pid) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

  const directUrl = (name = 'app') => `postgres://app@127.0.0.1:${ports.primary}/${name}`
  const pooledUrl = (name = 'app') => `postgres://app@127.0.0.1:${ports.pgbouncer}/${name}`

  /** One statement on the primary, tried again while there is none. */
  const query = (/** @type {string} */ text, /** @type {unknown[]} */ values = [], url = directUrl()) =>
    until('an answer of the primary', async () => {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 3_000,
        query_timeout: 20_000,
      })
      client.on('error', () => undefined)
      await client.connect()
      return client.query(text, values.length > 0 ? values : undefined).finally(() => client.end())
    })

  await untilWhole()
  await query('select', [], pooledUrl())

  return {
    directUrl,
    pooledUrl,
    query,
    primary,
    standby,
    untilWhole,
    startMember,
    killMember: async (/** @type {Member} */ member) => {
      const { patroni, postmaster } = processesOf(member)
      // First, so that it starts nothing again.
      patroni.kill('SIGKILL')
      for (const pid of [postmaster, ...backendsOf(postmaster)]) sendSignal(pid, 'SIGKILL')
      await patroni.ended
    },
    /** Its connections stay open, but nothing answers any more. */
    freezeMember: (/** @type {Member} */ member) => {
      const { patroni, postmaster } = processesOf(member)
      patroni.kill('SIGSTOP')
      sendSignal(postmaster, 'SIGSTOP')
      for (const pid of backendsOf(postmaster)) sendSignal(pid, 'SIGSTOP')
    },
    killEtcd: async () => {
      etcd.kill('SIGKILL')
      await etcd.ended
    },
    startEtcd: async () => {
      etcd = startEtcd()
      await untilEtcd()
    },
    switchOver: async (/** @type {Member} */ from, /** @type {Member} */ to) => {
      const body = JSON.stringify({ leader: from.name, candidate: to.name })
      const answer = await fetch(`http://127.0.0.1:${from.api}/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`switchover: ${await answer.text()}`)
    },
    restartPgBouncer: async () => {
      pgbouncer.kill('SIGTERM')
      await pgbouncer.ended
      pgbouncer = startPgBouncer()
    },
  }
}
