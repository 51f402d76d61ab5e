import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startMission } from '#contract/missions/missions.ts'
import { getDebriefPicture } from '#contract/previews/previews.ts'
import { complete, flyMission } from '#server/testing/calls/mission-calls.ts'
import { pictureCalls } from '#server/testing/calls/picture-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { photo } from '#server/testing/factories/picture-files.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { upload } = pictureCalls(t)

const pictureOf = (as: Player | undefined, id: number) =>
  t.inject({
    url: `/api${getDebriefPicture.path.replace(':id', String(id))}`,
    ...(as && { cookies: as.cookies }),
  })

test('those who were aboard get a picture of the mission that no cache shares', async () => {
  const { id, leader, members } = await flyMission(t, 2)
  for (const aboard of [leader, ...members]) {
    const { statusCode, headers, rawPayload } = await pictureOf(aboard, id)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, no-cache',
    ])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  }
})

test('nobody else gets it', async () => {
  const { id } = await flyMission(t, 1)
  expect((await pictureOf(undefined, id)).statusCode).toBe(401)
  expect((await pictureOf(await registerPlayer(t), id)).statusCode).toBe(403)
})

test('a mission that is not completed has none', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  expect((await pictureOf(leader, id)).statusCode).toBe(404)
  await t.send(startMission, { params: { id } }, { as: leader })
  expect((await pictureOf(leader, id)).statusCode).toBe(404)
})

test('a new face and a mark of absence change what the leader gets, and a mark only that', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  const [present, absent] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  await complete(t, leader, id, [absent])
  const bytesFor = async (as: Player) => (await pictureOf(as, id)).rawPayload.toString('base64')
  const [ofLeader, ofMember] = [await bytesFor(leader), await bytesFor(present)]
  // The picture of a member does not give away who was marked.
  expect(ofLeader).not.toBe(ofMember)
  await upload(present, await photo().png().toBuffer())
  expect(await bytesFor(leader)).not.toBe(ofLeader)
})
