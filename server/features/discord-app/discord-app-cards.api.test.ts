// Also on the embedded engine.
/** Cards of crews in the channels of Discord servers. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission, startMission } from '#contract/missions/missions.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import {
  cardUpkeepJob,
  deliverCardJob,
  endedCardsJob,
} from '#server/features/discord-app/discord-app-cards.service.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { readyCalls } from '#server/testing/calls/ready-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import {
  crewDraft,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { command, type, press } = discordAppCalls(t, discord)
const { call, inMinutes, runJob } = readyCalls(t)
const channel = '7001'
const day = 24 * 60 * 60

beforeEach(() => discord.clear())
afterAll(() => discord.close())

/** Jobs are not run in this test: this runs those that are due by its clock. */
const deliver = async () => {
  const due = await t.connection.db
    .selectFrom('discord_cards')
    .select('id')
    .where('due_at', '<=', t.node.ctx.now())
    .execute()
  for (const { id } of due) await deliverCardJob.run(t.node.ctx, { cardId: id })
}
const after = async (seconds: number) => {
  t.clock.advance(seconds * 1_000)
  await deliver()
}

const showHalo = async () => {
  const leader = await registerPlayer(t)
  const by = await linkDiscord(t, leader)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 50 })
  const { data } = await command({ by }, 'crew show', { crew: String(id) })
  await deliver()
  return { leader, by, id, said: data.content }
}
const rename = (leader: Player, id: number, title: string) =>
  t.send(updateCrew, { params: { id }, body: crewDraft({ title, maxCrewSize: 50 }) }, { as: leader })
const titles = () => discord.messagesIn(channel).map(({ embeds }) => embeds[0]?.title)
const countCards = async () =>
  (await t.connection.db.selectFrom('discord_cards').select('id').execute()).length
const sent = () => discord.requests.filter(({ path }) => path.includes('/channels/'))

test('a crew is shown in the channel by one card with buttons, found by link or title', async () => {
  const { by, id, said } = await showHalo()
  expect(said).toBe('The card of “Halo” is on its way.')
  expect(titles()).toEqual(['Halo'])
  const [card] = discord.messagesIn(channel)
  expect(card?.allowed_mentions).toEqual({ parse: [] })
  const ids = card?.components[0]?.components.map(({ custom_id }) => custom_id)
  expect(ids).toEqual([`seat:${id}`, `withdraw:${id}`, undefined])
  expect(sent()[0]?.authorization).toBe('Bot bot-token')
  for (const crew of [`https://crew.example/crew/${id}`, 'halo', String(id)])
    expect((await command({ by }, 'crew show', { crew })).data.content).toContain('already')
  await deliver()
  expect(titles()).toEqual(['Halo'])
  const suggested = await type({ by }, 'crew show', 'crew', 'hal')
  expect(suggested.data.choices).toEqual([{ name: 'Halo', value: String(id) }])
})

test('a leader finds their own crew by its title when it is full, and nobody else does', async () => {
  const { leader, by, id } = await showHalo()
  const other = await registerPlayer(t)
  await t.send(
    updateCrew,
    { params: { id }, body: crewDraft({ title: 'Halo @everyone', maxCrewSize: 2 }) },
    { as: leader },
  )
  await joinCrew(t, leader, id)
  const typed = async (by: string) => (await type({ by }, 'crew show', 'crew', 'HALO')).data.choices
  expect(await typed(by)).toEqual([{ name: 'Halo @everyone', value: String(id) }])
  expect(await typed(await linkDiscord(t, other))).toEqual([])
})

test('who is no player puts up no card, nor does anybody where the app cannot post', async () => {
  const { by, id } = await showHalo()
  const crew = String(id)
  expect((await command({ by: '5', channel: '8' }, 'crew show', { crew })).data.content).toContain(
    'who you are',
  )
  const refused = await command({ by, channel: '8', canPost: false }, 'crew show', { crew })
  expect(refused.data.content).toContain('not allowed to post')
  expect((await command({ by, channel: '8' }, 'crew show', { crew: 'x'.repeat(10_000) })).data.content).toBe(
    'There is nothing here.',
  )
  expect(await countCards()).toBe(1)
})

test.each(['', ' \t', '\u200b\ufe0f'])(
  'who types no title (%j) is asked for one, and no card is put up',
  async (crew) => {
    const { by } = await showHalo()
    const english = await command({ by, channel: '8' }, 'crew show', { crew })
    expect(english.data.content).toBe('Which crew? Type its title, or paste a link to it.')
    const german = await command({ by, channel: '8', locale: 'de' }, 'crew show', { crew })
    expect(german.data.content).toBe('Welche Crew? Tippe ihren Titel, oder füge einen Link zu ihr ein.')
    expect(await countCards()).toBe(1)
  },
)

