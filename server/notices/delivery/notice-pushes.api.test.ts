// Also on the embedded engine.
/** Notices on devices, over a stand-in for the push services of browsers. */
import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { listMessages, readMessage } from '#contract/messages/messages.ts'
import { cancelMission, startMission } from '#contract/missions/missions.ts'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { addPushDevice, getPushSettings } from '#contract/notices/push.ts'
import { updateQuietHours } from '#contract/notices/quiet-hours.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import { remindersJob } from '#server/features/missions/missions-upkeep.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { type PlayerWithDevice, pushCalls } from '#server/testing/calls/push-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import {
  crewDraft,
  inHours,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { quietAround } from '#server/testing/factories/quiet-hours.ts'
import { openPushService } from '#server/testing/fakes/push-service.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { duePushesJob } from './notice-pushes.ts'

const service = await openPushService()
const t = openTestApp({ runsJobs: true, env: { PUSH_HOSTS: service.host } })
const { apply, decide, postHalo } = applicationCalls(t)
const { write } = messageCalls(t)
const { register, titlesTo, countWaiting, countDue, allSent } = pushCalls(t, service)
const hourMs = 60 * 60_000

// Otherwise it would run by itself every minute, between two steps of a test.
beforeEach(() => service.clear())
afterAll(() => service.close())

const firstPush = async ({ device }: PlayerWithDevice) => {
  await expect.poll(() => service.pushesTo(device).length, waitOptions).toBe(1)
  const [push] = service.pushesTo(device)
  if (!push) throw new Error('no push')
  return push
}
const join = async (leader: Player, player: Player, id: number) =>
  decide(leader, id, (await apply(player, id)).body.id, 'accepted')
const choose = (as: Player, kind: 'mission' | 'comment', byPush: boolean) =>
  t.send(updateNoticeSetting, { params: { kind }, body: { inInbox: true, byMail: false, byPush } }, { as })
const keepQuiet = ({ player }: PlayerWithDevice, urgentPasses: boolean) =>
  t.send(
    updateQuietHours,
    { body: quietAround(t.node.ctx.now(), player.user.timezone, urgentPasses) },
    { as: player },
  )
const endQuietHours = async () => {
  t.clock.advance(2 * hourMs)
  await duePushesJob.run(t.node.ctx, {})
}

test('whoever is in learns it at once, in their language: text, time and link, and nothing else', async () => {
  const { leader, crew } = await postHalo()
  const applicant = await register({ 'accept-language': 'de' })
  await join(leader, applicant.player, crew.id)
  const { payload, headers } = await firstPush(applicant)
  expect(payload).toEqual({
    title: expect.stringContaining('Halo'),
    at: expect.any(String),
    link: `/crew/${crew.id}`,
    tag: `decision /crew/${crew.id}`,
    actions: [],
  })
  expect(payload.title).toMatch(/^Du bist/)
  expect(headers).toMatchObject({
    ttl: String(24 * 60 * 60),
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    'content-encoding': 'aes128gcm',
  })
  await allSent()
  const { devices } = (await t.send(getPushSettings, {}, { as: applicant.player })).body
  expect(devices).toMatchObject([{ lastUsedAt: expect.any(String) }])
})

test('the request is signed with the key that devices subscribe with', async () => {
  const { leader, crew } = await postHalo()
  const applicant = await register()
  const { publicKey } = (await t.send(getPushSettings, {}, { as: applicant.player })).body
  await join(leader, applicant.player, crew.id)
  const { headers } = await firstPush(applicant)
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: `http://${service.host}`,
    sub: 'mailto:crew@crewbeacon.example',
  })
  const point = Buffer.from(publicKey, 'base64url')
  const half = (start: number) => point.subarray(start, start + 32).toString('base64url')
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
})

