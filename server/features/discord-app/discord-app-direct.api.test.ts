// Also on the embedded engine.
/** Invitations, offered seats and ready checks as direct messages in Discord, with buttons. */
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { getDirectMessages, updateDirectMessages } from '#contract/discord/direct-messages.ts'
import { listNotices } from '#contract/notices/list.ts'
import { updateQuietHours } from '#contract/notices/quiet-hours.ts'
import { escapeForDiscord } from '#contract/wire/discord.ts'
import type { DirectMessage } from '#server/notices/delivery/direct-messages.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { readyCalls } from '#server/testing/calls/ready-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import {
  goodPassword,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { quietAround } from '#server/testing/factories/quiet-hours.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { deliverDirectMessageJob } from './discord-app-direct.service.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { press } = discordAppCalls(t, discord)
const { postHalo } = applicationCalls(t)
const { invite, decline, takeBack, offerTo } = offerCalls(t)
const { call, answer, inMinutes, statesFor } = readyCalls(t)
const { board } = boardingCalls(t)
const { postFull, join, leaveCrew, moveUp } = waitlistCalls(t)

const takeJobs = async () => {
  const { rows } = await sql<{ data: DirectMessage & { job: string }; start_after: Date }>`
    delete from pgboss.job where name = 'discord' returning data, start_after
  `.execute(t.connection.db)
  return rows.flatMap(({ data: { job, ...message }, start_after: startAfter }) =>
    job === 'discord-direct-message' ? [{ message, startAfter }] : [],
  )
}
/** Jobs are not run in this test: this runs those that wait. */
const deliver = async () => {
  for (const { message } of await takeJobs()) await deliverDirectMessageJob.run(t.node.ctx, message)
}

beforeEach(async () => {
  discord.clear()
  await takeJobs()
})
afterAll(() => discord.close())

const turn = (as: Player, isOn: boolean) => t.send(updateDirectMessages, { body: { isOn } }, { as })
const link = async (player: Player) => {
  const by = await linkDiscord(t, player)
  return { player, by, doing: { by, guild: null } }
}
/** Who gets direct messages. */
const reached = async (player?: Player) => {
  const linked = await link(player ?? (await registerPlayer(t)))
  expect((await turn(linked.player, true)).body).toEqual({ isPossible: true, isOn: true })
  return linked
}
const messagesTo = (by: string) => discord.messagesIn(`9${by}`)
const buttonsTo = (by: string) =>
  messagesTo(by)
    .flatMap(({ components }) => components.flatMap(({ components }) => components))
    .flatMap(({ custom_id }) => custom_id ?? [])
const sizeOf = async (id: number) => (await t.send(getCrew, { params: { id } })).body.currentCrewSize
const offerIdOf = async (player: Player, crewId: number) => (await offerTo(player, crewId))?.id ?? 0
const noticesOf = async (as: Player) =>
  (await t.send(listNotices, {}, { as })).body.notices.map(({ text }) => text)

const inviteReached = async () => {
  const scene = await postHalo()
  const invited = await reached()
  await invite(scene.leader, scene.crew.id, invited.player, scene.roleId)
  await deliver()
  return { ...scene, ...invited, offerId: await offerIdOf(invited.player, scene.crew.id) }
}

test('an invitation is accepted by its button, and the message says so', async () => {
  const { leader, crew, by, doing, offerId } = await inviteReached()
  const [message] = messagesTo(by)
  expect(message?.content).toContain(
    `${escapeForDiscord(leader.user.username)} invites you aboard “Halo”.\nTurret Gunner\nHeld for you until <t:`,
  )
  expect(message?.embeds.map(({ title }) => title)).toEqual(['Halo'])
  expect(buttonsTo(by)).toEqual([`accept:${offerId}`, `decline:${offerId}`])
  const { type, data } = await press(doing, `accept:${offerId}`)
  expect([type, data.content, data.flags]).toEqual([7, 'You are aboard “Halo”.', undefined])
  expect(JSON.stringify(data.components)).not.toContain('accept')
  expect(await sizeOf(crew.id)).toBe(2)
})