test('a card is put up only by members who may send messages in the channel, or in the thread', async () => {
  const { by, id } = await showHalo()
  const [send, sendInThreads] = [String(1n << 11n), String(1n << 38n)]
  const show = async (doing: object) =>
    (await command({ by, channel: '8', ...doing }, 'crew show', { crew: String(id) })).data.content
  const refusal = 'You can show a crew only where you may send messages yourself.'
  expect(await show({ permissions: '0' })).toBe(refusal)
  expect(await show({ permissions: sendInThreads })).toBe(refusal)
  expect(await show({ permissions: send, isThread: true })).toBe(refusal)
  expect(await show({ permissions: String(1n << 5n), locale: 'de' })).toBe(
    'Du kannst eine Crew nur dort zeigen, wo du selbst Nachrichten senden darfst.',
  )
  expect(await countCards()).toBe(1)
  expect(await show({ permissions: send })).toContain('on its way')
  expect(await show({ permissions: sendInThreads, isThread: true, channel: '9' })).toContain('on its way')
  expect(await show({ permissions: String(1n << 3n), channel: '10' })).toContain('on its way')
})

test('a seat that is taken shows on the card, and so does the end, once', async () => {
  const { leader, id } = await showHalo()
  await joinCrew(t, leader, id)
  await after(3)
  expect(JSON.stringify(discord.messagesIn(channel))).toContain('48')
  await t.send(cancelMission, { params: { id }, body: { reason: 'Rain.' } }, { as: leader })
  await after(3)
  const [card] = discord.messagesIn(channel)
  expect(card?.components[0]?.components.map(({ custom_id }) => custom_id)).toEqual([undefined])
  const edits = sent().length
  await after(60 * 60)
  expect(sent()).toHaveLength(edits)
})

test('while a crew is asked whether it is ready, the card has the buttons, and answers who is not aboard', async () => {
  const leader = await registerPlayer(t)
  const by = await linkDiscord(t, leader)
  const start = inMinutes(40)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: start, maxCrewSize: 3 })
  const member = await linkDiscord(t, await joinCrew(t, leader, id))
  const stranger = await linkDiscord(t, await registerPlayer(t))
  await command({ by }, 'crew show', { crew: String(id) })
  await deliver()
  const ids = () =>
    discord
      .messagesIn(channel)[0]
      ?.components.map(({ components }) => components.map(({ custom_id }) => custom_id))
  const usual = [`seat:${id}`, `withdraw:${id}`, undefined]
  const asked = [[`ready:${id}`, `late:${id}`, `cannot_come:${id}`], usual]
  expect(ids()).toEqual([usual])
  await call(leader, id)
  await after(3)
  expect(ids()).toEqual(asked)

  const answer = async (by: string) => {
    const { type, data } = await press({ by }, `ready:${id}`)
    return [type, data.flags, data.content]
  }
  expect(await answer(member)).toEqual([4, 64, 'Halo: You are ready'])
  expect(await answer(stranger)).toEqual([4, 64, 'You are not in this crew.'])
  expect(await answer('31')).toEqual([4, 64, expect.stringContaining('who you are')])

  const draft = crewDraft({ title: 'Halo', scheduledFor: inMinutes(90), maxCrewSize: 3 })
  await t.send(updateCrew, { params: { id }, body: draft }, { as: leader })
  await after(3)
  expect(ids()).toEqual([usual])
  t.clock.advance(62 * 60_000)
  await runJob()
  await after(3)
  expect(ids()).toEqual(asked)
  await t.send(startMission, { params: { id } }, { as: leader })
  await after(3)
  expect(ids()).toEqual([usual])
})

test('what moderators delete disappears from the card, also after the mission is over', async () => {
  const [{ leader, id }, admin] = [await showHalo(), await registerStaff(t, 'admin')]
  await t.send(cancelMission, { params: { id }, body: { reason: 'Rain.' } }, { as: leader })
  await after(3)
  await after(7 * day)
  await endedCardsJob.run(t.node.ctx, {})
  expect(titles()).toEqual(['Halo'])
  await t.send(deleteCrew, { params: { id }, body: { reason: 'Spam' } }, { as: admin })
  await after(3)
  expect(titles()).toEqual(['This post is not shown at the moment'])
  expect(JSON.stringify(discord.messagesIn(channel))).not.toContain('Halo')
  expect(await countCards()).toBe(0)
})

