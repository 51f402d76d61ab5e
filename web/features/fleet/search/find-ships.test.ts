import { expect, test } from 'vitest'
import shipData from '#contract/data/ships.json' with { type: 'json' }
import type { Ship } from '#contract/fleet/fleet.ts'
import { findShips } from './find-ships.ts'

const ship = (id: number, name: string, manufacturer: string, role: string) =>
  ({ id, name, manufacturer, role }) as Ship
const ships = [
  ship(1, 'Avenger Titan', 'Aegis Dynamics', 'Cargo'),
  ship(2, 'Khartu-al', 'Aopoa', 'Light Fighter'),
  ship(3, 'San’tok.yāi', 'Aopoa', 'Medium Fighter'),
  ship(4, 'Titan', 'Drake', 'Mining'),
]
const namesFor = (typed: string) => findShips(ships, typed).shown.map(({ name }) => name)

test.each([
  ['aopoa', ['Khartu-al', 'San’tok.yāi']],
  ['FIGHTER medium', ['San’tok.yāi']],
  ['yai', ['San’tok.yāi']],
  ['tit', ['Titan', 'Avenger Titan']],
  ['nothing', []],
  ['   ', ships.map(({ name }) => name)],
])('typing "%s" finds %j', (typed, names) => {
  expect(namesFor(typed)).toEqual(names)
})

test('before anything is typed, ships that many know come first', () => {
  const catalogue = shipData.map((ship, index) => ({ ...ship, id: index + 1 }) as Ship)
  const names = findShips(catalogue, '').shown.map(({ name }) => name)
  // The last one is there because all of them are in the catalogue.
  expect([names.length, names[0], names.at(-1)]).toEqual([12, 'Cutlass Black', 'Cutlass Red'])
})

test('a long list is cut, and says by how much', () => {
  const many = Array.from({ length: 30 }, (_, i) => ship(i, `Ship ${i}`, 'Maker', 'Cargo'))
  const { shown, more } = findShips(many, '')
  expect([shown.length, more]).toEqual([12, 18])
})
