/** Who may do what with the lists of players, and that no one else learns of them. */
import { expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { listAudit } from '#contract/audit/audit.ts'
import { blockPlayer } from '#contract/blocks/blocks.ts'
import { endpoints } from '#contract/index.ts'
import { listMessages } from '#contract/messages/messages.ts'
import * as players from '#contract/players/players.ts'
import * as profiles from '#contract/profiles/players.ts'
import { reportProfile } from '#contract/reports/reports.ts'
import { getUser } from '#contract/user-list/user-list.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import {
  goodPassword,
  type Player,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })
const { favour, favourites, find, flownWith } = playerCalls(t)

const actors = ['guest', 'stranger', 'blocked', 'blocker', 'owner', 'moderator', 'admin'] as const
type Actor = (typeof actors)[number]

const all = (status: number) =>
  Object.fromEntries(actors.map((actor) => [actor, status])) as Record<Actor, number>

const rows: readonly [Endpoint, request: (ownerId: number) => object, expected: Record<Actor, number>][] = [
  [players.searchPlayers, () => ({ query: { search: 'p_' } }), { ...all(200), guest: 401 }],
  [players.listFlownWith, () => ({}), { ...all(200), guest: 401 }],
  [players.listFavourites, () => ({}), { ...all(200), guest: 401 }],
  [
    players.addFavourite,
    (userId) => ({ params: { userId } }),
    { ...all(204), guest: 401, owner: 403, blocker: 409 },
  ],
  [
    reportProfile,
    (id) => ({ params: { id }, body: { reportCategory: 'other', reportReason: 'The picture' } }),
    { ...all(201), guest: 401, owner: 400 },
  ],
  [players.removeFavourite, (userId) => ({ params: { userId } }), { ...all(204), guest: 401 }],
]

const setScene = async () => {
  const scene = {
    owner: await registerPlayer(t),
    stranger: await registerPlayer(t),
    blocked: await registerPlayer(t),
    blocker: await registerPlayer(t),
    moderator: await registerStaff(t, 'moderator'),
    admin: await registerStaff(t, 'admin'),
  }
  const block = (as: Player, { user }: Player) => t.send(blockPlayer, { params: { userId: user.id } }, { as })
  await block(scene.owner, scene.blocked)
  await block(scene.blocker, scene.owner)
  return scene
}

test.each(rows.map(([endpoint, ...rest]) => [endpoint.name, endpoint, ...rest] as const))(
  '%s does for each what their part allows',
  async (_name, endpoint, request, expected) => {
    const scene = await setScene()
    const seen: Partial<Record<Actor, number>> = {}
    for (const actor of actors) {
      const as = actor === 'guest' ? undefined : scene[actor]
      seen[actor] = (await t.send(endpoint, request(scene.owner.user.id) as never, { as })).status
    }
    expect(seen).toEqual(expected)
  },
)

test('has no call that is missing from this table', () => {
  const listed = new Set(rows.map(([endpoint]) => endpoint.name))
  const calls = endpoints.filter(({ path }) =>
    /^\/(players|account\/favourites|users\/:id\/profile\/)/.test(path),
  )
  expect(calls.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})

/** Everything that others can get to see which has to do with the player. */
const seenBy = async (as: Player, { id, username }: Player['user']) => {
  const params = { id }
  const exported = await t.send(exportAccount, { body: { password: goodPassword } }, { as })
  // Each export is in the log itself.
  const lists = Object.entries(exported.body as object).filter(
    ([name]) => !/^(exportedAt|activity)/.test(name),
  )
  return [
    (await t.send(players.searchPlayers, { query: { search: username } }, { as })).body,
    await flownWith(as),
    await favourites(as),
    (await t.send(profiles.getPlayerProfile, { params }, { as })).body,
    (await t.send(profiles.getPlayerStatistics, { params }, { as })).body,
    (await t.send(profiles.getPlayerReputation, { params }, { as })).body,
    (await t.send(profiles.listPlayerMissions, { params }, { as })).body,
    (await t.send(listMessages, {}, { as })).body,
    (await t.send(getUser, { params }, { as })).body,
    lists,
  ]
}

test('nobody else learns of favourites, of searches or of whom somebody flew with', async () => {
  t.clock.stop()
  const { leader: owner, members } = await flyMission(t, 2)
  const [companion, other] = members as [Player, Player]
  const stranger = await registerPlayer(t)
  const [moderator, admin] = [await registerStaff(t, 'moderator'), await registerStaff(t, 'admin')]
  const others = [companion, other, stranger, moderator, admin]
  const everything = async () => {
    const seen = []
    for (const as of others) seen.push(await seenBy(as, owner.user))
    return seen
  }
  const auditRows = async () => (await t.send(listAudit, {}, { as: admin })).body.length
  const before = await everything()
  const rowsBefore = await auditRows()
  for (const player of others) expect((await favour(owner, player)).status).toBe(204)
  expect(await favourites(owner)).toHaveLength(others.length)
  expect(await find(owner, stranger.user.username)).toEqual([stranger.user.username])
  expect(await flownWith(owner)).toHaveLength(2)
  expect(await auditRows()).toBe(rowsBefore)
  expect(await everything()).toEqual(before)
})

test('blocked players are in no list of each other', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  const [member] = members as [Player]
  await ratingCalls(t).rateLeader(member, id, 5)
  await favour(leader, member)
  await favour(member, leader)
  await messageCalls(t).block(member, leader)
  for (const [as, { user }] of [
    [leader, member],
    [member, leader],
  ] as const) {
    expect([await find(as, user.username), await flownWith(as), await favourites(as)]).toEqual([[], [], []])
  }
})
