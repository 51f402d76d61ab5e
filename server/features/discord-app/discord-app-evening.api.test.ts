/** With the jobs as they run in production: a card that many changes follow, and a whole evening in Discord: follow, card, seat, accepted on the site, ready, start, card closed. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listApplications } from '#contract/applications/applications.ts'
import { completeMission, startMission } from '#contract/missions/missions.ts'
import { followsJob } from '#server/features/discord-app/discord-app-follows.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { discordAppCalls, shownId } from '#server/testing/calls/discord-app-calls.ts'
import { readyCalls } from '#server/testing/calls/ready-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import { eventually } from '#server/testing/eventually.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env, runsJobs: true })
const { command, press, fill } = discordAppCalls(t, discord)
const { decide } = applicationCalls(t)
const { call, statesFor } = readyCalls(t)
const { board } = boardingCalls(t)
const { leaveCrew } = waitlistCalls(t)

afterAll(() => discord.close())

const card = () => discord.messagesIn('7001')[0] ?? expect.fail('no card')
const cardSays = (text: string) => eventually(() => expect(JSON.stringify(card())).toContain(text))
const manager = String(1n << 5n)

beforeEach(() => discord.clear())
test('a channel follows, and a crew is filled, asked, flown and closed there, but for what its leader does', async () => {
  const [leader, player] = [await registerPlayer(t), await registerPlayer(t)]
  const [leading, by] = [await linkDiscord(t, leader), await linkDiscord(t, player)]
  await command({ by: leading, permissions: manager }, 'crew follow', { activity: 'mining' })
  const scheduledFor = new Date(Date.now() + 40 * 60_000).toISOString()
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 2, scheduledFor })
  t.clock.advance(60_000)
  await followsJob.run(t.node.ctx, {})
  await cardSays('"Halo"')

  const seats = await press({ by }, shownId(card(), 'seat'))
  const form = await press({ by }, shownId(seats.data, 'take'), 'apply:any')
  const filled = { message: 'Me.', availability: 'heute', experience: 'experte' }
  await fill({ by }, shownId(form.data, 'apply'), filled)
  const { applications } = (await t.send(listApplications, { params: { id } }, { as: leader })).body
  await decide(leader, id, applications[0]?.id ?? 0, 'accepted')
  await cardSays('Full')

  await call(leader, id)
  await cardSays(`ready:${id}`)
  await press({ by }, shownId(card(), 'ready'))
  expect(await statesFor(leader, id)).toEqual(['ready', 'ready'])

  await t.send(startMission, { params: { id } }, { as: leader })
  await cardSays('In progress')
  expect(JSON.stringify(card().components)).not.toContain('ready:')
  await t.send(completeMission, { params: { id }, body: { absent: [] } }, { as: leader })
  await cardSays('Completed')
  await eventually(async () =>
    expect(await t.connection.db.selectFrom('discord_cards').select('due_at').execute()).toEqual([
      { due_at: null },
    ]),
  )
  expect(discord.messagesIn('7001')).toHaveLength(1)
  expect(JSON.stringify(card().components)).not.toContain('custom_id')
})

test('a card follows fifty seats taken and left, with at most one edit each two seconds, and ends right', async () => {
  const leader = await registerPlayer(t)
  const by = await linkDiscord(t, leader)
  const { id } = await postCrew(t, leader, { title: 'Rush', seatsAtOnce: 'all', maxCrewSize: 12 })
  const undecided = await registerPlayer(t)
  const players = await Promise.all(Array.from({ length: 10 }, () => registerPlayer(t)))
  const sent = () => discord.requests.filter(({ path }) => path.includes('/channels/7002'))
  await command({ by, channel: '7002' }, 'crew show', { crew: String(id) })
  await eventually(() => expect(sent()).toHaveLength(1))

  // Ten changes, five times. The card is two seconds behind each time.
  for (let batch = 0; batch < 5; batch += 1) {
    const edits = sent().length
    for (let times = 0; times < 4; times += 1) {
      expect((await board(undecided, id)).status).toBeLessThan(300)
      expect((await leaveCrew(undecided, id)).status).toBeLessThan(300)
    }
    for (const player of players.slice(2 * batch, 2 * batch + 2))
      expect((await board(player, id)).status).toBeLessThan(300)
    await eventually(() => expect(sent().length).toBeGreaterThan(edits))
  }
  await eventually(() => expect(JSON.stringify(discord.messagesIn('7002'))).toContain('1 of 12 free'))
  const times = sent().map(({ at }) => at)
  const gaps = times.slice(1).map((at, i) => at - (times[i] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2_000)
})
