/** Adding, choosing and removing pictures, concurrently on two nodes. */
import { afterEach, expect, test } from 'vitest'
import { logLimits } from '#contract/logs/limits.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { flyMission } from '#server/testing/calls/mission-calls.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import { photo } from '#server/testing/factories/picture-files.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { add, log } = logCalls(t)

afterEach(() => expectInvariants(t.connection))

test('of two pictures that are added at once to a log with room for one, one gets in', async () => {
  const other = logCalls(await t.startNode())
  const bytes = await photo(40, 30).png().toBuffer()
  for (let round = 0; round < 4; round += 1) {
    const { id, leader, members } = await flyMission(t, 1)
    for (let i = 1; i < logLimits.pictures; i += 1) await add(leader, id)
    const answers = await Promise.all([
      logCalls(t).upload(leader, id, bytes, 'One'),
      other.upload(members[0], id, bytes, 'Other'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect((await log(leader, id)).body.pictures).toHaveLength(logLimits.pictures)
  }
})

test('of many choices at once one stands', async () => {
  const other = logCalls(await t.startNode())
  const { id, leader } = await flyMission(t, 0)
  await add(leader, id)
  await add(leader, id)
  const { pictures } = await add(leader, id)
  const choices = Array.from({ length: 12 }, (_, i) => pictures[i % 3]?.id ?? 0)
  const answers = await Promise.all(
    choices.map((choice, i) => (i % 2 ? other : logCalls(t)).publish(leader, id, choice)),
  )
  expect(answers.map(({ status }) => status)).toEqual(choices.map(() => 200))
  const shown = (await log(undefined, id)).body.pictures
  expect(shown).toHaveLength(1)
})

test('a picture that is chosen while it is removed is gone, and nothing fails', async () => {
  const other = logCalls(await t.startNode())
  for (let round = 0; round < 5; round += 1) {
    const { id, leader, members } = await flyMission(t, 1)
    const [picture] = (await add(members[0] as Player, id)).pictures
    const pictureId = picture?.id ?? 0
    const [chosen, removed] = await Promise.all([
      logCalls(t).publish(leader, id, pictureId),
      other.remove(members[0], pictureId),
    ])
    expect([200, 404]).toContain(chosen.status)
    expect(removed.status).toBe(204)
    expect((await log(leader, id)).body.pictures).toEqual([])
  }
})

test('whoever deletes their account while a picture is on its way leaves none behind', async () => {
  const other = await t.startNode()
  const bytes = await photo(40, 30).png().toBuffer()
  for (let round = 0; round < 4; round += 1) {
    const { id, leader, members } = await flyMission(t, 1)
    const member = members[0] as Player
    const [, deleted] = await Promise.all([
      logCalls(t).upload(member, id, bytes),
      leaveForGood(other, member),
    ])
    expect(deleted.status).toBe(204)
    expect((await log(leader, id)).body.pictures).toEqual([])
  }
})
