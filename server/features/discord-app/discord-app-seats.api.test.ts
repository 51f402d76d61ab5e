// Also on the embedded engine.
/** Seats that are taken by buttons in Discord. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listApplications } from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { discordAppCalls, type Shown } from '#server/testing/calls/discord-app-calls.ts'
import { flyMission } from '#server/testing/calls/mission-calls.ts'
import { readyCalls } from '#server/testing/calls/ready-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { joinCrew, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { command, press, fill } = discordAppCalls(t, discord)
const { postHalo, decide } = applicationCalls(t)
const { inMinutes, runJob } = readyCalls(t)
const { light, putOut, beaconOf } = beaconCalls(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const linkedPlayer = async () => {
  const player = await registerPlayer(t)
  return { player, by: await linkDiscord(t, player) }
}

const menuOf = ({ data }: Shown) =>
  data.components[0]?.components[0]?.options?.map(({ label, value }) => [label, value])
const buttonsOf = ({ data }: Shown) =>
  data.components.flatMap(({ components }) => components.map(({ custom_id }) => custom_id))
const applicationsTo = async (leader: Parameters<typeof decide>[0], id: number) =>
  (await t.send(listApplications, { params: { id } }, { as: leader })).body.applications
const sizeOf = async (id: number) => (await t.send(getCrew, { params: { id } })).body.currentCrewSize

test('a player finds a crew, applies for any seat in a form, and is accepted on the site', async () => {
  const { leader, crew, roleId } = await postHalo()
  const { by } = await linkedPlayer()
  expect(buttonsOf(await command({ by }, 'crew find'))).toEqual([`seat:${crew.id}`])
  const seats = await press({ by }, `seat:${crew.id}`)
  expect(menuOf(seats)).toEqual([
    ['Turret Gunner', `apply:${roleId}`],
    ['Open to all', 'apply:any'],
  ])
  const form = await press({ by }, `take:${crew.id}`, 'apply:any')
  expect([form.type, form.data.custom_id]).toEqual([9, `apply:${crew.id}:any`])
  const filled = { message: 'I fly with you.', availability: 'abends', experience: 'experte' }
  const applied = await fill({ by }, `apply:${crew.id}:any`, filled)
  expect(applied.data.content).toContain('You have applied to “Halo”')
  const [application] = await applicationsTo(leader, crew.id)
  expect(application).toMatchObject(filled)
  expect((await decide(leader, crew.id, application?.id ?? 0, 'accepted')).status).toBe(200)
  expect((await press({ by }, `seat:${crew.id}`)).data.content).toBe('You are aboard “Halo”.')
})

test('an application is withdrawn by its player, and by nobody else who presses the button', async () => {
  const { leader, crew } = await postHalo()
  const [one, other] = [await linkedPlayer(), await linkedPlayer()]
  const filled = { message: 'Me.', availability: 'abends', experience: 'experte' }
  await fill({ by: one.by }, `apply:${crew.id}:any`, filled)
  const pressed = await press({ by: other.by }, `withdraw:${crew.id}`)
  expect(pressed.data.content).toBe('There is nothing here.')
  expect(await applicationsTo(leader, crew.id)).toHaveLength(1)
  const own = await press({ by: one.by }, `withdraw:${crew.id}`)
  expect(own.data.content).toBe('Your application to “Halo” is withdrawn.')
  expect(await applicationsTo(leader, crew.id)).toEqual([])
})

test('an application is among a player’s own missions, and is withdrawn from there', async () => {
  const { leader, crew } = await postHalo()
  const { by } = await linkedPlayer()
  const filled = { message: 'Me.', availability: 'abends', experience: 'experte' }
  await fill({ by }, `apply:${crew.id}:any`, filled)
  const mine = await command({ by }, 'crew mine')
  expect(mine.data.embeds.map(({ title }) => title)).toEqual(['Halo'])
  expect(buttonsOf(mine)).toEqual([`withdraw:${crew.id}`])
  expect((await press({ by }, `withdraw:${crew.id}`)).data.content).toContain('is withdrawn')
  expect(await applicationsTo(leader, crew.id)).toEqual([])
  expect((await command({ by }, 'crew mine')).data.content).toBe('You have no missions ahead.')
})

test('a seat that is given at once is taken at once', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Rush', seatsAtOnce: 'all', maxCrewSize: 2 })
  const [{ by }, late] = [await linkedPlayer(), await linkedPlayer()]
  expect(menuOf(await press({ by }, `seat:${id}`))).toEqual([['Open to all, at once', 'board:any']])
  expect((await press({ by }, `take:${id}`, 'board:any')).data.content).toBe('You are aboard “Rush”.')
  expect(await sizeOf(id)).toBe(2)
  await press({ by: late.by }, `take:${id}`, 'board:any')
  expect(await sizeOf(id)).toBe(2)
})

test('ids that were made up by hand take no seat', async () => {
  const { leader, crew } = await postHalo()
  const other = await postHalo()
  const { by } = await linkedPlayer()
  const values = ['board:any', `board:${other.roleId}`, 'board:0', 'board:x', 'take', '']
  for (const value of values) {
    const { status, type, data } = await press({ by }, `take:${crew.id}`, value)
    expect([value, status, type, data.content]).not.toEqual([value, 200, 4, 'You are aboard “Halo”.'])
    expect(status).toBe(200)
  }
  const form = { message: 'Me.', availability: 'abends', experience: 'experte' }
  await fill({ by }, `apply:${crew.id}:${other.roleId}`, form)
  for (const id of ['seat:0', 'seat:999999999', 'seat:1e9', 'wreck:1', `ready:${crew.id}`, 'x'.repeat(100)])
    expect((await press({ by }, id)).status).toBe(200)
  expect([await sizeOf(crew.id), await sizeOf(other.crew.id)]).toEqual([1, 1])
  expect(await applicationsTo(leader, crew.id)).toEqual([])
  expect(await applicationsTo(other.leader, other.crew.id)).toEqual([])
})

test('a message of 10,000 characters is refused by the rule of the site', async () => {
  const { leader, crew } = await postHalo()
  const { by } = await linkedPlayer()
  const form = { message: 'x'.repeat(10_000), availability: 'abends', experience: 'experte' }
  const { data } = await fill({ by }, `apply:${crew.id}:any`, form)
  expect(data.content).toContain('Please check your entries.')
  expect(await applicationsTo(leader, crew.id)).toEqual([])
})

test('who is asked says that they are ready, and nobody can say it for them', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inMinutes(40), maxCrewSize: 3 })
  const member = await joinCrew(t, leader, id)
  const by = await linkDiscord(t, member)
  const other = await linkedPlayer()
  t.clock.advance(11 * 60_000)
  await runJob()
  expect(buttonsOf(await command({ by }, 'crew mine'))).toEqual([
    `ready:${id}`,
    `late:${id}`,
    `cannot_come:${id}`,
  ])
  expect((await press({ by: other.by }, `ready:${id}`)).data.content).not.toContain('You are ready')
  expect((await press({ by }, `late:${id}`)).data.content).toBe('Halo: You will be 10 minutes late')
  expect((await press({ by }, `cannot_come:${id}`)).data.content).toContain('Your seat is free')
  expect(await sizeOf(id)).toBe(1)
})

test('the beacon is lit and put out, and what is no time is refused', async () => {
  const { by } = await linkedPlayer()
  expect((await command({ by }, 'beacon', { minutes: '9999' })).data.content).toContain('Please check')
  expect((await command({ by }, 'beacon')).data.content).toMatch(
    /^Your beacon is lit\. It goes out <t:\d+:R>\.$/,
  )
  expect((await command({ by }, 'beacon')).data.content).toBe('Your beacon is out.')
})

test('the first beacon is filled in from the profile and what the player flew, as on the site', async () => {
  const { leader } = await flyMission(t, 0)
  const by = await linkDiscord(t, leader)
  const profile = { preferred_languages: ['de' as const, 'fr' as const], regions: ['eu' as const] }
  await t.connection.db.updateTable('users').set(profile).where('id', '=', leader.user.id).execute()
  await command({ by }, 'beacon')
  expect(await beaconOf(leader)).toMatchObject({
    activities: ['mining'],
    languages: ['de', 'fr'],
    regions: ['eu'],
    seats: [],
    audience: 'everyone',
  })
})

test('the next beacon is as the last one was, and as long', async () => {
  const { player, by } = await linkedPlayer()
  t.clock.stop()
  const wishes = { minutes: 90, seats: ['combat' as const], note: 'With a snub.', audience: 'known' as const }
  await light(player, wishes)
  await putOut(player)
  t.clock.advance(60_000)
  await command({ by }, 'beacon')
  const { minutes, ...same } = wishes
  const end = new Date(t.node.ctx.now().getTime() + minutes * 60_000).toISOString()
  expect(await beaconOf(player)).toMatchObject({ ...same, endsAt: end })
})

test('who has unlinked their account can press no button any more', async () => {
  const { crew } = await postHalo()
  const { by } = await linkedPlayer()
  await t.connection.db.deleteFrom('discord_accounts').where('discord_id', '=', by).execute()
  expect((await press({ by }, `seat:${crew.id}`)).data.content).toContain('has to know who you are')
})
