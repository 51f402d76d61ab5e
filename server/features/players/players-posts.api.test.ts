// Also on the embedded engine.
import { expect, test } from 'vitest'
import { invitePlayers } from '#contract/messages/invitations.ts'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { favouritePostJob } from './players-posts.service.ts'

const t = openTestApp({ runsJobs: true })
const { favour } = playerCalls(t)
const { list, block } = messageCalls(t)

const noticesOf = async (player: Player) => (await list(player)).messages.map(({ message }) => message)

/** Resolves when everyone who gets a notice has it. */
const allAnnounced = () =>
  expect
    .poll(async () => {
      const { rows } = await t.connection.pool.query(
        `select 1 from pgboss.job where data ->> 'job' = 'favourite-post' and state <> 'completed'`,
      )
      return rows.length
    }, waitOptions)
    .toBe(0)

test('a new post is a notice to those who favour its leader, each in their language', async () => {
  const leader = await registerPlayer(t, { username: 'Marlin' })
  const follower = await registerPlayer(t)
  const german = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const stranger = await registerPlayer(t)
  for (const player of [follower, german]) await favour(player, leader)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  await allAnnounced()
  expect(await noticesOf(follower)).toEqual(['Marlin, one of your favourites, has a new post: “Halo”.'])
  expect(await noticesOf(german)).toEqual(['Marlin aus deinen Favoriten sucht Leute für „Halo“.'])
  expect([await noticesOf(stranger), await noticesOf(leader)]).toEqual([[], []])
  expect((await list(follower)).messages[0]).toMatchObject({ crewId: id, about: 'crew', kind: 'system' })
})

test('an invitation takes the place of the notice', async () => {
  const leader = await registerPlayer(t)
  const follower = await registerPlayer(t)
  await favour(follower, leader)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  await allAnnounced()
  expect(await noticesOf(follower)).toHaveLength(1)
  const invite = { params: { id }, body: { userIds: [follower.user.id] } }
  expect((await t.send(invitePlayers, invite, { as: leader })).body.invited).toEqual([follower.user.id])
  const { messages, unreadCount, unreadNotices } = await list(follower)
  expect(messages.map(({ kind }) => kind)).toEqual(['invitation'])
  expect([unreadCount, unreadNotices]).toEqual([1, 0])
})

test('who does not want these notices gets none, and neither does a blocked player', async () => {
  const leader = await registerPlayer(t)
  const [quiet, blocked, blocker, follower] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  for (const player of [quiet, blocked, blocker, follower]) await favour(player, leader)
  const setting = { params: { kind: 'favourite' as const }, body: { inInbox: false, byMail: false } }
  expect((await t.send(updateNoticeSetting, setting, { as: quiet })).status).toBe(200)
  await block(leader, blocked)
  await block(blocker, leader)
  await postCrew(t, leader, { title: 'Halo' })
  await allAnnounced()
  const counts = await Promise.all(
    [quiet, blocked, blocker, follower].map(async (each) => (await noticesOf(each)).length),
  )
  expect(counts).toEqual([0, 0, 0, 1])
})

test('a post that is hidden by then is announced to nobody', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const follower = await registerPlayer(t)
  await favour(follower, leader)
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', id).execute()
  await favouritePostJob.run(t.node.ctx, { crewId: id })
  expect(await noticesOf(follower)).toEqual([])
  await t.connection.db.updateTable('crews').set({ is_hidden: false }).where('id', '=', id).execute()
  await favouritePostJob.run(t.node.ctx, { crewId: id })
  expect(await noticesOf(follower)).toHaveLength(1)
})

test('a leader whom nobody favours leaves no job behind', async () => {
  await postCrew(t, await registerPlayer(t))
  const { rows } = await t.connection.pool.query(
    `select 1 from pgboss.job where data ->> 'job' = 'favourite-post' and state = 'created'`,
  )
  expect(rows).toEqual([])
})
