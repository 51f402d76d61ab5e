/** Answers that take longer than Discord waits. */
import { afterAll, expect, test } from 'vitest'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { eventually } from '#server/testing/eventually.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { holdCrew, holdTable } from '#server/testing/held-crew.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env, runsJobs: true })
const { post, interactionOf } = discordAppCalls(t, discord)
const { beaconOf } = beaconCalls(t)
const { postHalo } = applicationCalls(t)
const { invite, offerTo } = offerCalls(t)

afterAll(() => discord.close())

/** Filled in to apply for any seat. */
const formOf = (crewId: number) => ({
  custom_id: `apply:${crewId}:any`,
  components: Object.entries({ message: 'Me.', availability: 'abends', experience: 'experte' }).map(
    ([custom_id, value]) => ({ type: 18, component: { type: 4, custom_id, value } }),
  ),
})

test('an answer that takes too long follows, also if Discord does not take it at first', async () => {
  const { crew } = await postHalo()
  const by = await linkDiscord(t, await registerPlayer(t))
  const interaction = interactionOf({ by }, 5, formOf(crew.id))
  const held = await holdCrew(t.connection, crew.id)
  const { type, data } = await post(JSON.stringify(interaction))
  expect([type, data.flags]).toEqual([5, 64])
  discord.answerNext({ status: 429, body: { retry_after: 0 } })
  await held.release()
  await eventually(() =>
    expect(discord.messagesIn(interaction.token).map(({ content }) => content)).toEqual([
      'You have applied to “Halo”. The leader decides.',
    ]),
  )
})

test('a direct message is edited by an answer that follows, and stays where the answer is a refusal', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  const [by, otherBy] = [await linkDiscord(t, player), await linkDiscord(t, other)]
  await invite(leader, crew.id, player, roleId)
  const data = { custom_id: `accept:${(await offerTo(player, crew.id))?.id}`, component_type: 2 }
  const pressed = [by, otherBy].map((by) => interactionOf({ by, guild: null }, 3, data))
  const held = await holdCrew(t.connection, crew.id)
  const answers = await Promise.all(pressed.map((each) => post(JSON.stringify(each))))
  expect(answers.map(({ type }) => type)).toEqual([6, 6])
  await held.release()
  const followed = () =>
    discord.requests
      .filter(({ path }) => path.includes('/webhooks/') && pressed.some(({ token }) => path.includes(token)))
      .map(({ method, body }) => [method, body.content])
      .sort()
  await eventually(() =>
    expect(followed()).toEqual([
      ['PATCH', 'You are aboard “Halo”.'],
      ['POST', 'There is nothing here.'],
    ]),
  )
})

test('while the database is slow, Discord gets an answer in time, and a repeated request still does nothing', async () => {
  const player = await registerPlayer(t)
  const pressed = interactionOf({ by: await linkDiscord(t, player) }, 2, { name: 'beacon', options: [] })
  const held = await holdTable(t.connection, 'discord_interactions')
  const answers = await Promise.all([1, 2].map(() => post(JSON.stringify(pressed))))
  expect(answers.map(({ type }) => type)).toEqual([5, 5])
  await held.release()
  const lit = expect.stringContaining('Your beacon is lit')
  await eventually(() =>
    expect(discord.messagesIn(pressed.token).map(({ content }) => content)).toEqual([lit]),
  )
  expect((await beaconOf(player))?.isLit).toBe(true)
})

test('a node that stops finishes what Discord no longer waits for, and the answer follows', async () => {
  const { crew } = await postHalo()
  const by = await linkDiscord(t, await registerPlayer(t))
  const { node } = await t.startNode()
  const there = discordAppCalls({ node, inject: (options) => node.app.inject(options) }, discord)
  const pressed = there.interactionOf({ by }, 5, formOf(crew.id))
  const held = await holdCrew(t.connection, crew.id)
  expect((await there.post(JSON.stringify(pressed))).type).toBe(5)
  let isClosed = false
  const closing = node.app.close().then(() => {
    isClosed = true
  })
  await held.untilWaiting(1)
  expect(isClosed).toBe(false)
  await held.release()
  await closing
  await eventually(() =>
    expect(discord.messagesIn(pressed.token).map(({ content }) => content)).toEqual([
      'You have applied to “Halo”. The leader decides.',
    ]),
  )
})
