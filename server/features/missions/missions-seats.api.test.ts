// Also on the embedded engine.
/** Seats: the drawing, the text and the board agree, whatever happens to a crew. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyToCrew, decideApplication } from '#contract/applications/applications.ts'
import { listCrews } from '#contract/crews/board.ts'
import { createCrew, getCrew, updateCrew } from '#contract/crews/crews.ts'
import { countSeats, freeSeatKinds, seatKinds } from '#contract/crews/seats.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { assignRole, leaveCrew } from '#contract/missions/missions.ts'
import {
  crewDraft,
  gunnerRole,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { runs } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

const details = async (id: number) => (await t.send(getCrew, { params: { id } })).body

const apply = async (id: number, as: Player) => {
  const body = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
  return (await t.send(applyToCrew, { params: { id }, body }, { as })).body
}

const accept = async (leader: Player, id: number, player: Player, roleId: number | null) => {
  const { id: applicationId } = await apply(id, player)
  const body = { status: 'accepted', roleId } as const
  return t.send(decideApplication, { params: { id, applicationId }, body }, { as: leader })
}

const give = (leader: Player, id: number, userId: number, roleId: number | null) =>
  t.send(assignRole, { params: { id, userId }, body: { roleId } }, { as: leader })

/** Queries the board for each kind of seat, and for all of them. */
const expectBoardToAgree = async (id: number) => {
  const crew = await details(id)
  const seats = countSeats(crew)
  const drawn = [seats.any, ...seats.roles].reduce((sum, { free }) => sum + free, 0)
  expect(drawn).toBe(crew.maxCrewSize - crew.currentCrewSize)
  const free = freeSeatKinds(crew)
  for (const kind of seatKinds) {
    const { body, headers } = await t.send(listCrews, { query: { seats: kind } })
    expect([kind, body.map((found) => found.id)]).toEqual([kind, free.includes(kind) ? [id] : []])
    expect(headers['x-total-count']).toBe(String(body.length))
  }
}

const categories = ['medical', 'combat', 'mining'] as const
const anyRole = fc.record({
  roleCategory: fc.constantFrom(...categories),
  slotsNeeded: fc.integer({ min: 1, max: 2 }),
})
const anyStep = fc.record({
  kind: fc.constantFrom('accept', 'accept', 'leave', 'assign', 'shrink'),
  player: fc.nat(3),
  role: fc.integer({ min: -1, max: 2 }),
})

test('drawn, written and found seats agree through any history of a crew', async () => {
  const leader = await registerPlayer(t)
  const players = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  const anyHistory = fc.record({
    roles: fc.array(anyRole, { maxLength: 3 }),
    spare: fc.nat(2),
    steps: fc.array(anyStep, { minLength: 3, maxLength: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(anyHistory, async ({ roles, spare, steps }) => {
      await t.connection.db.deleteFrom('crew_members').execute()
      await t.connection.db.deleteFrom('crews').execute()
      const drafts = roles.map((role, i) => gunnerRole({ ...role, roleName: `Role ${i}` }))
      const maxCrewSize = 1 + spare + roles.reduce((sum, { slotsNeeded }) => sum + slotsNeeded, 0)
      const { id, roles: made } = await postCrew(t, leader, { maxCrewSize, roles: drafts })
      await expectBoardToAgree(id)
      for (const step of steps) {
        const player = players[step.player] as Player
        const roleId = made[step.role]?.id ?? null
        if (step.kind === 'accept') await accept(leader, id, player, roleId)
        if (step.kind === 'leave') await t.send(leaveCrew, { params: { id } }, { as: player })
        if (step.kind === 'assign') await give(leader, id, player.user.id, roleId)
        if (step.kind === 'shrink')
          await t.send(
            updateCrew,
            { params: { id }, body: crewDraft({ maxCrewSize: maxCrewSize - 1 }) },
            { as: leader },
          )
        await expectBoardToAgree(id)
      }
      await expectInvariants(t.connection)
    }),
    { numRuns: runs(6) },
  )
}, 120_000)

test('the roles never need more seats than the crew has', async () => {
  const leader = await registerPlayer(t)
  const body = crewDraft({ maxCrewSize: 4, roles: [gunnerRole({ slotsNeeded: 4 })] })
  const refused = await t.send(createCrew, { body }, { as: leader })
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { fields: { roles: expect.stringContaining('at least 5') } },
  ])
  const { id } = await postCrew(t, leader, { maxCrewSize: 5, roles: [gunnerRole({ slotsNeeded: 4 })] })
  const smaller = await t.send(
    updateCrew,
    { params: { id }, body: crewDraft({ maxCrewSize: 4 }) },
    { as: leader },
  )
  expect([smaller.status, smaller.body]).toMatchObject([
    400,
    { fields: { maxCrewSize: expect.stringContaining('5') } },
  ])
})

test('the leader accepts a player into a role, gives roles and takes them away, and the member is told', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t)
  const crew = await postCrew(t, leader, {
    maxCrewSize: 4,
    roles: [gunnerRole({ slotsNeeded: 1 }), gunnerRole({ roleName: 'Medic', slotsNeeded: 1 })],
  })
  const [gunner, medic] = crew.roles.map(({ id }) => id)
  expect((await accept(leader, crew.id, player, gunner ?? 0)).status).toBe(200)
  const roleOf = async () => (await details(crew.id)).members[1]?.roleName
  expect(await roleOf()).toBe('Turret Gunner')

  const newest = async () => (await t.send(listMessages, {}, { as: player })).body.messages[0]?.message
  const given = await give(leader, crew.id, player.user.id, medic ?? 0)
  expect(await newest()).toContain('the role Medic')
  expect(given.body.members[1]).toMatchObject({ roleId: medic, roleName: 'Medic' })
  const taken = await give(leader, crew.id, player.user.id, null)
  expect(taken.body.members[1]).toMatchObject({ roleId: null, roleName: null })
  expect(await newest()).toContain('no longer have a role')
  await expectInvariants(t.connection)
})

test('a full role, a role of another crew, a stranger and another leader are refused', async () => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, { maxCrewSize: 4, roles: [gunnerRole({ slotsNeeded: 1 })] })
  const other = await postCrew(t, leader, { roles: [gunnerRole({ slotsNeeded: 1 })] })
  const [role, foreign] = [crew.roles[0]?.id ?? 0, other.roles[0]?.id ?? 0]
  const first = await joinCrew(t, leader, crew.id)
  const second = await joinCrew(t, leader, crew.id)
  const stranger = await registerPlayer(t)
  await give(leader, crew.id, first.user.id, role)
  const attempts = [
    [await give(leader, crew.id, second.user.id, role), 409, 'role_full'],
    [await give(leader, crew.id, second.user.id, foreign), 404, 'not_found'],
    [await give(leader, crew.id, stranger.user.id, null), 404, 'not_found'],
    [await give(first, crew.id, second.user.id, null), 403, 'not_allowed'],
    [await accept(leader, crew.id, stranger, role), 409, 'role_full'],
  ] as const
  for (const [{ status, body }, ...expected] of attempts) {
    expect([status, (body as { code?: string }).code]).toEqual(expected)
  }
})
