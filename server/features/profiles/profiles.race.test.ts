/** Concurrent actions of players on each other are counted correctly and cannot deadlock. */
import { afterEach, expect, test } from 'vitest'
import { completeMission, startMission } from '#contract/missions/missions.ts'
import { getPlayerStatistics } from '#contract/profiles/players.ts'
import { addViews } from '#server/features/crews/views/crews-views.sql.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { write } = discussionCalls(t)

afterEach(() => expectInvariants(t.connection))

const registerPlayers = async (count: number): Promise<Player[]> => {
  const players: Player[] = []
  for (let i = 0; i < count; i += 1) players.push(await registerPlayer(t))
  return players
}

const forumOf = async ({ user }: Player) =>
  (await t.send(getPlayerStatistics, { params: { id: user.id } })).body.forum

test('of ten first comments at once, one begins the discussion', async () => {
  const [leader, ...others] = await registerPlayers(11)
  const { id } = await postCrew(t, leader as Player)
  const answers = await Promise.all(others.map((player) => write(player, id, 'First!')))
  expect(answers.map(({ status }) => status)).toEqual(others.map(() => 201))
  expect(await forumOf(leader as Player)).toMatchObject({ threadsCreated: 1, repliesMade: 0 })
})

test('leaders who comment on the posts of each other at once do not deadlock', async () => {
  const leaders = await registerPlayers(6)
  const crews: number[] = []
  for (const leader of leaders) crews.push((await postCrew(t, leader)).id)
  const pairs = leaders.flatMap((leader) => crews.map((id) => ({ leader, id })))
  const answers = await Promise.all(pairs.map(({ leader, id }) => write(leader, id, 'Hello')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await forumOf(leaders[0] as Player)).toMatchObject({ threadsCreated: 1, repliesMade: 6 })
})

test('missions with the same players can be completed at once, while views are added', async () => {
  const players = await registerPlayers(6)
  const { db } = t.connection
  const crews: { id: number; leader: Player }[] = []
  for (const leader of players) {
    const { id } = await postCrew(t, leader, { maxCrewSize: players.length })
    const others = players.filter((player) => player !== leader)
    const rows = others.map(({ user }) => ({
      crew_id: id,
      user_id: user.id,
      role_id: null,
      joined_at: t.node.ctx.now(),
    }))
    await db.insertInto('crew_members').values(rows).execute()
    await db
      .updateTable('crews')
      .set({ current_crew_size: players.length, facets: [] })
      .where('id', '=', id)
      .execute()
    await t.send(startMission, { params: { id } }, { as: leader })
    crews.push({ id, leader })
  }
  const [answers] = await Promise.all([
    Promise.all(
      crews.map(({ id, leader }) => t.send(completeMission, { params: { id }, body: {} }, { as: leader })),
    ),
    addViews({ db }, new Map(crews.map(({ id }) => [id, 2]))),
    addViews({ db }, new Map(crews.toReversed().map(({ id }) => [id, 3]))),
  ])
  expect(answers.map(({ status }) => status)).toEqual(crews.map(() => 200))
  for (const { user } of players) {
    const { body } = await t.send(getPlayerStatistics, { params: { id: user.id } })
    expect([body.missions.completed, body.missions.led, body.forum.totalThreadViews]).toEqual([6, 1, 5])
  }
})
