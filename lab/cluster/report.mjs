// The table of `npm run lab -- cluster`.
import { isGood } from './play.mjs'

/** @typedef {import('./play.mjs').Outcome} Outcome */

const columns = [
  'fault',
  'writes',
  'lost',
  'seconds without',
  'writes refused',
  'reads refused',
  'wrong answers',
  'mails twice',
  'streams back',
]

/** `28 × 503, 1 × 502`, or 0. */
const summary = (/** @type {string[]} */ answers) =>
  [...new Set(answers)]
    .map((each) => `${answers.filter((answer) => answer === each).length} × ${each}`)
    .join(', ') || '0'

/** @type {(outcome: Outcome) => string[]} */
const cells = ({ name, writes, lost, gap, refusedWrites, refusedReads, wrong, twice, streams }) => [
  ...[name, String(writes), String(lost), gap.toFixed(1), summary(refusedWrites), summary(refusedReads)],
  ...[String(wrong.length), String(twice), streams],
]

/** @param {Outcome[]} outcomes */
export const printTable = (outcomes) => {
  const rows = [columns, ...outcomes.map(cells)]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) {
    const line = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(line.join('  '))
  }
}

/** Says what is wrong about an outcome. */
export const printFindings = (/** @type {Outcome} */ outcome) => {
  if (isGood(outcome)) return
  console.log(`✗ ${outcome.name}`)
  for (const line of outcome.wrong.slice(0, 5)) console.log(`  ${line.slice(0, 2_000)}`)
}
