/** Answers with several crews at once. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { crewLimits } from '#contract/crews/fields.ts'
import { roleLimits } from '#contract/roles/fields.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discordAppCalls, type Shown } from '#server/testing/calls/discord-app-calls.ts'
import { readyCalls } from '#server/testing/calls/ready-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { gunnerRole, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { command } = discordAppCalls(t, discord)
const { apply, decide } = applicationCalls(t)
const { call, inMinutes } = readyCalls(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

/** A mission of the leader that asks the player aboard whether they are ready. */
const askReady = async (leader: Player, player: Player, title: string, minutes: number) => {
  const { id } = await postCrew(t, leader, { title, scheduledFor: inMinutes(minutes) })
  await decide(leader, id, (await apply(player, id)).body.id, 'accepted')
  await call(leader, id)
  return id
}

/** As long as the site allows, in characters that are escaped, each post with other ones. */
const longestPost = (n: number) => ({
  title: '*'.repeat(crewLimits.titleLength - 1) + n,
  startLocation: '_'.repeat(80),
  endLocation: '_'.repeat(80),
  region: 'asia' as const,
  gameVersion: 'ptu' as const,
  primaryLanguage: 'en' as const,
  maxCrewSize: 50,
  roles: Array.from({ length: roleLimits.roles }, (_, role) =>
    gunnerRole({ roleName: `${role}`.padEnd(50, '*') }),
  ),
})

/** As Discord counts them, over all embeds of the message. */
const countCharacters = ({ data }: Shown): number =>
  data.embeds
    .flatMap(({ title, description, fields }) => [
      title,
      description,
      ...fields.flatMap(({ name, value }) => [name, value]),
    ])
    .join('').length

const rowsOf = ({ data }: Shown) =>
  data.components.map(({ components }) => components.map(({ custom_id, label }) => [custom_id, label]))

test('the five longest posts that players can write are one message that Discord takes', async () => {
  const leader = await registerPlayer(t)
  for (let n = 1; n <= 5; n += 1) await postCrew(t, leader, longestPost(n))
  const found = await command({ by: '31', locale: 'de' }, 'crew find')
  expect(found.data.embeds).toHaveLength(5)
  expect(countCharacters(found)).toBeLessThanOrEqual(6_000)
  for (const { fields } of found.data.embeds) expect(fields[0]?.value).toContain('49 von 50 frei\n0/2 0')
})

test('ten of the longest missions and applications of a player are one message that Discord takes', async () => {
  const [player, leader] = [await registerPlayer(t), await registerPlayer(t)]
  const by = await linkDiscord(t, player)
  for (let n = 1; n <= 5; n += 1) {
    await postCrew(t, player, longestPost(n))
    const { id } = await postCrew(t, leader, longestPost(n))
    await apply(player, id)
  }
  const mine = await command({ by }, 'crew mine')
  expect(mine.data.embeds).toHaveLength(10)
  expect(countCharacters(mine)).toBeLessThanOrEqual(6_000)
  for (const { fields } of mine.data.embeds) expect(fields[0]?.value).toContain('49 of 50 free')
})

test('a post of the usual length is shown in full among others', async () => {
  const leader = await registerPlayer(t)
  for (const title of ['One', 'Two', 'Three'])
    await postCrew(t, leader, { title, location: 'Aaron Halo', region: 'eu', roles: [gunnerRole()] })
  const { data } = await command({ by: '31' }, 'crew find')
  for (const { fields } of data.embeds)
    expect(fields.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Seats: 3 of 4 free\n0/2 Turret Gunner',
      'Activity: Mining',
      'Location: Aaron Halo',
      'Server: Europe',
      'Language: German',
    ])
})

test('a title is cut between two characters, after the word that says what its button does', async () => {
  const [player, leader] = [await registerPlayer(t), await registerPlayer(t)]
  const by = await linkDiscord(t, player)
  for (const title of ['🚀'.repeat(60), `x${'🚀'.repeat(59)}`]) {
    const { id } = await postCrew(t, leader, { title })
    await apply(player, id)
    await askReady(leader, player, title, 40)
  }
  const labels = rowsOf(await command({ by }, 'crew mine')).flatMap((row) =>
    row.map(([, label = '']) => label),
  )
  expect(labels.map((label) => label.replace(/: .*/, ''))).toEqual([
    ...['Ready', '10 minutes late', 'I cannot come'],
    ...['Ready', '10 minutes late', 'I cannot come'],
    ...['Withdraw', 'Withdraw'],
  ])
  for (const label of labels) {
    expect(label).toMatch(/🚀…$/u)
    expect([/\p{Surrogate}/u.test(label), label.length <= 80]).toEqual([false, true])
  }
})

test('every mission that asks whether the player is ready has a row of buttons, and five rows are enough', async () => {
  const [player, leader] = [await registerPlayer(t), await registerPlayer(t)]
  const by = await linkDiscord(t, player)
  const ids = []
  for (let n = 1; n <= 5; n += 1) {
    ids.push(await askReady(leader, player, `Halo ${n}`, 30 + n))
  }
  const asked = (some: readonly number[]) =>
    some.map((id) => [`ready:${id}`, `late:${id}`, `cannot_come:${id}`])
  const pressable = async () =>
    rowsOf(await command({ by }, 'crew mine')).map((row) => row.map(([customId]) => customId))
  expect(await pressable()).toEqual(asked(ids))
  const { id } = await postCrew(t, leader)
  await apply(player, id)
  expect(await pressable()).toEqual([...asked(ids.slice(0, 4)), [`withdraw:${id}`]])
})
