/** With a filter by seats, the board shows the crews in which such a seat is drawn as free, and counts them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyToCrew, decideApplication } from '#contract/applications/applications.ts'
import { listCrews } from '#contract/crews/board.ts'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { countSeats, freeSeatKinds, neededSeats, seatKinds } from '#contract/crews/seats.ts'
import { assignRole } from '#contract/missions/missions.ts'
import { gunnerRole, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

const anyRole = fc.record({
  roleCategory: fc.constantFrom('medical' as const, 'combat' as const, 'support' as const),
  slotsNeeded: fc.integer({ min: 1, max: 3 }),
})
const anyCrew = fc.record({
  roles: fc.array(anyRole, { maxLength: 3 }),
  spare: fc.nat(2),
  /** For each member the role of their seat; -1 for none. */
  members: fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 4 }),
})
type AnyCrew = typeof anyCrew extends fc.Arbitrary<infer C> ? C : never

/** Its member sits where a role needs a seat, which closes that seat. */
const crewWithClosedSeat: AnyCrew = {
  roles: [
    { roleCategory: 'medical', slotsNeeded: 1 },
    { roleCategory: 'combat', slotsNeeded: 1 },
  ],
  spare: 0,
  members: [-1],
}

/** Accepts the player into the first role, if there is one, and then assigns or removes the role. */
const seat = async (
  leader: Player,
  id: number,
  player: Player,
  first: number | null,
  role: number | null,
) => {
  const message = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
  const applied = await t.send(applyToCrew, { params: { id }, body: message }, { as: player })
  const params = { id, applicationId: applied.body.id }
  await t.send(decideApplication, { params, body: { status: 'accepted', roleId: first } }, { as: leader })
  await t.send(assignRole, { params: { id, userId: player.user.id }, body: { roleId: role } }, { as: leader })
}

const makeCrew = async (leader: Player, players: readonly Player[], { roles, spare, members }: AnyCrew) => {
  const drafts = roles.map((role, i) => gunnerRole({ ...role, roleName: `Role ${i}` }))
  const crew = await postCrew(t, leader, { maxCrewSize: neededSeats(roles) + spare, roles: drafts })
  for (const [i, role] of members.entries()) {
    const player = players[i] as Player
    await seat(leader, crew.id, player, crew.roles[0]?.id ?? null, crew.roles[role]?.id ?? null)
  }
}

const list = async (seats: string) => {
  const { body, headers } = await t.send(listCrews, { query: { seats, limit: '50' } })
  expect(headers['x-total-count']).toBe(String(body.length))
  return body
}

const ids = (crews: readonly CrewSummary[]) => crews.map(({ id }) => id)

test('drawn and written seats, the filter and its total agree for any crews and any kinds of seats', async () => {
  const leader = await registerPlayer(t)
  const players = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  const kinds = fc.uniqueArray(fc.constantFrom(...seatKinds), { minLength: 1, maxLength: 4 })
  const crews = fc.array(anyCrew, { minLength: 4, maxLength: 8 })
  const runs = 5
  let closed = 0
  await fc.assert(
    fc.asyncProperty(crews, fc.array(kinds, { minLength: 6, maxLength: 6 }), async (drafts, questions) => {
      await t.connection.db.deleteFrom('crew_members').execute()
      await t.connection.db.deleteFrom('crews').execute()
      for (const draft of [...drafts, crewWithClosedSeat]) await makeCrew(leader, players, draft)
      const board = await list('')
      for (const crew of board) {
        const seats = countSeats(crew)
        const drawn = [seats.any, ...seats.roles].reduce((sum, { free }) => sum + free, 0)
        expect([drawn, seats.free]).toEqual(Array(2).fill(crew.maxCrewSize - crew.currentCrewSize))
        closed += seats.roles.reduce((sum, role) => sum + role.closed, 0)
      }
      for (const asked of questions) {
        const expected = board.filter((crew) => freeSeatKinds(crew).some((kind) => asked.includes(kind)))
        expect([asked, ids(await list(asked.join(',')))]).toEqual([asked, ids(expected)])
      }
    }),
    { numRuns: runs },
  )
  // One in each run, and those of the random crews.
  expect(closed).toBeGreaterThanOrEqual(runs)
}, 120_000)
