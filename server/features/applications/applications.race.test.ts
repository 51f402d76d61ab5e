import { afterEach, expect, test } from 'vitest'
import { applyToCrew, applyToRole, decideApplication, decideRoleApplication } from '#contract/applications.ts'
import { getCrew } from '#contract/crews.ts'
import { cancelMission, leaveCrew, startMission } from '#contract/missions.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories.ts'
import { expectInvariants } from '#server/testing/invariants.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const body = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
const many = Array.from({ length: 20 }, (_, i) => i)

afterEach(() => expectInvariants(t.connection))

/** Every other request by the other node. */
const nodes = async (): Promise<(i: number) => Pick<TestApp, 'send'>> => {
  const other = await t.startNode()
  return (i) => (i % 2 === 0 ? t : other)
}
const players = () => Promise.all(many.map(() => registerPlayer(t)))
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('twenty acceptances for two free seats seat exactly two', async () => {
  const node = await nodes()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 3 })
  const applicants = await players()
  const applied = await Promise.all(
    applicants.map((as) => t.send(applyToCrew, { params: { id }, body }, { as })),
  )
  const decided = await Promise.all(
    applied.map(({ body: { id: applicationId } }, i) =>
      node(i).send(
        decideApplication,
        { params: { id, applicationId }, body: { status: 'accepted' } },
        { as: leader },
      ),
    ),
  )
  expect([count(decided, 200), count(decided, 409)]).toEqual([2, 18])
  expect((await t.send(getCrew, { params: { id } })).body.members).toHaveLength(3)
})

test('one role slot is filled once', async () => {
  const node = await nodes()
  const leader = await registerPlayer(t)
  const { id, roles } = await postCrew(t, leader, {
    maxCrewSize: 30,
    roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
  })
  const roleId = roles[0]?.id ?? 0
  const applied = await Promise.all(
    (await players()).map((as) =>
      t.send(applyToRole, { params: { id, roleId }, body: { message: 'Me' } }, { as }),
    ),
  )
  const decided = await Promise.all(
    applied.map(({ body: application }, i) =>
      node(i).send(
        decideRoleApplication,
        { params: { id: application.id }, body: { status: 'accepted' } },
        { as: leader },
      ),
    ),
  )
  expect([count(decided, 200), count(decided, 409)]).toEqual([1, 19])
})

test('a player who applies twenty times at once, by both ways, has applied once', async () => {
  const node = await nodes()
  const leader = await registerPlayer(t)
  const { id, roles } = await postCrew(t, leader, { roles: [{ roleName: 'Pilot', slotsNeeded: 1 }] })
  const roleId = roles[0]?.id ?? 0
  const as = await registerPlayer(t)
  const answers = await Promise.all(
    many.map((i) =>
      i % 3 === 0
        ? node(i).send(applyToRole, { params: { id, roleId }, body: { message: 'Me' } }, { as })
        : node(i).send(applyToCrew, { params: { id }, body }, { as }),
    ),
  )
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 19])
})

test('start against cancel has one winner', async () => {
  const node = await nodes()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const answers = await Promise.all(
    many.map((i) => node(i).send(startMission, { params: { id } }, { as: leader })),
  )
  expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19])
  const other = await postCrew(t, leader)
  const both = await Promise.all(
    many.map((i) =>
      i < 10
        ? node(i).send(startMission, { params: { id: other.id } }, { as: leader })
        : node(i).send(cancelMission, { params: { id: other.id }, body: {} }, { as: leader }),
    ),
  )
  // A started mission may still be cancelled; a cancelled one never starts.
  const { body: after } = await t.send(getCrew, { params: { id: other.id } })
  const cancelled = count(both.slice(10), 200)
  expect(cancelled).toBe(1)
  expect(after.missionStatus).toBe('cancelled')
  expect(count(both.slice(0, 10), 200)).toBeLessThanOrEqual(1)
})

test('accept against decline has one outcome', async () => {
  const node = await nodes()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const applicant = await registerPlayer(t)
  const applied = await t.send(applyToCrew, { params: { id }, body }, { as: applicant })
  const params = { id, applicationId: applied.body.id }
  const answers = await Promise.all(
    many.map((i) =>
      node(i).send(
        decideApplication,
        { params, body: { status: i % 2 ? 'accepted' : 'declined' } },
        { as: leader },
      ),
    ),
  )
  expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19])
})

test('leaving twenty times at once frees one seat', async () => {
  const node = await nodes()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member: Player = await registerPlayer(t)
  const applied = await t.send(applyToCrew, { params: { id }, body }, { as: member })
  const params = { id, applicationId: applied.body.id }
  await t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
  const answers = await Promise.all(
    many.map((i) => node(i).send(leaveCrew, { params: { id } }, { as: member })),
  )
  expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19])
})
