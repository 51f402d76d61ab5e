import { expect, test } from 'vitest'
import shipData from '#contract/data/ships.json' with { type: 'json' }
import { createMatcher } from './fleet.matching.ts'

const match = createMatcher(shipData.map((ship, index) => ({ ...ship, id: index + 1 })))

const find = (
  name: string,
  more: { manufacturer?: string; manufacturerCode?: string; shipCode?: string } = {},
) => {
  const { match: kind, candidates } = match({
    name,
    manufacturer: '',
    manufacturerCode: '',
    shipCode: '',
    ...more,
  })
  return [kind, ...candidates.map((ship) => ship.name)]
}

test('every ship of the catalogue is found by its own name, with and without its maker', () => {
  for (const { name, manufacturer } of shipData) {
    expect(find(name)).toEqual(['matched', name])
    expect(find(`${manufacturer} ${name}`)).toEqual(['matched', name])
    expect(find(`${manufacturer.split(' ')[0]} ${name.toUpperCase()}`)).toEqual(['matched', name])
  }
})

test.each([
  ['RSI Constellation Andromeda', {}, 'Constellation Andromeda'],
  ['MISC Freelancer MAX', {}, 'Freelancer MAX'],
  ['AEGS Gladius', { manufacturerCode: 'AEGS' }, 'Gladius'],
  ['Xi’an Nox', { manufacturer: 'Xi’an' }, 'Nox'],
  ['idris p', {}, 'Idris-P'],
  ['SANTOK.YAI', {}, "San'tok.yāi"],
  ['A ship of many names', { shipCode: 'AEGS_Gladius_Valiant' }, 'Gladius Valiant'],
])('"%s" %j is the %s', (name, more, expected) => {
  expect(find(name, more)).toEqual(['matched', expected])
})

test.each([
  ['Cutlas Blak', 'Cutlass Black'],
  ['Crusader Mercury', 'Mercury Star Runner'],
  ['C2 Hercules Starlifter', 'C2 Hercules'],
  ['Aurora MR', 'Aurora Mk I MR'],
])('"%s" is doubtful, and the %s is offered first', (name, expected) => {
  const [kind, first, ...others] = find(name)
  expect([kind, first]).toEqual(['doubtful', expected])
  expect(others.length).toBeLessThanOrEqual(4)
})

test.each(['', '???', 'Millennium Falcon', '=cmd|/c calc', '宇宙船', 'x'.repeat(120)])(
  '"%s" is unknown',
  (name) => {
    expect(find(name)).toEqual(['unknown'])
  },
)
