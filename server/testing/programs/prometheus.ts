/** Debian's Prometheus, with the configuration of docs/monitoring. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from './free-port.ts'
import { endProcess } from './started-server.ts'

export const monitoringFile = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/monitoring/${name}`, import.meta.url))

const folderOfPrograms = process.env.TEST_PROMETHEUS_BIN
/** Tests that need it are skipped on a machine without it. */
export const hasPrometheus = Boolean(folderOfPrograms)

const pathOf = (program: string): string => {
  if (!folderOfPrograms) throw new Error('Prometheus was not found')
  return join(folderOfPrograms, program)
}

/** Returns what it complains about, if anything. */
export const checkWithPromtool = (args: readonly string[], input = ''): string => {
  const { status, stdout, stderr } = spawnSync(pathOf('promtool'), args, {
    input,
    encoding: 'utf8',
  })
  return status === 0 ? stderr : `${stdout}${stderr}` || `promtool ended with ${status}`
}

interface Answer {
  readonly status: string
  readonly data: { readonly result: readonly { readonly value: readonly [number, string] }[] }
}

/** Scrapes the server at this port. */
export const startPrometheus = async (target: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'crewbeacon-prometheus-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const settings = (await readFile(monitoringFile('prometheus.yml'), 'utf8'))
    .replace(/targets: .*/, `targets: ["127.0.0.1:${target}"]`)
    .replaceAll('15s', '1s')
    .replace('alerts.yml', monitoringFile('alerts.yml'))
  await writeFile(join(folder, 'prometheus.yml'), settings)
  const child = spawn(
    pathOf('prometheus'),
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${new URL(url).host}`,
    ],
    { stdio: 'ignore' },
  )
  const get = async <T>(path: string): Promise<T> => (await fetch(`${url}${path}`)).json() as Promise<T>
  const query = (expression: string) => get<Answer>(`/api/v1/query?query=${encodeURIComponent(expression)}`)
  const stop = async () => {
    await endProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await eventually(async () => {
      const { data } = await query('up == 1')
      if (data.result.length === 0) throw new Error('nothing was scraped yet')
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { get, query, stop }
}
