import { afterEach, expect, test } from 'vitest'
import {
  applyToCrew,
  applyToRole,
  decideApplication,
  decideRoleApplication,
  listRoleApplications,
  withdrawApplication,
} from '#contract/applications/applications.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { cancelMission, leaveCrew, removeMember, startMission } from '#contract/missions/missions.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { sendInOrder } from '#server/testing/held-crew.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const body = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
const many = Array.from({ length: 20 }, (_, i) => i)

afterEach(() => expectInvariants(t.connection))

let another: ReturnType<typeof t.startNode> | undefined
const otherNode = () => {
  another ??= t.startNode()
  return another
}

/** Sends every second request to the other node. */
const nodes = async (): Promise<(i: number) => Pick<TestApp, 'send'>> => {
  const other = await otherNode()
  return (i) => (i % 2 === 0 ? t : other)
}
const players = () => Promise.all(many.map(() => registerPlayer(t)))
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('of twenty players accepted at once for two free seats, exactly two get one', async () => {
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

test('of twenty declined players accepted at once after all, exactly two get the two seats, each once', async () => {
  const node = await nodes()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 3 })
  const decide = (i: number, applicationId: number, status: 'accepted' | 'declined') =>
    node(i).send(decideApplication, { params: { id, applicationId }, body: { status } }, { as: leader })
  const applied = await Promise.all(
    (await players()).map((as) => t.send(applyToCrew, { params: { id }, body }, { as })),
  )
  for (const [i, application] of applied.entries()) await decide(i, application.body.id, 'declined')
  const decided = await Promise.all(
    applied.flatMap(({ body }, i) => [decide(i, body.id, 'accepted'), decide(i + 1, body.id, 'accepted')]),
  )
  expect([count(decided, 200), count(decided, 409)]).toEqual([2, 38])
  expect((await t.send(getCrew, { params: { id } })).body.members).toHaveLength(3)
})

test('of twenty players accepted at once for one role, exactly one gets it', async () => {
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

test('of twenty applications of a player at once, to the crew and for a role, one is stored', async () => {
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

test('of many starts at once one succeeds, and a cancelled mission never starts', async () => {
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

test('of many decisions at once one accepts the player, and nothing changes it afterwards', async () => {
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
  // At most one refusal comes first: the leader may accept after a refusal, but not refuse after accepting.
  const outcomes = answers.flatMap(({ status, body }) => (status === 200 ? body.status : []))
  expect([outcomes.filter((each) => each === 'accepted').length, outcomes.length <= 2]).toEqual([1, true])
  expect(count(answers, 409)).toBe(20 - outcomes.length)
  const seen = await t.send(getCrew, { params: { id } }, { as: applicant })
  expect(seen.body.viewer).toMatchObject({ application: { status: 'accepted' }, isMember: true })
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

/** A crew with a pending application, which the leader accepts on the other node. */
const crewWithApplicant = async (size = 4) => {
  const other = await otherNode()
  const [leader, applicant] = [await registerPlayer(t), await registerPlayer(t)]
  const { id } = await postCrew(t, leader, { maxCrewSize: size })
  const applied = await t.send(applyToCrew, { params: { id }, body }, { as: applicant })
  const params = { id, applicationId: applied.body.id }
  const accept = () => other.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
  const isMember = async () =>
    (await t.send(getCrew, { params: { id } }, { as: applicant })).body.viewer?.isMember
  return { id, leader, applicant, accept, isMember }
}
interface Outcome {
  readonly status: number
  readonly body: { readonly code?: string | undefined }
}
const outcomes = (answers: readonly Outcome[]) => answers.map(({ status, body }) => body.code ?? status)

test('a withdrawn application cannot be accepted, and an accepted one cannot be withdrawn', async () => {
  for (const withdrawsFirst of [true, false]) {
    const { id, applicant, accept, isMember } = await crewWithApplicant()
    const withdraw = () => t.send(withdrawApplication, { params: { id } }, { as: applicant })
    const answers = await sendInOrder<Outcome>(
      t.connection,
      id,
      withdrawsFirst ? [withdraw, accept] : [accept, withdraw],
    )
    expect(outcomes(answers)).toEqual(withdrawsFirst ? [204, 'not_found'] : [200, 'already_decided'])
    expect(await isMember()).toBe(!withdrawsFirst)
  }
})

test('a crew that was made smaller refuses, and one that is full cannot be made smaller', async () => {
  for (const shrinksFirst of [true, false]) {
    const { id, leader, accept, isMember } = await crewWithApplicant(2)
    const change = crewDraft({ maxCrewSize: 1 })
    const shrink = () => t.send(updateCrew, { params: { id }, body: change }, { as: leader })
    const answers = await sendInOrder<Outcome>(
      t.connection,
      id,
      shrinksFirst ? [shrink, accept] : [accept, shrink],
    )
    expect(outcomes(answers)).toEqual(shrinksFirst ? [200, 'crew_full'] : [200, 'invalid_input'])
    expect(await isMember()).toBe(!shrinksFirst)
  }
})

test('nobody is accepted for a removed role, and a filled role cannot be removed', async () => {
  const other = await otherNode()
  const leader = await registerPlayer(t)
  for (const removedFirst of [true, false]) {
    const applicant = await registerPlayer(t)
    const { id, roles } = await postCrew(t, leader, { roles: [{ roleName: 'Pilot', slotsNeeded: 1 }] })
    const forRole = { params: { id, roleId: roles[0]?.id ?? 0 }, body: { message: 'Me' } }
    const applied = await t.send(applyToRole, forRole, { as: applicant })
    const decision = { params: { id: applied.body.id }, body: { status: 'accepted' as const } }
    const accept = () => other.send(decideRoleApplication, decision, { as: leader })
    const change = { ...crewDraft(), roles: [] }
    const remove = () => t.send(updateCrew, { params: { id }, body: change }, { as: leader })
    const answers = await sendInOrder<Outcome>(
      t.connection,
      id,
      removedFirst ? [remove, accept] : [accept, remove],
    )
    expect(outcomes(answers)).toEqual(removedFirst ? [200, 'already_decided'] : [200, 'invalid_input'])
    const { body: listed } = await t.send(listRoleApplications, { params: { id } }, { as: leader })
    expect(listed.applications.map(({ status }) => status)).toEqual([removedFirst ? 'rejected' : 'accepted'])
  }
})

test('a member who leaves while being removed frees one seat', async () => {
  for (const leavesFirst of [true, false]) {
    const { id, leader, applicant, accept } = await crewWithApplicant()
    await accept()
    const leave = () => t.send(leaveCrew, { params: { id } }, { as: applicant })
    const params = { id, userId: applicant.user.id }
    const remove = () => t.send(removeMember, { params }, { as: leader })
    const answers = await sendInOrder<Outcome>(
      t.connection,
      id,
      leavesFirst ? [leave, remove] : [remove, leave],
    )
    expect(outcomes(answers)).toEqual(leavesFirst ? [200, 'not_found'] : [204, 'not_member'])
    expect((await t.send(getCrew, { params: { id } })).body.currentCrewSize).toBe(1)
  }
})