test('an invitation is declined by its button', async () => {
  const { crew, player, doing, offerId } = await inviteReached()
  const { type, data } = await press(doing, `decline:${offerId}`)
  expect([type, data.content]).toEqual([7, 'You have declined.'])
  expect([await offerTo(player, crew.id), await sizeOf(crew.id)]).toEqual([null, 1])
})

/** Of a full crew: the player is first on its waiting list when a seat is freed. */
const offerFromList = async (waiting: Player) => {
  const { member, id } = await postFull()
  const linked = await reached(waiting)
  await join(waiting, id)
  await leaveCrew(member, id)
  await moveUp(id)
  await deliver()
  return { ...linked, id, offerId: await offerIdOf(waiting, id) }
}

test('a seat that is offered from the waiting list is accepted by its button', async () => {
  const { id, by, doing, offerId } = await offerFromList(await registerPlayer(t))
  expect(messagesTo(by).map(({ content }) => content)).toEqual([
    expect.stringMatching(/^A seat in “Halo” is free for you\.\nAny free seat\nHeld for you until <t:/),
  ])
  expect(buttonsTo(by)).toEqual([`accept:${offerId}`, `decline:${offerId}`])
  const { type, data } = await press(doing, `accept:${offerId}`)
  expect([type, data.content, await sizeOf(id)]).toEqual([7, 'You are aboard “Halo”.', 2])
})

test('who reads German is offered the seat in German, and declines it', async () => {
  const { id, player, by, doing, offerId } = await offerFromList(
    await registerPlayer(t, {}, { 'accept-language': 'de' }),
  )
  const [message] = messagesTo(by)
  expect(message?.content).toMatch(
    /^In „Halo“ ist ein Platz frei für dich\.\nIrgendein freier Platz\nFür dich reserviert bis <t:/,
  )
  expect(message?.embeds[0]?.description).toContain('Offen')
  expect(message?.components.flatMap(({ components }) => components.map(({ label }) => label))).toEqual([
    'Annehmen',
    'Ablehnen',
    'Crew öffnen',
  ])
  const { type, data } = await press({ ...doing, locale: 'de' }, `decline:${offerId}`)
  expect([type, data.content]).toEqual([7, 'Du hast abgelehnt.'])
  expect([await offerTo(player, id), await sizeOf(id)]).toEqual([null, 1])
})

test('the message of an offer that has ended says so, and changes nothing', async () => {
  const { leader, crew, doing, offerId } = await inviteReached()
  await takeBack(leader, offerId)
  for (const action of ['accept', 'decline']) {
    const { type, data } = await press(doing, `${action}:${offerId}`)
    expect([type, data.content, data.components]).toEqual([7, expect.stringContaining('no longer'), []])
  }
  expect(await sizeOf(crew.id)).toBe(1)
})

test('offers of others are neither taken nor declined, whoever presses and whatever id is made up', async () => {
  const { crew, player, offerId } = await inviteReached()
  const other = await reached()
  const unlinked = { by: '31', guild: null }
  for (const action of ['accept', 'decline']) {
    const pressed = await press(other.doing, `${action}:${offerId}`)
    expect([pressed.type, pressed.data.flags, pressed.data.content]).toEqual([
      4,
      64,
      'There is nothing here.',
    ])
    expect((await press(unlinked, `${action}:${offerId}`)).data.content).toContain('who you are')
    for (const id of ['0', '999999999', '1e9', '-1', `${offerId}:any`, `${offerId} `, '', 'x'.repeat(90)])
      expect((await press(other.doing, `${action}:${id}`)).status).toBe(200)
  }
  expect([await offerIdOf(player, crew.id), await sizeOf(crew.id)]).toEqual([offerId, 1])
})

test('pressed in a server, the answer is for the player alone and leaves the message', async () => {
  const { by, offerId } = await inviteReached()
  const { type, data } = await press({ by }, `accept:${offerId}`)
  expect([type, data.flags, data.content]).toEqual([4, 64, 'You are aboard “Halo”.'])
})

