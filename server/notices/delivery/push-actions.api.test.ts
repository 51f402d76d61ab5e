/** Buttons of notices on devices that need no page: the service worker makes their calls. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import type { PushCall } from '#contract/notices/push-payload.ts'
import { updateQuietHours } from '#contract/notices/quiet-hours.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { type PlayerWithDevice, pushCalls } from '#server/testing/calls/push-calls.ts'
import { readyCalls } from '#server/testing/calls/ready-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { quietAround } from '#server/testing/factories/quiet-hours.ts'
import { openPushService } from '#server/testing/fakes/push-service.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { duePushesJob } from './notice-pushes.ts'

const service = await openPushService()
const t = openTestApp({ runsJobs: true, env: { PUSH_HOSTS: service.host } })
const { apply, decide } = applicationCalls(t)
const { register, allSent, countDue } = pushCalls(t, service)
const { invite, offerTo, takeBack } = offerCalls(t)
const { call, answer, statesFor } = readyCalls(t)

// Otherwise it would run by itself every minute, between two steps of a test.
beforeEach(() => service.clear())
afterAll(() => service.close())

const hourMs = 60 * 60_000

const lastPush = async ({ device }: PlayerWithDevice, title: RegExp) => {
  // Two that are sent concurrently may arrive in any order.
  const find = () => service.pushesTo(device).findLast(({ payload }) => title.test(payload.title))
  await expect.poll(find, waitOptions).toBeDefined()
  return find()?.payload
}

/** As the service worker does. */
const makeCall = ({ method, path, body }: PushCall, { cookies }: Player) =>
  t.inject({
    method,
    url: path,
    headers: { 'content-type': 'application/json' },
    cookies: { ...cookies },
    body: JSON.stringify(body),
  })

const setScene = async (headers: Readonly<Record<string, string>> = {}) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const member = await register(headers)
  await decide(leader, id, (await apply(member.player, id)).body.id, 'accepted')
  return { id, leader, member }
}

test('a ready check is answered by the buttons of its notification, in the language of the player', async () => {
  const { id, leader, member } = await setScene({ 'accept-language': 'de' })
  await call(leader, id)
  const payload = await lastPush(member, /^Bereitschaftscheck für „Halo“/)
  const link = `/crew/${id}`
  expect(payload).toMatchObject({
    link,
    tag: `reminder ${link}`,
    actions: [
      {
        title: 'Bereit',
        link,
        call: { path: `/api/crew/${id}/ready`, done: expect.stringContaining('bereit') },
      },
      { title: '10 Minuten später', link, call: { method: 'PUT', body: { answer: 'late' } } },
    ],
  })
  for (const [action, state] of [
    [0, 'ready'],
    [1, 'late'],
  ] as const) {
    const made = payload?.actions[action]?.call
    expect(made && (await makeCall(made, member.player)).statusCode).toBe(200)
    expect(await statesFor(leader, id)).toEqual(['ready', state])
  }
})

test('an invitation is accepted by the button of its notification, which is gone once it has ended', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const invited = await register()
  await invite(leader, id, invited.player, null)
  const payload = await lastPush(invited, /invites you to a crew/)
  expect(payload?.actions).toMatchObject([{ title: 'Accept' }, { title: 'Decline' }])
  const made = payload?.actions[0]?.call
  expect(made && (await makeCall(made, invited.player)).statusCode).toBe(200)
  const { viewer } = (await t.send(getCrew, { params: { id } }, { as: invited.player })).body
  expect(viewer?.isMember).toBe(true)

  const other = await register()
  const now = t.node.ctx.now()
  await t.send(updateQuietHours, { body: quietAround(now, other.player.user.timezone) }, { as: other.player })
  await invite(leader, id, other.player, null)
  await expect.poll(countDue, waitOptions).toBe(1)
  await takeBack(leader, (await offerTo(other.player, id))?.id ?? 0)
  t.clock.advance(2 * hourMs)
  await duePushesJob.run(t.node.ctx, {})
  expect((await lastPush(other, /invites you to a crew/))?.actions).toEqual([])
})

test('in quiet hours a call waits unless the start is near, and not for those who have answered', async () => {
  const { id, leader, member } = await setScene()
  const { player, device } = member
  await lastPush(member, /^You are in/)
  await allSent()
  const body = quietAround(t.node.ctx.now(), player.user.timezone)
  await t.send(updateQuietHours, { body }, { as: player })
  await call(leader, id)
  await expect.poll(countDue, waitOptions).toBe(1)
  await answer(player, id, 'ready')
  t.clock.advance(2 * hourMs)
  await duePushesJob.run(t.node.ctx, {})
  await allSent()
  expect(service.pushesTo(device)).toHaveLength(1)

  const now = t.node.ctx.now()
  await t.send(updateQuietHours, { body: quietAround(now, player.user.timezone, true) }, { as: player })
  const scheduledFor = new Date(now.getTime() + 0.9 * hourMs).toISOString()
  await t.send(
    updateCrew,
    { params: { id }, body: { ...crewDraft({ title: 'Halo' }), scheduledFor } },
    { as: leader },
  )
  await lastPush(member, /has a new start time/)
  await call(leader, id)
  await lastPush(member, /^Ready check for “Halo”, which starts/)
})
