/** Who may do what with a crew: every call as guest, stranger, applicant, member, leader and admin. */
import { expect, test } from 'vitest'
import * as applications from '#contract/applications.ts'
import { getCrew, updateCrew } from '#contract/crews.ts'
import { endpoints } from '#contract/index.ts'
import * as missions from '#contract/missions.ts'
import { listCrewRoles } from '#contract/roles.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { grantAdmin } from '#server/features/auth/auth-operators.service.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from './factories.ts'
import { openTestApp } from './test-app.ts'

const t = openTestApp()
const application = { message: 'Me', availability: 'sofort', experience: 'experte' } as const

const actors = ['guest', 'stranger', 'applicant', 'member', 'leader', 'admin'] as const
type Actor = (typeof actors)[number]

interface Scene {
  readonly id: number
  readonly roleId: number
  readonly applicationId: number
  readonly roleApplicationId: number
  readonly memberId: number
}

type Row = readonly [
  endpoint: Endpoint,
  request: (scene: Scene) => object,
  expected: Readonly<Record<Actor, number>>,
]

const all = (status: number) =>
  Object.fromEntries(actors.map((actor) => [actor, status])) as Record<Actor, number>
const onlyLeader = (status: number, others = 403) => ({ ...all(others), guest: 401, leader: status })
const crew = ({ id }: Scene) => ({ params: { id } })

const rows: readonly Row[] = [
  [getCrew, crew, all(200)],
  [listCrewRoles, crew, all(200)],
  [updateCrew, (scene) => ({ ...crew(scene), body: crewDraft({ maxCrewSize: 9 }) }), onlyLeader(200)],
  [
    applications.applyToCrew,
    (scene) => ({ ...crew(scene), body: application }),
    { guest: 401, stranger: 201, applicant: 409, member: 409, leader: 403, admin: 201 },
  ],
  [
    applications.applyToRole,
    ({ id, roleId }) => ({ params: { id, roleId }, body: { message: 'Me' } }),
    { guest: 401, stranger: 201, applicant: 409, member: 409, leader: 403, admin: 201 },
  ],
  [applications.withdrawApplication, crew, { ...all(404), guest: 401, applicant: 204, member: 409 }],
  [applications.listApplications, crew, onlyLeader(200)],
  [applications.listRoleApplications, crew, onlyLeader(200)],
  [
    applications.decideApplication,
    ({ id, applicationId }) => ({ params: { id, applicationId }, body: { status: 'accepted' } }),
    onlyLeader(200),
  ],
  [
    applications.decideRoleApplication,
    ({ roleApplicationId }) => ({ params: { id: roleApplicationId }, body: { status: 'rejected' } }),
    onlyLeader(200, 404),
  ],
  [
    applications.withdrawRoleApplication,
    ({ roleApplicationId }) => ({ params: { id: roleApplicationId } }),
    { ...all(404), guest: 401 },
  ],
  [missions.startMission, crew, onlyLeader(200)],
  [missions.completeMission, crew, onlyLeader(409)],
  [missions.endMission, crew, onlyLeader(409)],
  [missions.cancelMission, (scene) => ({ ...crew(scene), body: {} }), onlyLeader(200)],
  [missions.keepCrew, crew, onlyLeader(409)],
  [missions.leaveCrew, crew, { ...all(409), guest: 401, member: 200 }],
  [
    missions.assignRole,
    ({ id, memberId }) => ({ params: { id, userId: memberId }, body: { roleId: null } }),
    onlyLeader(200),
  ],
  [missions.removeMember, ({ id, memberId }) => ({ params: { id, userId: memberId } }), onlyLeader(204)],
]

// It is about who asks, not about the engine, and takes long on the slower one.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'each player may do with a crew what their part allows',
  async () => {
    const names = [...actors.filter((actor) => actor !== 'guest'), 'bystander'] as const
    const players = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await registerPlayer(t)] as const)),
    ) as Record<(typeof names)[number], Player>
    await grantAdmin(t.node.ctx, players.admin.user.username)

    const setTheScene = async (): Promise<Scene> => {
      const { leader, member, applicant, bystander } = players
      const { id, roles } = await postCrew(t, leader, {
        maxCrewSize: 9,
        roles: [{ roleName: 'Pilot', slotsNeeded: 5 }],
      })
      const roleId = roles[0]?.id ?? 0
      const apply = (as: Player) =>
        t.send(applications.applyToCrew, { params: { id }, body: application }, { as })
      const joined = await apply(member)
      const params = { id, applicationId: joined.body.id }
      await t.send(applications.decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
      const waiting = await apply(applicant)
      const forRole = { params: { id, roleId }, body: { message: 'Me' } }
      const asPilot = await t.send(applications.applyToRole, forRole, { as: bystander })
      return {
        id,
        roleId,
        applicationId: waiting.body.id,
        roleApplicationId: asPilot.body.id,
        memberId: member.user.id,
      }
    }

    for (const [endpoint, request, expected] of rows) {
      const seen: Partial<Record<Actor, number>> = {}
      for (const actor of actors) {
        const as = actor === 'guest' ? undefined : players[actor]
        seen[actor] = (await t.send(endpoint, request(await setTheScene()) as never, { as })).status
      }
      expect([endpoint.name, seen]).toEqual([endpoint.name, expected])
    }
  },
  120_000,
)

test('no call of the crew is missing from the table', () => {
  const listed = new Set(rows.map(([endpoint]) => endpoint.name))
  const calls = endpoints.filter(({ path }) => /^\/(crew|crew-finder|role-applications)\//.test(path))
  expect(calls.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})
