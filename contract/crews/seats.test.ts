import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSeats, neededSeats, type SeatedCrew, withHeldSeats } from './seats.ts'

const anyRole = fc.integer({ min: 1, max: 10 }).chain((slotsNeeded) =>
  fc.record({
    slotsNeeded: fc.constant(slotsNeeded),
    slotsFilled: fc.integer({ min: 0, max: slotsNeeded }),
  }),
)

/** Any crew that the rules allow: room for the roles, and no more people than seats. */
const anyCrew: fc.Arbitrary<SeatedCrew> = fc
  .record({ roles: fc.array(anyRole, { maxLength: 6 }), spare: fc.nat(8), others: fc.nat(60) })
  .map(({ roles, spare, others }) => {
    const maxCrewSize = neededSeats(roles) + spare
    const inRoles = roles.reduce((total, { slotsFilled }) => total + slotsFilled, 0)
    return { roles, maxCrewSize, currentCrewSize: Math.min(maxCrewSize, 1 + inRoles + others) }
  })

/** Seats people one by one, as a bystander would draw it. */
const draw = ({ roles, maxCrewSize, currentCrewSize }: SeatedCrew) => {
  const anySeats = maxCrewSize - neededSeats(roles)
  let standing = currentCrewSize - 1 - roles.reduce((total, { slotsFilled }) => total + slotsFilled, 0)
  const anyTaken = Math.min(anySeats, standing)
  standing -= anyTaken
  const free = roles.map(({ slotsNeeded, slotsFilled }) => slotsNeeded - slotsFilled)
  while (standing > 0) {
    const last = free.findLastIndex((seats) => seats > 0)
    free[last] = (free[last] ?? 0) - 1
    standing -= 1
  }
  return { any: anySeats - anyTaken, roles: free }
}

test('the free seats that are drawn are the free seats that are written, in any crew', () => {
  fc.assert(
    fc.property(anyCrew, (crew) => {
      const seats = countSeats(crew)
      const groups = [seats.any, ...seats.roles]
      expect(groups.reduce((total, { free }) => total + free, 0)).toBe(seats.free)
      expect(seats.free).toBe(crew.maxCrewSize - crew.currentCrewSize)
      const all = groups.reduce((total, { free, taken, closed }) => total + free + taken + closed, 1)
      expect(all).toBe(crew.maxCrewSize)
      for (const { free, taken, closed } of groups)
        expect(Math.min(free, taken, closed)).toBeGreaterThanOrEqual(0)
      expect({ any: seats.any.free, roles: seats.roles.map(({ free }) => free) }).toEqual(draw(crew))
    }),
  )
})

const role = (slotsNeeded: number, slotsFilled = 0) => ({ slotsNeeded, slotsFilled })

test.each([
  ['a new crew without roles', { maxCrewSize: 4, currentCrewSize: 1, roles: [] }, [3, []]],
  ['roles and a seat for anybody', { maxCrewSize: 4, currentCrewSize: 1, roles: [role(2)] }, [1, [2]]],
  [
    'a member without a role where roles want all seats',
    { maxCrewSize: 3, currentCrewSize: 2, roles: [role(1), role(1)] },
    [0, [1, 0]],
  ],
  ['a full crew with an empty role', { maxCrewSize: 2, currentCrewSize: 2, roles: [role(1)] }, [0, [0]]],
])('%s', (_, crew, [any, roles]) => {
  const seats = countSeats(crew)
  expect([seats.any.free, seats.roles.map(({ free }) => free)]).toEqual([any, roles])
})

test.each([
  ['of a role', [{ roleId: 1 }], [1, [0, 1]]],
  ['for anybody', [{ roleId: null }], [0, [1, 1]]],
  ['of a role that has fewer seats by now', [{ roleId: 1 }, { roleId: 1 }], [0, [0, 1]]],
])('a held seat %s is not free', (_, held, [any, roles]) => {
  const crew = {
    maxCrewSize: 4,
    currentCrewSize: 1,
    roles: [
      { id: 1, ...role(1) },
      { id: 2, ...role(1) },
    ],
  }
  const seats = countSeats(withHeldSeats(crew, held))
  expect([seats.any.free, seats.roles.map(({ free }) => free)]).toEqual([any, roles])
})
