// Also on the embedded engine.
/** Players with an offer are notified of what happens to the mission, and their bell shows no offer that has ended. */
import { expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { listNotices } from '#contract/notices/list.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import { upkeepJob } from '#server/features/missions/missions-upkeep.service.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import {
  crewDraft,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { overdueOffersJob } from './offers-overdue.service.ts'

const t = openTestApp()
const { apply, inbox } = applicationCalls(t)
const { invite, decline, takeBack } = offerCalls(t)
const { postFull, queue, leaveCrew, moveUp, offerOf } = waitlistCalls(t)
const hour = 60 * 60_000

const inMs = (ms: number) => new Date(t.node.ctx.now().getTime() + ms).toISOString()
const bell = async (as: Player) => (await t.send(listNotices, { query: {} }, { as })).body

/** A crew in which a seat is held for a player from the waiting list, with an invitation to another player. */
const setScene = async () => {
  const { leader, member, id } = await postFull({ scheduledFor: inMs(24 * hour), maxCrewSize: 3 })
  const third = await registerPlayer(t)
  const applied = await apply(third, id)
  await applicationCalls(t).decide(leader, id, applied.body.id, 'accepted')
  const [waited, stillWaits] = (await queue(id, 2)) as [Player, Player]
  await leaveCrew(member, id)
  await moveUp(id)
  const invited = await registerPlayer(t)
  await invite(leader, id, invited)
  expect((await offerOf(waited, id))?.holdsSeat).toBe(true)
  return { leader, id, waited, invited, stillWaits }
}

const newest = async (player: Player) => (await inbox(player))[0]

test('of a mission that is cancelled', async () => {
  const { leader, id, waited, invited } = await setScene()
  await t.send(cancelMission, { params: { id }, body: { reason: 'No fuel' } }, { as: leader })
  for (const player of [waited, invited]) {
    expect(await newest(player)).toBe('The mission “Halo” was cancelled: No fuel')
  }
  const { offers, unreadNotices } = await bell(waited)
  expect([offers, unreadNotices], 'the offer is nothing to read any more').toEqual([[], 1])
})

test('once, also if they have applied', async () => {
  const { leader, id } = await postFull({ maxCrewSize: 3 })
  const player = await registerPlayer(t)
  await apply(player, id)
  await invite(leader, id, player)
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  const told = (await inbox(player)).filter((text) => text.includes('cancelled'))
  expect(told).toEqual(['The mission “Halo” was cancelled.'])
})

test('of a new start, as whoever still waits does', async () => {
  const { leader, id, waited, invited, stillWaits } = await setScene()
  const change = { ...crewDraft({ title: 'Halo', maxCrewSize: 3 }), scheduledFor: inMs(30 * hour) }
  await t.send(updateCrew, { params: { id }, body: change }, { as: leader })
  for (const player of [waited, invited, stillWaits]) {
    expect(await newest(player)).toContain('The mission “Halo” has a new start time')
  }
})

test('of a mission that is completed without them', async () => {
  const { leader, id, invited } = await setScene()
  await complete(t, leader, id)
  expect(await newest(invited)).toBe(
    'The mission “Halo” is completed, so the seat that you were offered can no longer be accepted.',
  )
})

test('of a post that leaves the board, one that admins delete, and one whose leader is gone', async () => {
  const scenes = [await setScene(), await setScene(), await setScene()]
  const [deleted, left, expired] = scenes as [(typeof scenes)[0], (typeof scenes)[0], (typeof scenes)[0]]
  const admin = await registerStaff(t, 'admin')
  await t.send(deleteCrew, { params: { id: deleted.id }, body: { reason: 'Spam' } }, { as: admin })
  expect(await newest(deleted.invited)).toContain('Spam')
  await leaveForGood(t, left.leader)
  expect(await newest(left.invited)).toContain('its leader has deleted their account')
  expect((await bell(left.invited)).offers).toEqual([])
  t.clock.advance(24.1 * hour)
  await upkeepJob.run(t.node.ctx, {})
  t.clock.advance(24 * hour)
  await upkeepJob.run(t.node.ctx, {})
  expect(await newest(expired.invited)).toBe('“Halo” has expired because it was not renewed.')
})

test('and an open bell refetches, also for those who want no notices of missions', async () => {
  const { leader, id, invited } = await setScene()
  await t.connection.db
    .insertInto('notice_settings')
    .values({ user_id: invited.user.id, kind: 'mission', in_inbox: false, by_mail: false })
    .execute()
  const listener = await listenTo(t.node.app, invited)
  try {
    await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
    await eventually(() => expect(listener.events.map(({ name }) => name)).toContain('message'))
  } finally {
    listener.close()
  }
})

interface Held {
  readonly leader: Player
  readonly player: Player
  readonly offer: number
}

const endings: readonly [string, (held: Held) => Promise<unknown>][] = [
  ['is declined', ({ player, offer }) => decline(player, offer)],
  ['is taken back', ({ leader, offer }) => takeBack(leader, offer)],
  ['goes with the account', ({ player }) => leaveForGood(t, player)],
  [
    'is overdue',
    () => {
      t.clock.advance(25 * hour)
      return overdueOffersJob.run(t.node.ctx, {})
    },
  ],
]

test.each(endings)(
  'an offer that %s leaves its seat to others, and the post as it was',
  async (_how, end) => {
    const [leader, player] = [await registerPlayer(t), await registerPlayer(t)]
    const { id } = await postCrew(t, leader, { maxCrewSize: 2 })
    await invite(leader, id, player, null)
    const [next] = (await queue(id, 1)) as [Player]
    const offer = (await offerOf(player, id))?.id ?? 0
    const { db, pool } = t.connection
    const post = () =>
      db.selectFrom('crews').select(['revision', 'updated_at']).where('id', '=', id).executeTakeFirst()
    const before = await post()
    await pool.query(`delete from pgboss.job where data ->> 'job' = 'free-seats'`)
    await end({ leader, player, offer })
    const { rows } = await pool.query(
      `select data - 'job' as data from pgboss.job where data ->> 'job' = 'free-seats'`,
    )
    expect(rows).toEqual([{ data: { crewId: id } }])
    await moveUp(id)
    expect((await offerOf(next, id))?.source).toBe('waiting_list')
    expect(await post()).toEqual(before)
  },
)