test('titles and names notify nobody in a direct message', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: '@everyone <@1> [free](crew) **run**' })
  const { player, by, doing } = await reached()
  await t.connection.db
    .updateTable('users')
    .set({ display_name: '<@&7> @here' })
    .where('id', '=', leader.user.id)
    .execute()
  await invite(leader, id, player)
  await deliver()
  const [message] = messagesTo(by)
  expect(message?.allowed_mentions).toEqual({ parse: [] })
  const { data } = await press(doing, `accept:${await offerIdOf(player, id)}`)
  for (const text of [message?.content, message?.embeds[0]?.title, data.content])
    expect(text).not.toMatch(/@everyone|@here|<@[&!\d]|(?<!\\)\[free|(?<!\\)\*\*run/)
  expect([data.content, data.allowed_mentions]).toEqual([expect.stringContaining('free'), { parse: [] }])
})

test('who is asked whether they are ready answers by a button, may change their mind, and frees the seat', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inMinutes(40), maxCrewSize: 3 })
  const { by, doing } = await reached(await joinCrew(t, leader, id))
  await call(leader, id)
  await deliver()
  const answers = [`ready:${id}`, `late:${id}`, `cannot_come:${id}`]
  expect(messagesTo(by).map(({ content }) => content)).toEqual([expect.stringContaining('“Halo”')])
  expect(buttonsTo(by)).toEqual(answers)
  const late = await press(doing, `late:${id}`)
  expect([late.type, late.data.content]).toEqual([7, 'Halo: You will be 10 minutes late'])
  expect(await statesFor(leader, id)).toEqual(['ready', 'late'])
  const cannot = await press(doing, `cannot_come:${id}`)
  expect([cannot.type, cannot.data.content]).toEqual([7, expect.stringContaining('Your seat is free')])
  expect(await sizeOf(id)).toBe(1)
  const again = await press(doing, `ready:${id}`)
  expect([again.type, again.data.components]).toEqual([7, []])
})

test('who has answered on the site meanwhile is not asked', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inMinutes(40) })
  const { player, by } = await reached(await joinCrew(t, leader, id))
  await call(leader, id)
  await answer(player, id, 'ready')
  await deliver()
  const { crew, roleId, leader: other } = await postHalo()
  await invite(other, crew.id, player, roleId)
  await decline(player, await offerIdOf(player, crew.id))
  await deliver()
  expect(messagesTo(by)).toEqual([])
})

test('only those who chose so get direct messages, and unlinking or turning them off ends them at once', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [plain, off, unlinked] = [await link(await registerPlayer(t)), await reached(), await reached()]
  for (const { player } of [plain, off, unlinked]) await invite(leader, crew.id, player, roleId)
  await turn(off.player, false)
  await t.connection.db
    .deleteFrom('discord_accounts')
    .where('user_id', '=', unlinked.player.user.id)
    .execute()
  await deliver()
  expect(discord.requests).toEqual([])
  expect((await t.send(getDirectMessages, {}, { as: plain.player })).body).toEqual({
    isPossible: true,
    isOn: false,
  })
  expect((await t.send(getDirectMessages, {}, { as: unlinked.player })).body.isPossible).toBe(false)
  expect((await turn(unlinked.player, true)).status).toBe(404)
})

test('a banned player gets none', async () => {
  const { leader, crew, roleId } = await postHalo()
  const { player } = await reached()
  await invite(leader, crew.id, player, roleId)
  await t.connection.db
    .updateTable('users')
    .set({ banned_until: new Date(Date.now() + 60_000) })
    .where('id', '=', player.user.id)
    .execute()
  await deliver()
  expect(discord.requests).toEqual([])
})

test('closed direct messages turn the switch off, and one notice says so', async () => {
  const { leader, crew, roleId } = await postHalo()
  const { player, by } = await reached()
  const later = await postHalo()
  await invite(leader, crew.id, player, roleId)
  await invite(later.leader, later.crew.id, player, later.roleId)
  const [first, second] = await takeJobs()
  discord.answerAll({ status: 403, body: { code: 50_007 } })
  for (const each of [first, first, second])
    if (each) await deliverDirectMessageJob.run(t.node.ctx, each.message)
  expect((await t.send(getDirectMessages, {}, { as: player })).body.isOn).toBe(false)
  const ended = (await noticesOf(player)).filter((text) => text.startsWith('Discord does not deliver'))
  expect([ended.length, messagesTo(by)]).toEqual([1, []])
  expect(await takeJobs()).toEqual([])
})