test('the card of a mission that was over a month ago is forgotten, and no other', async () => {
  const { leader, id } = await showHalo()
  await showHalo()
  await t.send(cancelMission, { params: { id }, body: { reason: 'Rain.' } }, { as: leader })
  await after(3)
  await after(31 * day)
  await endedCardsJob.run(t.node.ctx, {})
  expect([titles(), await countCards()]).toEqual([['Halo', 'Halo'], 1])
})

test('a card that was deleted is not posted again, and neither is one where the app was removed', async () => {
  const { leader, id } = await showHalo()
  discord.deleteMessages(channel)
  await rename(leader, id, 'Halo 2')
  await after(3)
  expect([titles(), await countCards()]).toEqual([[], 0])
  const other = await showHalo()
  discord.removeApp('700')
  discord.answerNext({ status: 403, body: { code: 50_001 } })
  await rename(other.leader, other.id, 'Halo 3')
  await after(3)
  expect(await countCards()).toBe(0)
})

test('a card that was deleted is posted again for somebody who asks for it, and no other is', async () => {
  const { by, id } = await showHalo()
  const show = async () => {
    const { data } = await command({ by }, 'crew show', { crew: String(id) })
    await after(3)
    await after(3)
    return data.content
  }
  expect(await show()).toBe(
    'This channel already has a card of “Halo”. If its message was deleted, it comes back.',
  )
  expect(titles()).toEqual(['Halo'])
  discord.deleteMessages(channel)
  await show()
  expect(titles()).toEqual(['Halo'])
  await show()
  expect([titles(), await countCards()]).toEqual([['Halo'], 1])
})

test('a card in a thread that Discord has archived is kept up to date', async () => {
  const { leader, id } = await showHalo()
  discord.archive(channel)
  await rename(leader, id, 'Halo 2')
  await after(3)
  expect([titles(), await countCards()]).toEqual([['Halo 2'], 1])
})

test.each([
  [400, 50_035],
  [403, 20_028],
  [404, 10_062],
])('a card that Discord refuses with status %s and code %s is tried again later', async (status, code) => {
  const { leader, id } = await showHalo()
  discord.answerNext({ status, body: { code } })
  await rename(leader, id, 'Halo 2')
  await after(3)
  expect(titles()).toEqual(['Halo'])
  await after(20)
  expect([titles(), await countCards()]).toEqual([['Halo 2'], 1])
})

test('a card whose first answer was lost is not posted twice, however late, unless somebody asks for it', async () => {
  discord.loseAnswerTo('/messages')
  const { leader, by, id } = await showHalo()
  expect(titles()).toEqual(['Halo'])
  await after(20)
  expect([titles(), await countCards()]).toEqual([['Halo'], 1])

  discord.loseAnswerTo('/messages')
  const other = await showHalo()
  discord.forgetNonces()
  await after(10 * 60)
  await rename(other.leader, other.id, 'Halo 2')
  await after(3)
  expect([titles(), sent().length]).toEqual([['Halo', 'Halo'], 3])
  await command({ by: other.by }, 'crew show', { crew: String(other.id) })
  await after(3)
  expect(titles()).toEqual(['Halo', 'Halo', 'Halo 2'])
  await rename(leader, id, 'Halo 3')
  await command({ by }, 'crew show', { crew: String(id) })
  await after(3)
  expect(titles()).toEqual(['Halo 3', 'Halo', 'Halo 2'])
})

test('while Discord is away for an hour nothing is lost, and one edit follows', async () => {
  const { leader, id } = await showHalo()
  discord.answerAll({ status: 503 })
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await rename(leader, id, `Halo ${minutes}`)
    await after(5 * 60)
  }
  const tried = sent().length
  discord.answerAll(undefined)
  for (let minutes = 0; minutes < 10; minutes += 1) await after(60)
  expect([titles(), sent().length - tried]).toEqual([['Halo 55'], 1])
})

test('Discord is left alone for as long as it asks', async () => {
  const { leader, id } = await showHalo()
  discord.answerNext({ status: 429, body: { retry_after: 30 } })
  await rename(leader, id, 'Halo 2')
  await after(3)
  const before = sent().length
  await after(20)
  expect(sent()).toHaveLength(before)
  await after(11)
  expect(titles()).toEqual(['Halo 2'])
})

test('a card whose job was lost is sent later', async () => {
  const { leader, id } = await showHalo()
  await rename(leader, id, 'Halo 2')
  t.clock.advance(11 * 60_000)
  await cardUpkeepJob.run(t.node.ctx, {})
  await deliver()
  expect(titles()).toEqual(['Halo 2'])
})