test('an application leads to the applications, also by its button', async () => {
  const leader = await register()
  const { id } = await postCrew(t, leader.player, { title: 'Halo' })
  await apply(await registerPlayer(t), id)
  const { payload, headers } = await firstPush(leader)
  const link = `/crew/${id}/applications`
  expect(payload).toMatchObject({ link, actions: [{ title: 'Answer…', link }] })
  expect(headers.urgency).toBe('normal')
})

test('messages and comments lead to where they are, without what was written', async () => {
  const other = await registerPlayer(t)
  const reader = await register()
  await write(other, reader.player, 'A secret')
  await write(other, reader.player, 'Another secret')
  expect((await firstPush(reader)).payload).toMatchObject({
    title: `${other.user.username} has written to you.`,
    link: `/messages?with=${other.user.id}`,
  })
  const leader = await register()
  await choose(leader.player, 'comment', true)
  const { id } = await postCrew(t, leader.player)
  await discussionCalls(t).write(other, id, 'When do we meet?')
  expect((await firstPush(leader)).payload.link).toBe(`/crew/${id}#discussion`)
  await allSent()
  expect(titlesTo(reader)).toHaveLength(1)
})

test('every device of a player shows it, and what they do not want none does', async () => {
  const { leader, crew } = await postHalo()
  const member = await register()
  const { cookies } = await moderationCalls(t).signIn(member.player)
  const phone = service.newDevice()
  await t.send(addPushDevice, { body: phone.subscription }, { as: { cookies } })
  await join(leader, member.player, crew.id)
  await firstPush(member)
  await firstPush({ ...member, device: phone })
  await choose(member.player, 'mission', false)
  await t.send(startMission, { params: { id: crew.id } }, { as: leader })
  await allSent()
  expect(service.pushes).toHaveLength(2)
})

test('somebody who signs in on the same device does not see what was meant for the first', async () => {
  const leader = await register()
  await keepQuiet(leader, false)
  const { id } = await postCrew(t, leader.player)
  await apply(await registerPlayer(t), id)
  await expect.poll(countDue, waitOptions).toBe(1)
  const second = await registerPlayer(t)
  await t.send(addPushDevice, { body: leader.device.subscription }, { as: second })
  expect(await countWaiting()).toBe(0)
})

test('what comes in quiet hours is shown when they end, as one', async () => {
  const { leader, crew } = await postHalo()
  const member = await register()
  await join(leader, member.player, crew.id)
  await firstPush(member)
  await keepQuiet(member, false)
  await t.send(startMission, { params: { id: crew.id } }, { as: leader })
  await write(leader, member.player, 'Hello')
  await t.send(cancelMission, { params: { id: crew.id }, body: { reason: '' } }, { as: leader })
  await expect.poll(countDue, waitOptions).toBe(3)
  expect(titlesTo(member)).toHaveLength(1)
  await duePushesJob.run(t.node.ctx, {})
  expect(await countDue()).toBe(3)
  await endQuietHours()
  await allSent()
  expect(titlesTo(member).slice(1)).toEqual(['3 new notices on CrewBeacon'])
  expect(service.pushesTo(member.device)[1]?.payload).toMatchObject({ link: '/notices', tag: 'notices' })
})

test('what was read in the meantime is not shown', async () => {
  const leader = await register()
  await keepQuiet(leader, false)
  const { id } = await postCrew(t, leader.player)
  await apply(await registerPlayer(t), id)
  await expect.poll(countDue, waitOptions).toBe(1)
  const { messages } = (await t.send(listMessages, {}, { as: leader.player })).body
  for (const message of messages)
    await t.send(readMessage, { params: { id: message.id } }, { as: leader.player })
  await endQuietHours()
  await allSent()
  expect(titlesTo(leader)).toEqual([])
})