test('a job that runs twice sends one message', async () => {
  const { leader, crew, roleId } = await postHalo()
  const { player, by } = await reached()
  await invite(leader, crew.id, player, roleId)
  const [job] = await takeJobs()
  for (let run = 0; run < 2; run += 1) if (job) await deliverDirectMessageJob.run(t.node.ctx, job.message)
  expect(messagesTo(by)).toHaveLength(1)
})

test.each([
  ['its answer is an error', () => discord.answerNext({ status: 503 })],
  ['its answer is lost on the way', () => discord.loseAnswerTo('/messages')],
])('a message to Discord is sent again once, and is there once, where %s', async (_name, fail) => {
  const { leader, crew, roleId } = await postHalo()
  const { player, by } = await reached()
  await invite(leader, crew.id, player, roleId)
  fail()
  await deliver()
  const [again, ...others] = await takeJobs()
  expect([again?.message.userId, others]).toEqual([player.user.id, []])
  if (again) await deliverDirectMessageJob.run(t.node.ctx, again.message)
  expect([messagesTo(by).length, await takeJobs()]).toEqual([1, []])
})

test('Discord is asked again after a pause, for as long as it asks', async () => {
  const { leader, crew, roleId } = await postHalo()
  const { player, by } = await reached()
  await invite(leader, crew.id, player, roleId)
  discord.answerNext({ status: 429, body: { retry_after: 30 } })
  await deliver()
  const [waiting] = await takeJobs()
  const pauseMs = (waiting?.startAfter.getTime() ?? 0) - t.node.ctx.now().getTime()
  expect([pauseMs > 25_000, pauseMs <= 30_000, messagesTo(by)]).toEqual([true, true, []])
  if (waiting) await deliverDirectMessageJob.run(t.node.ctx, waiting.message)
  expect(messagesTo(by)).toHaveLength(1)
})

/** Discord is away from now on, and the player is asked again and again. */
const keepTrying = async (minutes: number) => {
  discord.answerAll({ status: 503 })
  for (let passed = 0; passed < minutes; passed += 15) {
    await deliver()
    t.clock.advance(15 * 60_000)
  }
  discord.answerAll(undefined)
  await deliver()
}

test('an offer reaches the player where Discord was away for longer than an hour, and not once it has ended', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [one, other] = [await reached(), await reached()]
  for (const { player } of [one, other]) await invite(leader, crew.id, player)
  await keepTrying(3 * 60)
  expect([messagesTo(one.by).length, messagesTo(other.by).length]).toEqual([1, 1])
  const late = await reached()
  await invite(leader, crew.id, late.player, roleId)
  await keepTrying(15 * 24 * 60)
  expect([messagesTo(late.by), await takeJobs()]).toEqual([[], []])
})

test('the question whether a player is ready is tried until the start', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inMinutes(150), maxCrewSize: 3 })
  const [one, other] = [await reached(await joinCrew(t, leader, id)), await reached()]
  await call(leader, id)
  await keepTrying(2 * 60)
  expect(messagesTo(one.by)).toHaveLength(1)
  const late = await postCrew(t, leader, { title: 'Late', scheduledFor: inMinutes(150), seatsAtOnce: 'all' })
  await board(other.player, late.id)
  await call(leader, late.id)
  await keepTrying(3 * 60)
  expect([messagesTo(other.by), await takeJobs()]).toEqual([[], []])
})

test('nothing is sent in quiet hours', async () => {
  const { leader, crew, roleId } = await postHalo()
  const { player, by } = await reached()
  await t.send(
    updateQuietHours,
    { body: quietAround(t.node.ctx.now(), player.user.timezone) },
    { as: player },
  )
  await invite(leader, crew.id, player, roleId)
  await deliver()
  expect(messagesTo(by)).toEqual([])
  const [waiting] = await takeJobs()
  expect(waiting && waiting.startAfter > t.node.ctx.now()).toBe(true)
})

test('the export says whether the player wants direct messages', async () => {
  const wanted = async ({ player }: { player: Player }) =>
    (await t.send(exportAccount, { body: { password: goodPassword } }, { as: player })).body
  expect(await wanted(await reached())).toMatchObject({ discordAccount: [{ directMessages: true }] })
  expect(await wanted(await link(await registerPlayer(t)))).toMatchObject({
    discordAccount: [{ directMessages: false }],
  })
})
