import { expect, test } from 'vitest'
import { firstChoice, seatChoices } from './seat-choices.ts'

const role = (id: number, slotsNeeded: number, slotsFilled = 0) => ({
  id,
  roleName: 'Field Medic',
  roleCategory: 'medical' as const,
  slotsNeeded,
  slotsFilled,
  compensationType: 'fun' as const,
  compensationAmount: null,
  compensationPercentage: null,
  isAtOnce: false,
})

const crew = { currentCrewSize: 1, maxCrewSize: 4, primaryLanguage: 'en' as const, roles: [] }

test.each([
  ['without roles has one choice', crew, ['any']],
  ['with free roles and other seats', { ...crew, roles: [role(7, 1), role(8, 1)] }, ['7', '8', 'any']],
  ['whose roles take every seat', { ...crew, roles: [role(7, 1), role(8, 2)] }, ['7', '8']],
  ['with a filled role', { ...crew, currentCrewSize: 2, roles: [role(7, 1, 1), role(8, 2)] }, ['8']],
  ['with a closed role', { ...crew, currentCrewSize: 3, roles: [role(7, 1), role(8, 2)] }, ['7']],
  ['that is full', { ...crew, currentCrewSize: 4 }, ['any']],
])('a crew %s', (_, given, seats) => {
  expect(seatChoices(given).map(({ seat }) => seat)).toEqual(seats)
})

test('a role whose seat is held for another player is no choice', () => {
  const choices = seatChoices({ ...crew, roles: [role(7, 1), role(8, 1)] }, [7])
  expect(choices.map(({ seat }) => seat)).toEqual(['8', 'any'])
})

test('the first seat of a kind that is looked for is chosen, or the only one', () => {
  const gunner = { ...role(8, 1), roleCategory: 'combat' as const }
  const choices = seatChoices({ ...crew, roles: [gunner, role(7, 1)] })
  expect(firstChoice(choices, ['medical'])).toBe('7')
  expect(firstChoice(choices, ['any'])).toBe('any')
  expect(firstChoice(choices, ['science'])).toBe('')
  expect(firstChoice(choices)).toBe('')
  expect(firstChoice(seatChoices(crew), ['medical'])).toBe('any')
})

test('a seat that is taken at once is chosen, unless the player looks for another one', () => {
  const gunner = { ...role(8, 1), roleCategory: 'combat' as const }
  const choices = seatChoices({ ...crew, roles: [gunner, role(7, 1)] })
  expect(firstChoice(choices, [], [7, null])).toBe('7')
  expect(firstChoice(choices, ['any'], [7, null])).toBe('any')
  expect(firstChoice(choices, ['combat', 'medical'], [7])).toBe('7')
  expect(firstChoice(choices, ['combat'], [7])).toBe('8')
})
