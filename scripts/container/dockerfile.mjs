// Reads the Dockerfile, as far as ours goes.
import { readFileSync } from 'node:fs'
import { fromRoot } from '../root.mjs'

/**
 * @typedef {{ keyword: string, value: string }} Instruction
 * @typedef {{ name: string | undefined, instructions: Instruction[] }} Stage
 */

/** @type {(text: string) => Instruction[]} */
const instructionsIn = (text) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, keyword = '', value = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
      return { keyword, value: value.replace(/\s+/g, ' ') }
    })

/** @type {(text: string) => Stage[]} */
export const stagesIn = (text) => {
  /** @type {Stage[]} */
  const stages = []
  for (const instruction of instructionsIn(text)) {
    if (instruction.keyword !== 'FROM') {
      stages.at(-1)?.instructions.push(instruction)
      continue
    }
    const [, base = '', name] = /^(?:--\S+ )*(\S+)(?: AS (\S+))?$/i.exec(instruction.value) ?? []
    // Each stage is built in an empty folder: one that continues another would lack its files.
    if (stages.some((stage) => stage.name === base))
      throw new Error(`Not supported here: FROM ${base}, which is an earlier stage and not an image`)
    stages.push({ name, instructions: [] })
  }
  return stages
}

export const readStages = () => stagesIn(readFileSync(fromRoot('Dockerfile'), 'utf8'))

/** The value of the last instruction of this kind. */
export const lastValue = (/** @type {Stage} */ { instructions }, /** @type {string} */ keyword) =>
  instructions.findLast((instruction) => instruction.keyword === keyword)?.value

/** @type {(stage: Stage) => Record<string, string>} */
export const environmentOf = ({ instructions }) =>
  Object.fromEntries(
    instructions
      .filter(({ keyword }) => keyword === 'ENV')
      .flatMap(({ value }) => value.split(' ').map((pair) => pair.split('='))),
  )

/** The words of a command that is written as a list, as CMD is. */
export const commandIn = (/** @type {string | undefined} */ value) =>
  /** @type {string[]} */ (JSON.parse(/\[.*\]/.exec(value ?? '')?.[0] ?? '[]'))
