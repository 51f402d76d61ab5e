// Also on the embedded engine.
/** Where players read of an invitation and its outcome, and that each place shows it once. */
import { expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { listNotices } from '#contract/notices/list.ts'
import { inTransaction } from '#server/context.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import { joinCrew, type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { offerSeat } from './offers.service.ts'

const t = openTestApp()
const { postHalo } = applicationCalls(t)
const { invite, accept, decline, takeBack, offerTo, offersOf } = offerCalls(t)
const { write, list, conversation, block } = messageCalls(t)

const bell = async (as: Player, before?: string) =>
  (await t.send(listNotices, { query: before === undefined ? {} : { before } }, { as })).body
const offerId = async (player: Player, crewId: number) => (await offerTo(player, crewId))?.id ?? 0
const states = async (as: Player) => (await list(as)).messages.flatMap(({ offer }) => offer?.state ?? [])

test('the bell lists an open invitation and counts it nowhere: the message is what is unread', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  await invite(leader, crew.id, player, roleId)
  const seen = await bell(player)
  expect(seen).toMatchObject({ notices: [], unreadCount: 1, unreadNotices: 0 })
  expect(seen.offers).toMatchObject([
    {
      crewId: crew.id,
      crewTitle: 'Halo',
      leaderName: leader.user.username,
      scheduledTime: crew.scheduledTime,
      estimatedDuration: crew.estimatedDuration,
      roleName: 'Turret Gunner',
    },
  ])
  expect((await bell(player, '1')).offers, 'only with the first page').toEqual([])
  await decline(player, await offerId(player, crew.id))
  expect(await bell(player)).toMatchObject({ offers: [], unreadCount: 0 })
  const told = await bell(leader)
  expect(told.notices.map(({ text }) => text)).toEqual([
    `${player.user.username} has declined your invitation to “Halo”.`,
  ])
})

test('an offer of the waiting list is one entry: with its buttons while it is open, as a notice afterwards', async () => {
  const { crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  const until = new Date(t.node.ctx.now().getTime() + 60_000)
  await inTransaction(t.node.ctx, async (ctx) => {
    const offer = { userId: player.user.id, roleId, holdsSeat: true, expiresAt: until } as const
    await offerSeat(ctx, await lockCrew(ctx, crew.id), { ...offer, source: 'waiting_list' })
    const data = { title: 'Halo', role: null, until: until.toISOString() }
    const notice = { type: 'waitlist_offer', data } as const
    await sendNotice(ctx, { kind: 'invitation', to: [player.user.id], crewId: crew.id, notice })
  })
  expect(await bell(player)).toMatchObject({ notices: [], offers: [{ source: 'waiting_list' }] })
  t.clock.advance(60_000)
  expect(await bell(player)).toMatchObject({ notices: [{ crewId: crew.id }], offers: [] })
})

test('neither a hidden post nor a leader whom the player has blocked is offered', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  await invite(leader, crew.id, player)
  const hide = (is_hidden: boolean) =>
    t.connection.db.updateTable('crews').set({ is_hidden }).where('id', '=', crew.id).execute()
  await hide(true)
  expect((await bell(player)).offers).toEqual([])
  await hide(false)
  expect((await bell(player)).offers).toHaveLength(1)
  await block(player, leader)
  expect((await bell(player)).offers).toEqual([])
  expect(await offerTo(player, crew.id)).toBeNull()
})

test('each invitation says what became of it, to both', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  await write(leader, player, 'Fly with us.', crew.id)
  const first = await offerId(player, crew.id)
  expect((await list(player)).messages[0]?.offer).toEqual({
    id: first,
    state: 'open',
    roleName: null,
    holdsSeat: false,
    expiresAt: null,
  })
  await decline(player, first)
  t.clock.advance(1000)
  await invite(leader, crew.id, player, roleId)
  await takeBack(leader, await offerId(player, crew.id))
  t.clock.advance(1000)
  await invite(leader, crew.id, player, roleId)
  expect(await states(player)).toEqual(['open', 'taken_back', 'declined'])
  t.clock.advance(24 * 60 * 60_000)
  expect(await states(player)).toEqual(['expired', 'taken_back', 'declined'])
  await invite(leader, crew.id, player)
  await accept(player, await offerId(player, crew.id))
  await write(player, leader, 'See you.')
  const sent = (await conversation(leader, player)).messages.map(({ offer }) => offer?.state)
  expect(sent).toEqual([undefined, 'accepted', 'expired', 'taken_back', 'declined'])
})

test('those who lead see which seats are held for whom, and nobody else does', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await invite(leader, crew.id, player, roleId)
  await invite(leader, crew.id, other)
  const heldFor = async (as: Player) =>
    (await t.send(getCrew, { params: { id: crew.id } }, { as })).body.viewer?.held
  expect(await heldFor(leader)).toEqual([{ userId: player.user.id, roleId }])
  expect(await heldFor(player)).toEqual([])
})

test('a page that is open hears of an invitation that was taken back', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  await invite(leader, crew.id, player)
  const id = await offerId(player, crew.id)
  const listener = await listenTo(t.node.app, player)
  try {
    await takeBack(leader, id)
    await eventually(() =>
      expect(listener.events.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['application', 'message']),
      ),
    )
  } finally {
    listener.close()
  }
})

test('a co-leader sees open invitations, learns of the answers and takes one back', async () => {
  const { leader, crew } = await postHalo()
  const coLeader = await joinCrew(t, leader, crew.id)
  await t.connection.db
    .updateTable('crews')
    .set({ co_leader_id: coLeader.user.id })
    .where('id', '=', crew.id)
    .execute()
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  await invite(leader, crew.id, player)
  await invite(leader, crew.id, other)
  expect(await offersOf(coLeader, crew.id)).toHaveLength(2)
  await decline(player, await offerId(player, crew.id))
  expect((await bell(coLeader)).notices[0]?.text).toContain('has declined your invitation')
  expect((await takeBack(coLeader, await offerId(other, crew.id))).status).toBe(204)
})
