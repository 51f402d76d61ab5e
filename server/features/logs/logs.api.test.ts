// Also on the embedded engine.
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { logLimits } from '#contract/logs/limits.ts'
import { endMission } from '#contract/missions/missions.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { complete, flyMission } from '#server/testing/calls/mission-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import {
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { photo } from '#server/testing/factories/picture-files.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { add, log, publish, remove, see, upload } = logCalls(t)

afterEach(() => expectInvariants(t.connection))

const flown = async () => {
  const { id, leader, members } = await flyMission(t, 1)
  return { id, leader, member: members[0] as Player, stranger: await registerPlayer(t) }
}

const pictureOf = async (as: Player | undefined, id: number) => (await log(as, id)).body.pictures[0]

test('those aboard add pictures with a line, and see all of them; nobody else sees any', async () => {
  const { id, leader, member, stranger } = await flown()
  await add(leader, id, 'The last rock')
  const answer = await add(member, id)
  expect(answer).toMatchObject({ canAdd: true, canChoose: false })
  expect(answer.pictures).toMatchObject([
    { line: 'The last rock', author: { id: leader.user.id }, canRemove: false, canReport: true },
    { line: '', author: { id: member.user.id }, canRemove: true, canReport: false, isPublic: false },
  ])
  expect((await log(leader, id)).body).toMatchObject({ canChoose: true, pictures: [{}, { canRemove: true }] })

  const addresses = answer.pictures.flatMap(({ image, thumbnail }) => [image, thumbnail])
  for (const address of addresses) {
    const shown = await see(member, address)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(shown.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^private/),
      vary: 'cookie',
    })
    expect((await see(stranger, address)).statusCode).toBe(404)
    expect((await see(undefined, address)).statusCode).toBe(401)
  }
  for (const outsider of [undefined, stranger]) {
    const { body } = await log(outsider, id)
    expect(body).toEqual({ pictures: [], canAdd: false, canChoose: false })
  }
})

test('a large picture is made smaller and a small one is not made larger, each with a small copy', async () => {
  const { id, leader } = await flown()
  await upload(leader, id, await photo(3200, 1800).jpeg().toBuffer())
  await upload(leader, id, await photo(200, 400, '#0088ff').png().toBuffer())
  const { pictures } = (await log(leader, id)).body
  expect(pictures).toMatchObject([
    { width: logLimits.side, height: 900 },
    { width: 200, height: 400 },
  ])
  const sizes = []
  for (const { image, thumbnail } of pictures) {
    for (const address of [image, thumbnail]) {
      const { format, width, height } = await sharp((await see(leader, address)).rawPayload).metadata()
      sizes.push([format, width, height])
    }
  }
  expect(sizes).toEqual([
    ['webp', 1600, 900],
    ['webp', 640, 360],
    ['webp', 200, 400],
    ['webp', 200, 400],
  ])
})

test('everybody sees the one picture that whoever leads chooses, at an address that can be cached for an hour', async () => {
  const { id, leader, member } = await flown()
  await add(leader, id, 'One')
  const { pictures } = await add(member, id, 'Two', '#0088ff')
  const [one, two] = pictures
  expect((await publish(leader, id, one?.id ?? 0)).status).toBe(200)
  const { body } = await publish(leader, id, two?.id ?? 0)
  expect(body.pictures.map(({ isPublic }) => isPublic)).toEqual([false, true])

  const seen = await log(undefined, id)
  expect(seen.body.pictures).toMatchObject([{ line: 'Two', canRemove: false, canReport: false }])
  for (const address of [seen.body.pictures[0]?.image, seen.body.pictures[0]?.thumbnail]) {
    const shown = await see(undefined, address)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([
      200,
      'public, max-age=3600, must-revalidate',
    ])
    // The session is not looked up, so that no session can get into a shared cache.
    expect(shown.headers['set-cookie']).toBeUndefined()
  }
  await publish(leader, id, null)
  expect((await log(undefined, id)).body.pictures).toEqual([])
  const gone = await see(undefined, seen.body.pictures[0]?.image)
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a picture that is public in one mission is not shown for another that has the same one', async () => {
  const [one, other] = [await flown(), await flown()]
  await publish(one.leader, one.id, (await add(one.leader, one.id)).pictures[0]?.id ?? 0)
  const address = (await pictureOf(undefined, one.id))?.image
  await add(other.leader, other.id)
  expect((await log(undefined, other.id)).body.pictures).toEqual([])
  await remove(one.leader, (await pictureOf(one.leader, one.id))?.id ?? 0)
  expect((await see(undefined, address)).statusCode).toBe(404)
})

