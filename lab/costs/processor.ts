/** The processor time that a node and Postgres have taken, as Linux counts it. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** In milliseconds. */
export interface Time {
  readonly node: number
  readonly postgres: number
}

const tickMs = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** What the system says of a process after its name, which can hold anything: see proc(5). */
const fieldsOf = (pid: number | string): number[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat
    .slice(stat.lastIndexOf(')') + 4)
    .split(' ')
    .map(Number)
}

const parentOf = (fields: readonly number[]) => fields[0]
const ownMs = (fields: readonly number[]) => ((fields[10] ?? 0) + (fields[11] ?? 0)) * tickMs
const endedChildrenMs = (fields: readonly number[]) => ((fields[12] ?? 0) + (fields[13] ?? 0)) * tickMs

const isProcess = (name: string) => /^\d+$/.test(name)

/** Undefined if it has ended meanwhile. */
const fieldsIfThere = (pid: string): number[] | undefined => {
  try {
    return fieldsOf(pid)
  } catch {
    return undefined
  }
}

/** The first process of Postgres, the parent of all others. */
const findPostmaster = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('show data_directory')
  await client.end()
  return Number(readFileSync(join(rows[0].data_directory, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Returns what reads the time that both have taken since they began. */
export const readTimes = async (nodePid: number, databaseUrl: string): Promise<() => Time> => {
  const postmaster = await findPostmaster(databaseUrl)
  return () => {
    const first = fieldsOf(postmaster)
    const children = readdirSync('/proc')
      .filter(isProcess)
      .flatMap((pid) => [fieldsIfThere(pid) ?? []])
      .filter((fields) => parentOf(fields) === postmaster)
    const postgres = children.reduce(
      (sum, fields) => sum + ownMs(fields),
      ownMs(first) + endedChildrenMs(first),
    )
    return { node: ownMs(fieldsOf(nodePid)), postgres }
  }
}

const combine = (one: Time, other: Time, rule: (a: number, b: number) => number): Time => ({
  node: rule(one.node, other.node),
  postgres: rule(one.postgres, other.postgres),
})

export const plus = (one: Time, other: Time): Time => combine(one, other, (a, b) => a + b)
export const minus = (one: Time, other: Time): Time => combine(one, other, (a, b) => Math.max(0, a - b))
export const times = (factor: number, { node, postgres }: Time): Time => ({
  node: factor * node,
  postgres: factor * postgres,
})
