import { expect, test } from 'vitest'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { blankCrew } from '#web/features/crews/blank-crew.ts'
import { freeSeatsOf, seatNames } from './free-seats.ts'
import { payOfCrew } from './seat-texts.ts'

const role = (roleName: string, slotsNeeded: number, slotsFilled = 0) => ({
  id: slotsNeeded,
  roleName,
  roleCategory: 'other' as const,
  slotsNeeded,
  slotsFilled,
  compensationType: 'fun' as const,
  compensationAmount: null,
  compensationPercentage: null,
  isAtOnce: false,
})

const crew = {
  ...blankCrew,
  maxCrewSize: 8,
  currentCrewSize: 2,
  roles: [role('Pilot', 1, 1), role('Medic', 1), role('Gunner', 2)],
}

const names = (given: Parameters<typeof seatNames>[0]) => {
  const { named, more } = seatNames(given)
  return [...named.map(({ role, free }) => `${free} ${role === 'any' ? 'any' : role.roleName}`), `+${more}`]
}

test('two kinds of free seats are named, the others are counted', () => {
  expect(names(crew)).toEqual(['1 Medic', '2 Gunner', '+3'])
  expect(names({ ...crew, roles: [role('Gunner', 2)] })).toEqual(['2 Gunner', '4 any', '+0'])
})

test('a crew without roles names no seats, and neither does one that is over or full', () => {
  expect(names({ ...crew, roles: [] })).toEqual(['+0'])
  expect(names({ ...crew, displayStatus: 'completed' })).toEqual(['+0'])
  expect(names({ ...crew, currentCrewSize: 8 })).toEqual(['+0'])
})

test('closed seats are not named', () => {
  // Three members without a role in a crew of five: only the first role still has its seat.
  const crowded = {
    ...crew,
    maxCrewSize: 5,
    currentCrewSize: 4,
    roles: [role('Medic', 1), role('Gunner', 3)],
  }
  expect(freeSeatsOf(crowded).roles.map(({ role, free }) => [role.roleName, free])).toEqual([['Medic', 1]])
})

const split = (percent: number) => ({
  ...role('Medic', 1),
  compensationType: 'split' as const,
  compensationPercentage: percent,
})

const amount = (compensationAmount: number, slotsNeeded: number) => ({
  ...role('Gunner', slotsNeeded),
  compensationType: 'auec' as const,
  compensationAmount,
})

test('the pay of the free seats: each once, and a word when there are many', () => {
  const payOf = (...roles: CrewSummary['roles']) => payOfCrew({ ...crew, roles, rewardUec: null })
  expect(payOf()).toEqual([])
  expect(payOf(split(15), split(15), role('Pilot', 1))).toEqual(['15% each'])
  expect(payOf(split(15), split(10))).toEqual(['15% share / 10% share'])
  expect(payOf(split(15), split(10), split(5))).toEqual(['See roles'])
})

test('an amount for each seat stands alone, a share beside the reward that is shared', () => {
  const rewardUec = 85_000
  expect(payOfCrew({ ...crew, roles: [amount(20_000, 2)], rewardUec })).toEqual(['20,000 aUEC each'])
  expect(payOfCrew({ ...crew, roles: [split(15)], rewardUec })).toEqual(['85K aUEC', '15% share'])
  expect(payOfCrew({ ...crew, roles: [], rewardUec })).toEqual(['85K aUEC'])
})