test('quiet hours that are switched off hold nothing back any longer', async () => {
  const reader = await register()
  await keepQuiet(reader, false)
  await write(await registerPlayer(t), reader.player, 'Hello')
  await expect.poll(countDue, waitOptions).toBe(1)
  const body = { ...quietAround(t.node.ctx.now(), 'UTC'), isOn: false }
  await t.send(updateQuietHours, { body }, { as: reader.player })
  await duePushesJob.run(t.node.ctx, {})
  await allSent()
  expect(titlesTo(reader)).toHaveLength(1)
})

test('what waits is not shown once the player does not want it, or has blocked its sender', async () => {
  const [rex, other] = [await registerPlayer(t), await registerPlayer(t)]
  const { leader, crew } = await postHalo()
  const reader = await register()
  await join(leader, reader.player, crew.id)
  await firstPush(reader)
  await keepQuiet(reader, false)
  await write(rex, reader.player, 'Hello')
  await write(other, reader.player, 'Hello')
  await t.send(startMission, { params: { id: crew.id } }, { as: leader })
  await expect.poll(countDue, waitOptions).toBe(3)
  await messageCalls(t).block(reader.player, rex)
  await choose(reader.player, 'mission', false)
  await endQuietHours()
  await allSent()
  expect(titlesTo(reader).slice(1)).toEqual([`${other.user.username} has written to you.`])
})

test('what cannot wait comes in quiet hours if the player says so, and nothing else', async () => {
  const { leader, crew } = await postHalo()
  const member = await register()
  await keepQuiet(member, true)
  await join(leader, member.player, crew.id)
  await firstPush(member)
  await t.send(startMission, { params: { id: crew.id } }, { as: leader })
  await t.send(cancelMission, { params: { id: crew.id }, body: { reason: '' } }, { as: leader })
  await expect.poll(() => titlesTo(member).length, waitOptions).toBe(2)
  expect(titlesTo(member)[1]).toContain('cancelled')
  await expect.poll(countDue, waitOptions).toBe(1)
})

test('a reminder is not shown once the mission has started', async () => {
  const leader = await register()
  await keepQuiet(leader, false)
  await postCrew(t, leader.player, { scheduledFor: inHours(0.9) })
  await remindersJob.run(t.node.ctx, {})
  await expect.poll(countDue, waitOptions).toBe(1)
  await endQuietHours()
  await allSent()
  expect(titlesTo(leader)).toEqual([])
})

test('members of a mission that a moderator deletes learn it at once, and always in their list', async () => {
  const { leader, crew } = await postHalo()
  const member = await register()
  await join(leader, member.player, crew.id)
  await firstPush(member)
  const body = { inInbox: false, byMail: false, byPush: true }
  await t.send(updateNoticeSetting, { params: { kind: 'mission' }, body }, { as: member.player })
  const admin = await registerStaff(t, 'admin')
  await t.send(deleteCrew, { params: { id: crew.id }, body: { reason: 'Advertising' } }, { as: admin })
  await expect.poll(() => titlesTo(member).length, waitOptions).toBe(2)
  expect(service.pushesTo(member.device)[1]?.headers.urgency).toBe('high')
  const { messages } = (await t.send(listMessages, {}, { as: member.player })).body
  expect(messages[0]?.message).toContain('Advertising')
})

test('only a start that is moved within a day cannot wait', async () => {
  const { leader, crew } = await postHalo()
  const member = await register()
  await join(leader, member.player, crew.id)
  await firstPush(member)
  const move = (scheduledFor: string) =>
    t.send(
      updateCrew,
      { params: { id: crew.id }, body: crewDraft({ title: 'Halo', maxCrewSize: 4, scheduledFor }) },
      { as: leader },
    )
  for (const [hours, count] of [
    [72, 2],
    [5, 3],
  ] as const) {
    await move(inHours(hours))
    await expect.poll(() => titlesTo(member).length, waitOptions).toBe(count)
  }
  const urgencies = service.pushesTo(member.device).map(({ headers }) => headers.urgency)
  expect(urgencies).toEqual(['high', 'normal', 'high'])
})
