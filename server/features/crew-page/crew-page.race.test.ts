/** A change is committed before the crew is loaded for its answer, so no request waits for the answer to another. */
import { expect, test } from 'vitest'
import { applyToCrew } from '#contract/applications/applications.ts'
import { nameCoLeader } from '#contract/leading/leading.ts'
import { bringShip, leaveCrew, startMission } from '#contract/missions/missions.ts'
import { applicationDraft } from '#server/testing/calls/application-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { holdTable } from '#server/testing/held-crew.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

interface Scene {
  readonly id: number
  readonly leader: Player
  readonly member: Player
}

const changes: Record<string, (scene: Scene) => Promise<{ readonly status: number }>> = {
  'a member leaves': ({ id, member }) => t.send(leaveCrew, { params: { id } }, { as: member }),
  'a member brings no ship': ({ id, member }) =>
    t.send(bringShip, { params: { id }, body: { fleetShipId: null } }, { as: member }),
  'the leader starts the mission': ({ id, leader }) =>
    t.send(startMission, { params: { id } }, { as: leader }),
  'the leader names a co-leader': ({ id, leader, member }) =>
    t.send(nameCoLeader, { params: { id }, body: { userId: member.user.id } }, { as: leader }),
}

test.each(Object.entries(changes))('a player can apply while %s and has no answer yet', async (_, change) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const scene = { id, leader, member: await joinCrew(t, leader, id) }
  const applicant = await registerPlayer(t)
  // Only the page of a crew reads this table.
  const table = await holdTable(t.connection, 'settlements')
  try {
    const answer = change(scene)
    await table.untilWaiting(1)
    const applied = await t.send(applyToCrew, { params: { id }, body: applicationDraft }, { as: applicant })
    expect(applied.status).toBe(201)
    await table.release()
    expect((await answer).status).toBe(200)
  } finally {
    await table.release()
  }
})
