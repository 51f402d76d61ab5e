import { expect, test } from 'vitest'
import { groupBySeat } from './seat-groups.ts'

const roles = [
  { id: 7, roleName: 'Pilot' },
  { id: 8, roleName: 'Medic' },
]
const entry = (key: string, roleId: number | null, roleName: string | null) => ({ key, roleId, roleName })

test('applications follow the seats of the post, then removed roles, and any seat comes last', () => {
  const groups = groupBySeat(
    [
      entry('any', null, null),
      entry('gone', null, 'Cook'),
      entry('medic', 8, 'Medic'),
      entry('pilot', 7, 'Pilot'),
      entry('second medic', 8, 'Medic'),
    ],
    roles,
  )
  expect(groups.map(({ roleName, entries }) => [roleName, entries.map(({ key }) => key)])).toEqual([
    ['Pilot', ['pilot']],
    ['Medic', ['medic', 'second medic']],
    ['Cook', ['gone']],
    [null, ['any']],
  ])
})

test('a seat that nobody applied for is not named', () => {
  expect(groupBySeat([entry('any', null, null)], roles)).toHaveLength(1)
})
