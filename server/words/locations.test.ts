import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtInLocations, loadLocations } from './locations.ts'

const folder = mkdtempSync(join(tmpdir(), 'crewbeacon-locations-'))
const file = join(folder, 'locations.json')
afterAll(() => rm(folder, { recursive: true }))

const load = (content: unknown) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return loadLocations(file)
}

const namesIn = (text: string) => builtInLocations.findIn(text).map(({ name }) => name)

test.each([
  ['', []],
  ['orison', ['Orison']],
  ['Seraphim-Station', ['Seraphim Station']],
  ['From new BABBAGE to Levski', ['New Babbage', 'Levski']],
  ['Pyro', ['Pyro']],
  ['Pyro V', ['Pyro V']],
  ['Pyro Gateway (Stanton)', ['Pyro Gateway (Stanton)']],
  ['New Orison Babbage', ['Orison']],
  ['Italia', []],
])('"%s" names %j', (text, names) => {
  expect(namesIn(text).toSorted()).toEqual([...names].sort())
})

test('the list of an operator replaces ours, without fields that we do not know', () => {
  const odin = { name: ' Odin II ', body: 'Odin', system: 'Odin', kind: 'planet' }
  const { list, systems, findIn } = load([odin, { name: 'Orison', body: 'Crusader', system: 'Stanton' }])
  expect(list).toEqual([
    { name: 'Odin II', body: 'Odin', system: 'Odin' },
    { name: 'Orison', body: 'Crusader', system: 'Stanton' },
  ])
  expect(systems).toEqual(['Odin', 'Stanton'])
  expect(findIn('Lorville, Odin II').map(({ system }) => system)).toEqual(['Odin'])
  expect(loadLocations(undefined).systems).toEqual(['Stanton', 'Pyro', 'Nyx'])
})

const orison = { name: 'Orison', body: 'Crusader', system: 'Stanton' }
test.each([
  ['[\n  {"name":', 'JSON'],
  ['{}', 'it has to be a list of 1 to 2000 places'],
  ['[]', 'it has to be a list of 1 to 2000 places'],
  [Array(2_001).fill(orison), 'it has to be a list of 1 to 2000 places'],
  ['[7]', 'place 1 has to be an object'],
  [[orison, { name: 'Levski', body: 'Delamar' }], 'place 2 has no "system" or one that is not allowed'],
  [[{ ...orison, name: ' ' }], 'place 1 has no "name" or one that is not allowed'],
  [[{ ...orison, name: '!' }], 'place 1 has no "name" or one that is not allowed'],
  [[{ ...orison, system: 'x'.repeat(41) }], 'place 1 has no "system" or one that is not allowed'],
  [[orison, { ...orison, name: 'ORISON' }], 'two places are called "ORISON"'],
])('a bad list is refused in one line: %j', (content, problem) => {
  const failure = () => load(content)
  expect(failure).toThrow(`LOCATIONS_FILE=${file} cannot be used: `)
  expect(failure).toThrow(problem)
  expect(failure).not.toThrow('\n')
})

test('a list that is not there is refused in one line', () => {
  expect(() => loadLocations(join(folder, 'nothing.json'))).toThrow(
    /^LOCATIONS_FILE=.+ cannot be used: .*ENOENT/,
  )
})