test('the co-leader chooses, too; members, strangers and pictures of other missions are refused', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 3 })
  const [coLeader, member] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  await leadingCalls(t).nameCoLeader(leader, id, coLeader)
  await complete(t, leader, id)
  const [picture] = (await add(member, id)).pictures
  const choose = async (as: Player | undefined, pictureId = picture?.id ?? 0) =>
    (await publish(as, id, pictureId)).status
  expect(await choose(undefined)).toBe(401)
  expect(await choose(await registerPlayer(t))).toBe(403)
  expect(await choose(member)).toBe(403)
  expect(await choose(coLeader)).toBe(200)
  const other = await flown()
  expect(await choose(leader, (await add(other.leader, other.id)).pictures[0]?.id)).toBe(404)
  expect((await remove(coLeader, picture?.id ?? 0)).status).toBe(204)
})

test('before the completion there is no log, and once the mission has ended it stays open', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  expect((await log(leader, id)).body).toEqual({ pictures: [], canAdd: false, canChoose: false })
  const early = await upload(leader, id, await photo().png().toBuffer())
  expect([early.statusCode, early.json().code]).toEqual([409, 'log_closed'])
  expect((await publish(leader, id, null)).body.code).toBe('log_closed')
  await complete(t, leader, id)
  await t.send(endMission, { params: { id } }, { as: leader })
  expect((await add(leader, id)).pictures).toHaveLength(1)
})

test('who was not aboard adds nothing, and the seventh picture is refused', async () => {
  const { id, leader, member, stranger } = await flown()
  const bytes = await photo().png().toBuffer()
  expect((await upload(undefined, id, bytes)).statusCode).toBe(401)
  expect((await upload(stranger, id, bytes)).json().code).toBe('not_allowed')
  for (let i = 0; i < logLimits.pictures; i += 1) await add(i % 2 ? leader : member, id)
  expect((await log(member, id)).body.canAdd).toBe(false)
  const seventh = await upload(member, id, bytes)
  expect([seventh.statusCode, seventh.json().code]).toEqual([409, 'log_full'])
  await remove(leader, (await pictureOf(leader, id))?.id ?? 0)
  expect((await upload(member, id, bytes)).statusCode).toBe(201)
})

test.each([
  ['x'.repeat(logLimits.line + 1), 'too long'],
  ['two\nlines', 'not one line'],
  ['Use STAR-ABCD-EFGH', 'a referral code'],
  ['fuck you', 'an insult'],
])('the line %j is refused: it is %s', async (line) => {
  const { id, leader } = await flown()
  const response = await upload(leader, id, await photo().png().toBuffer(), line)
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['line']])
  expect((await log(leader, id)).body.pictures).toEqual([])
})

test('its author and those who lead remove a picture, others do not; a removed one is gone', async () => {
  const { id, leader, member, stranger } = await flown()
  const [picture] = (await add(leader, id)).pictures
  const pictureId = picture?.id ?? 0
  expect((await remove(undefined, pictureId)).status).toBe(401)
  expect((await remove(stranger, pictureId)).status).toBe(404)
  expect((await remove(member, pictureId)).status).toBe(403)
  expect((await remove(leader, pictureId)).status).toBe(204)
  expect((await remove(leader, pictureId)).status).toBe(404)
  expect((await see(leader, picture?.image)).statusCode).toBe(404)
  const [own] = (await add(member, id)).pictures
  expect((await remove(member, own?.id ?? 0)).status).toBe(204)
})

test('of a hidden mission only those aboard see pictures, and of a deleted one nobody', async () => {
  const { id, leader, member } = await flown()
  await publish(leader, id, (await add(member, id)).pictures[0]?.id ?? 0)
  const address = (await pictureOf(undefined, id))?.image
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', id).execute()
  expect((await log(await registerPlayer(t), id)).body.pictures).toEqual([])
  expect((await see(undefined, address)).statusCode).toBe(404)
  expect((await see(member, (await pictureOf(member, id))?.image)).statusCode).toBe(200)

  const admin = await registerStaff(t, 'admin')
  await t.send(deleteCrew, { params: { id }, body: {} }, { as: admin })
  expect((await log(member, id)).body.code).toBe('crew_removed')
  expect((await see(undefined, address)).statusCode).toBe(404)
  expect(await t.connection.db.selectFrom('mission_pictures').select('id').execute()).toEqual([])
})

test('the pictures of a deleted account are gone, those of others stay', async () => {
  const { id, leader, member } = await flown()
  await add(leader, id, 'Stays')
  await publish(leader, id, (await add(member, id, 'Goes')).pictures[1]?.id ?? 0)
  const address = (await log(undefined, id)).body.pictures[0]?.image
  await leaveForGood(t, member)
  expect((await log(leader, id)).body.pictures).toMatchObject([{ line: 'Stays' }])
  expect((await see(undefined, address)).statusCode).toBe(404)
})

test('those aboard learn at once of a new picture, everybody else only of the public one', async () => {
  const { id, leader, member, stranger } = await flown()
  const inside = await listenTo(t.node.app, leader)
  const outside = await listenTo(t.node.app, stranger)
  const [picture] = (await add(member, id)).pictures
  expect(await inside.waitFor('crew')).toEqual({ id, change: 'updated' })
  await publish(leader, id, picture?.id ?? 0)
  await outside.waitFor('crew')
  expect(outside.events).toHaveLength(1)
  inside.close()
  outside.close()
})
