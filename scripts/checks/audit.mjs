// Fails if a package that runs in production has a known hole of high or critical severity.
import { spawnSync } from 'node:child_process'
import { fromRoot } from '../root.mjs'
import { judgeAudit } from './audit-report.mjs'

const maxWaitMs = 60_000

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  cwd: fromRoot(),
  encoding: 'utf8',
  timeout: maxWaitMs,
  shell: process.platform === 'win32',
})
const { ok, line } = judgeAudit(stdout ?? '')
console.log(line)
process.exitCode = ok ? 0 : 1
