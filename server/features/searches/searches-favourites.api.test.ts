/** New posts that concern a player twice: by a favourite, and by a search. */
import { beforeEach, expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { searchCalls } from '#server/testing/calls/search-calls.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { save, runAlerts } = searchCalls(t)
const { favour } = playerCalls(t)
const mining = { activity: 'mining' } as const
const channels = ['byMail', 'byPush', 'inInbox'] as const
let leader: Player

beforeEach(async () => {
  leader = await registerPlayer(t)
})

/** A player with a confirmed address and a device. */
const registerReachable = async (): Promise<Player> => {
  const player = await registerPlayer(t)
  const { pool } = t.connection
  await pool.query('update users set email_confirmed_at = now() where id = $1', [player.user.id])
  await pool.query(
    `insert into push_subscriptions (user_id, session_id, endpoint, host, p256dh, auth, created_at)
     select
       user_id, id, 'https://fcm.googleapis.com/' || id, 'fcm.googleapis.com',
       decode(repeat('00', 65), 'hex'), decode(repeat('00', 16), 'hex'), now()
     from sessions
     where user_id = $1`,
    [player.user.id],
  )
  return player
}

/** The notices of the player on each channel. */
const noticesOf = async ({ user }: Player): Promise<string[]> => {
  const { rows } = await t.connection.pool.query<{ channel: string; kind: string }>(
    `select 'inInbox' as channel, case notice_type when 'search_found' then 'search' else 'favourite' end as kind
     from messages where receiver_id = $1
     union all select 'byMail', kind from notice_mails where user_id = $1
     union all select 'byPush', kind from notice_pushes where user_id = $1`,
    [user.id],
  )
  return rows.map(({ channel, kind }) => `${channel} ${kind}`).sort()
}

type Setting = Record<(typeof channels)[number], boolean>
const settingOf = (isOn: (position: number) => boolean): Setting => ({
  byMail: isOn(0),
  byPush: isOn(1),
  inInbox: isOn(2),
})
/** Each channel with the search only, the favourite only, both and neither. */
const choices = [0, 1, 2, 3].map((player) => ({
  search: settingOf((position) => ((player + position) & 1) > 0),
  favourite: settingOf((position) => ((player + position) & 2) > 0),
}))

test.each(choices)('nobody is told twice on a channel or misses one: %j', async ({ search, favourite }) => {
  const player = await registerReachable()
  await save(player, mining)
  await favour(player, leader)
  for (const [kind, body] of [['search', search] as const, ['favourite', favourite] as const])
    expect((await t.send(updateNoticeSetting, { params: { kind }, body }, { as: player })).status).toBe(200)
  await postCrew(t, leader)
  await runAlerts()
  expect(await noticesOf(player)).toEqual(
    channels.flatMap((channel) => {
      if (search[channel]) return `${channel} search`
      return favourite[channel] ? `${channel} favourite` : []
    }),
  )
})

test('whoever has chosen nothing is told by their search, on their devices too', async () => {
  const player = await registerReachable()
  await save(player, mining)
  await favour(player, leader)
  await postCrew(t, leader)
  await runAlerts()
  expect(await noticesOf(player)).toEqual(['byPush search', 'inInbox search'])
})

test('whom no search concerns is told by their favourite, also while others have searches', async () => {
  const [player, searcher] = [await registerReachable(), await registerReachable()]
  await save(searcher, { activity: 'racing' })
  await favour(player, leader)
  await postCrew(t, leader)
  await runAlerts()
  expect([await noticesOf(player), await noticesOf(searcher)]).toEqual([['inInbox favourite'], []])
})

test('devices show a post until it starts, and one without a start, or whose start has passed, at any time', async () => {
  t.clock.stop()
  await save(await registerReachable(), mining)
  const start = new Date(t.node.ctx.now().getTime() + 60 * 60_000)
  const scheduledFor = start.toISOString()
  await postCrew(t, leader, { scheduledFor })
  const { id } = await postCrew(t, leader, { activity: 'racing', scheduledFor })
  await runAlerts()
  t.clock.advance(2 * 60 * 60_000)
  const body = { ...crewDraft(), scheduledTime: scheduledFor }
  expect((await t.send(updateCrew, { params: { id }, body }, { as: leader })).status).toBe(200)
  await postCrew(t, leader)
  await runAlerts()
  const { rows } = await t.connection.pool.query('select expires_at from notice_pushes order by id')
  expect(rows).toEqual([{ expires_at: start }, { expires_at: null }, { expires_at: null }])
})
