// What the answer of `npm audit --json` means for a release: known holes of high or critical severity fail.

/**
 * @typedef {{ severity: string }} Vulnerability
 * @typedef {{ vulnerabilities?: Record<string, Vulnerability>, message?: string }} AuditReport
 */

const failing = ['high', 'critical']

/** @type {(output: string) => AuditReport} */
const parse = (output) => {
  try {
    return JSON.parse(output)
  } catch {
    return {}
  }
}

/** @type {(output: string) => { ok: boolean, line: string }} */
export const judgeAudit = (output) => {
  const { vulnerabilities, message = 'no answer' } = parse(output)
  if (!vulnerabilities) return { ok: true, line: `Not audited: the registry gave no report (${message})` }
  const holes = Object.entries(vulnerabilities).filter(([, { severity }]) => failing.includes(severity))
  if (holes.length === 0)
    return { ok: true, line: 'No package has a known hole of high or critical severity' }
  const names = holes.map(([name, { severity }]) => `${name} (${severity})`)
  return { ok: false, line: `Known holes, see npm audit --omit=dev: ${names.join(', ')}` }
}
