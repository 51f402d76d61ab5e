/** The rules of the site bind in Discord: bans, warnings, blocks, limits and the rights of staff. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listApplications } from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { listUsers } from '#contract/user-list/user-list.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { type Player, postCrew, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env, rateLimitScale: 1 })
const { command, type, press, fill } = discordAppCalls(t, discord)
const { apply } = applicationCalls(t)
const { block } = messageCalls(t)
const { ban, warn } = moderationCalls(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const linked = async () => {
  const player = await registerPlayer(t)
  return { player, by: await linkDiscord(t, player) }
}
/** With seats that are given at once. */
const postOpen = async () => {
  const leader = await registerPlayer(t)
  return { leader, id: (await postCrew(t, leader, { title: 'Halo', seatsAtOnce: 'all' })).id }
}
const filled = { message: 'Me.', availability: 'abends', experience: 'experte' }
/** What Discord says to every way into a crew. */
const tryAll = async (by: string, id: number) => [
  (await press({ by }, `seat:${id}`)).data.content,
  (await press({ by }, `take:${id}`, 'board:any')).data.content,
  (await fill({ by }, `apply:${id}:any`, filled)).data.content,
]
const newcomersOf = async (leader: Player, id: number) => [
  (await t.send(getCrew, { params: { id } })).body.currentCrewSize - 1,
  (await t.send(listApplications, { params: { id } }, { as: leader })).body.applications.length,
]

test('who is blocked by the leader takes no seat, whatever they press', async () => {
  const [{ leader, id }, { player, by }] = [await postOpen(), await linked()]
  await block(leader, player)
  const refusal = 'This player is not accepting messages or applications right now.'
  expect((await tryAll(by, id)).slice(1)).toEqual([refusal, refusal])
  expect(await newcomersOf(leader, id)).toEqual([0, 0])
})

test('who has an open warning takes no seat and lights no beacon, whatever they press', async () => {
  const [{ leader, id }, { player, by }] = [await postOpen(), await linked()]
  await warn(await registerStaff(t, 'moderator'), player)
  const [, ...refusals] = await tryAll(by, id)
  for (const refusal of [...refusals, (await command({ by }, 'beacon')).data.content])
    expect(refusal).toContain('warning')
  expect(await newcomersOf(leader, id)).toEqual([0, 0])
})

test('who is banned reads only that, whatever they press, and finds nothing while they type', async () => {
  const [{ leader, id }, { player, by }] = [await postOpen(), await linked()]
  await ban(await registerStaff(t, 'admin'), player)
  const banned = 'Your account is banned. The site says why, and how you can appeal.'
  expect(await tryAll(by, id)).toEqual([banned, banned, banned])
  expect(await type({ by }, 'crew show', 'crew', 'halo')).toMatchObject({ type: 8, data: { choices: [] } })
  expect(await newcomersOf(leader, id)).toEqual([0, 0])
})

test('who applies on the site and in Discord has one limit for both', async () => {
  const [{ leader, id }, { player, by }] = [await postOpen(), await linked()]
  for (let n = 0; n < 10; n += 1) {
    const other = await postOpen()
    await apply(player, other.id)
  }
  const [, ...refusals] = await tryAll(by, id)
  expect(refusals).toEqual(refusals.map(() => expect.stringContaining('Too many attempts')))
  expect(await newcomersOf(leader, id)).toEqual([0, 0])
})

test('moderators are players like any other there', async () => {
  const { leader, id } = await postOpen()
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', id).execute()
  const answersFor = async (by: string) => [
    ...(await tryAll(by, id)),
    (await command({ by }, 'crew show', { crew: String(id) })).data.content,
  ]
  const answers = await answersFor(await linkDiscord(t, await registerStaff(t, 'moderator')))
  expect(answers).toEqual(await answersFor((await linked()).by))
  expect(answers[3]).toBe('There is nothing here.')
  expect(await newcomersOf(leader, id)).toEqual([0, 0])
})

test('who acts in Discord alone is seen there, and as active as on the site', async () => {
  const { player, by } = await linked()
  const admin = await registerStaff(t, 'admin')
  const seen = async () => {
    const query = { search: player.user.username }
    const [user] = (await t.send(listUsers, { query }, { as: admin })).body
    return Date.parse(user?.lastActive ?? '')
  }
  const before = await seen()
  t.clock.advance(3 * 24 * 60 * 60_000)
  await command({ by }, 'crew mine')
  expect((await seen()) - before).toBeGreaterThan(2 * 24 * 60 * 60_000)
})
