import { expect, test } from 'vitest'
import { judgeAudit } from './audit-report.mjs'

const reportOf = (/** @type {Record<string, string>} */ severities) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  })

test.each([
  ['packages without holes', reportOf({}), true, 'No package'],
  ['holes that can wait', reportOf({ qs: 'moderate' }), true, 'No package'],
  ['a high one', reportOf({ qs: 'moderate', sharp: 'high' }), false, 'sharp (high)'],
  ['a critical one', reportOf({ pg: 'critical' }), false, 'pg (critical)'],
  [
    'a registry without audits',
    '{"message":"405 Method Not Allowed"}',
    true,
    'Not audited: the registry gave no report (405',
  ],
  ['no answer', '', true, 'Not audited'],
])('%s', (_, output, ok, text) => {
  const { ok: passes, line } = judgeAudit(output)
  expect([passes, line]).toEqual([ok, expect.stringContaining(text)])
})
