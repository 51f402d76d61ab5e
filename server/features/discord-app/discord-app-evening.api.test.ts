/** A whole evening in Discord: card, seat, accepted on the site, ready, start, card closed. */
import { afterAll, expect, test } from 'vitest'
import { listApplications } from '#contract/applications/applications.ts'
import { completeMission, startMission } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { readyCalls } from '#server/testing/calls/ready-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { eventually } from '#server/testing/eventually.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env, runsJobs: true })
const { command, press, fill } = discordAppCalls(t, discord)
const { decide } = applicationCalls(t)
const { call, statesFor } = readyCalls(t)

afterAll(() => discord.close())

const card = () => discord.messagesIn('7001')[0]
const cardSays = (text: string) => eventually(() => expect(JSON.stringify(card())).toContain(text))

test('a crew is found, filled, asked, flown and closed without leaving Discord, but for the leader', async () => {
  const [leader, player] = [await registerPlayer(t), await registerPlayer(t)]
  const [leading, by] = [await linkDiscord(t, leader), await linkDiscord(t, player)]
  const scheduledFor = new Date(Date.now() + 40 * 60_000).toISOString()
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 2, scheduledFor })
  await command({ by: leading }, 'crew show', { crew: String(id) })
  await cardSays('"Halo"')

  await press({ by }, `seat:${id}`)
  await press({ by }, `take:${id}`, 'apply:any')
  await fill({ by }, `apply:${id}:any`, { message: 'Me.', availability: 'heute', experience: 'experte' })
  const { applications } = (await t.send(listApplications, { params: { id } }, { as: leader })).body
  await decide(leader, id, applications[0]?.id ?? 0, 'accepted')
  await cardSays('Full')

  await call(leader, id)
  await press({ by }, `ready:${id}`)
  expect(await statesFor(leader, id)).toEqual(['ready', 'ready'])

  await t.send(startMission, { params: { id } }, { as: leader })
  await cardSays('In progress')
  await t.send(completeMission, { params: { id }, body: { absent: [] } }, { as: leader })
  await cardSays('Completed')
  await eventually(async () =>
    expect(await t.connection.db.selectFrom('discord_cards').select('due_at').execute()).toEqual([
      { due_at: null },
    ]),
  )
  expect(discord.messagesIn('7001')).toHaveLength(1)
  expect(JSON.stringify(card()?.components)).not.toContain('seat:')
})
