// Lighthouse weighs 80 MB, and few who clone the repository need it: it is installed when it is asked for.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const version = '13.5.0'

/**
 * What we read of its result.
 *
 * @typedef {{
 *   title: string
 *   score: number | null
 *   numericValue?: number
 *   details?: { items?: { resourceType?: string, transferSize?: number }[] }
 * }} Audit
 * @typedef {{ id: string, score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{
 *   lhr: {
 *     audits: Record<string, Audit>
 *     categories: Record<string, Category>
 *     environment: { benchmarkIndex: number }
 *   }
 * }} Result
 * @typedef {{ port: number, logLevel: 'error', throttling: { cpuSlowdownMultiplier: number } }} Options
 */

/** @returns {Promise<(url: string, options: Options) => Promise<Result | undefined>>} */
export const loadLighthouse = async () => {
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const folder = join(caches, 'crewbeacon', `lighthouse-${version}`)
  const main = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(main)) {
    console.log(`Installing Lighthouse ${version} in ${folder}…`)
    mkdirSync(folder, { recursive: true })
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${version}`],
      { stdio: 'inherit' },
    )
    if (status !== 0) throw new Error('Lighthouse could not be installed')
  }
  return (await import(pathToFileURL(main).href)).default
}
