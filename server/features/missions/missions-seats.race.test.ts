/** Filling, assigning and editing roles, concurrently on two nodes. */
import { afterEach, expect, test } from 'vitest'
import { applyToCrew, decideApplication } from '#contract/applications/applications.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { assignRole } from '#contract/missions/missions.ts'
import {
  crewDraft,
  gunnerRole,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const rounds = 5

afterEach(() => expectInvariants(t.connection))

const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

/** Keeps the only gunner of the crew, and adds a role. */
const editRoles = (node: Pick<TestApp, 'send'>, leader: Player, id: number, roleId: number) => {
  const roles = [
    { ...gunnerRole({ slotsNeeded: 1 }), id: roleId },
    gunnerRole({ roleName: 'Medic', slotsNeeded: 2 }),
  ]
  const body = { ...crewDraft({ maxCrewSize: 5 }), roles }
  return node.send(updateCrew, { params: { id }, body }, { as: leader })
}

test('of two players accepted into the last seat of a role from two nodes, while the roles are edited, one gets it', async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  const players = [await registerPlayer(t), await registerPlayer(t)]
  const application = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
  for (let round = 0; round < rounds; round += 1) {
    const { id, roles } = await postCrew(t, leader, { roles: [gunnerRole({ slotsNeeded: 1 })] })
    const roleId = roles[0]?.id ?? 0
    const applied = await Promise.all(
      players.map((as) => t.send(applyToCrew, { params: { id }, body: application }, { as })),
    )
    const edit = editRoles(round % 2 === 0 ? t : other, leader, id, roleId)
    const decided = await Promise.all(
      applied.map(({ body: { id: applicationId } }, i) =>
        (i === 0 ? t : other).send(
          decideApplication,
          { params: { id, applicationId }, body: { status: 'accepted', roleId } },
          { as: leader },
        ),
      ),
    )
    expect((await edit).status).toBe(200)
    expect([count(decided, 200), count(decided, 409)]).toEqual([1, 1])
    await expectInvariants(t.connection)
  }
})

test('a role given to two members at once, while the roles are edited, is held once', async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  for (let round = 0; round < rounds; round += 1) {
    const crew = await postCrew(t, leader, { maxCrewSize: 5, roles: [gunnerRole({ slotsNeeded: 1 })] })
    const { id } = crew
    const roleId = crew.roles[0]?.id ?? 0
    const members: Player[] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
    const give = (player: Player, i: number) =>
      (i === 0 ? t : other).send(
        assignRole,
        { params: { id, userId: player.user.id }, body: { roleId } },
        { as: leader },
      )
    const edit = editRoles(other, leader, id, roleId)
    const given = await Promise.all(members.map(give))
    expect((await edit).status).toBe(200)
    expect([count(given, 200), count(given, 409)]).toEqual([1, 1])
    const after = (await t.send(getCrew, { params: { id } })).body
    expect(after.members.filter(({ roleName }) => roleName === 'Turret Gunner')).toHaveLength(1)
    await expectInvariants(t.connection)
  }
})
