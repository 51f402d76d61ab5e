// Also on the embedded engine.
/** A refusal binds the applicant, never the leader. Hidden posts and warned players. */
import { beforeEach, expect, test } from 'vitest'
import { decideRoleApplication } from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { leaveCrew } from '#contract/missions/missions.ts'
import { acknowledgeWarning, listOwnWarnings } from '#contract/sanctions/warnings.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { joinCrew, type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { apply, applyAs, decide, inbox, postHalo } = applicationCalls(t)
const { write, reply, list, block } = messageCalls(t)
const { invite, accept, offerTo } = offerCalls(t)
const { warn } = moderationCalls(t)

let leader: Player
let player: Player
let id: number
let roleId: number
beforeEach(async () => {
  const halo = await postHalo(3)
  leader = halo.leader
  id = halo.crew.id
  roleId = halo.roleId
  player = await registerPlayer(t)
})

const outcome = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [
  status,
  body.code,
]

test('the leader accepts a declined player after all, once and while there is a seat', async () => {
  const { body: applied } = await apply(player, id)
  await decide(leader, id, applied.id, 'declined')
  expect(outcome(await decide(leader, id, applied.id, 'declined'))).toEqual([409, 'already_decided'])
  const accepted = await decide(leader, id, applied.id, 'accepted')
  expect([accepted.status, accepted.body.status]).toEqual([200, 'accepted'])
  expect((await inbox(player))[0]).toContain('You are in')
  expect(outcome(await decide(leader, id, applied.id, 'accepted'))).toEqual([409, 'already_decided'])

  const late = await registerPlayer(t)
  const { body: declined } = await apply(late, id)
  await decide(leader, id, declined.id, 'declined')
  await joinCrew(t, leader, id)
  expect(outcome(await decide(leader, id, declined.id, 'accepted'))).toEqual([409, 'crew_full'])
})

test('so is a player who was rejected for a role', async () => {
  const { body: applied } = await applyAs(player, id, roleId)
  const answer = (status: 'accepted' | 'rejected') =>
    t.send(decideRoleApplication, { params: { id: applied.id }, body: { status } }, { as: leader })
  await answer('rejected')
  expect((await answer('accepted')).body).toMatchObject({ status: 'accepted', roleId })
  const { body: crew } = await t.send(getCrew, { params: { id } })
  expect(crew.members).toMatchObject([{}, { id: player.user.id, roleId }])
})

test('an earlier refusal is not taken back while a new application waits', async () => {
  const { body: first } = await apply(player, id)
  await decide(leader, id, first.id, 'declined')
  t.clock.advance(25 * 60 * 60_000)
  await apply(player, id)
  expect(outcome(await decide(leader, id, first.id, 'accepted'))).toEqual([409, 'already_decided'])
})

test('an earlier refusal seats nobody who was aboard by an invitation since, or who is blocked', async () => {
  const { body: first } = await apply(player, id)
  await decide(leader, id, first.id, 'declined')
  await invite(leader, id, player, null)
  await accept(player, (await offerTo(player, id))?.id ?? 0)
  await t.send(leaveCrew, { params: { id } }, { as: player })
  expect(outcome(await decide(leader, id, first.id, 'accepted'))).toEqual([409, 'already_decided'])

  const other = await registerPlayer(t)
  const { body: second } = await apply(other, id)
  await decide(leader, id, second.id, 'declined')
  await block(other, leader)
  expect(outcome(await decide(leader, id, second.id, 'accepted'))).toEqual([409, 'already_decided'])
})

test('nobody seats the leader by an application of before', async () => {
  const { body: applied } = await apply(player, id)
  await decide(leader, id, applied.id, 'declined')
  await t.connection.db.updateTable('crews').set({ author_id: player.user.id }).where('id', '=', id).execute()
  expect(outcome(await decide(player, id, applied.id, 'accepted'))).toEqual([403, 'own_crew'])
})

test('an invitation lifts a refusal, and applying marks it as read', async () => {
  const { body: applied } = await apply(player, id)
  await decide(leader, id, applied.id, 'declined')
  expect(outcome(await apply(player, id))).toEqual([409, 'refused_recently'])
  expect((await write(leader, player, 'Come after all', id)).status).toBe(201)
  const seen = await t.send(getCrew, { params: { id } }, { as: player })
  expect(seen.body.viewer).toMatchObject({ canApply: true, mayApplyFrom: null })
  const unread = (await list(player)).unreadCount
  const again = await apply(player, id)
  expect(again.status).toBe(201)
  expect((await list(player)).unreadCount).toBe(unread - 1)
  // The next refusal counts again.
  await decide(leader, id, again.body.id, 'declined')
  expect(outcome(await apply(player, id))).toEqual([409, 'refused_recently'])
})

test.each(['accepted', 'declined'] as const)(
  'an application that is %s has a notice that is read',
  async (status) => {
    const { body: applied } = await apply(player, id)
    await apply(await registerPlayer(t), id)
    expect((await list(leader)).unreadCount).toBe(2)
    await decide(leader, id, applied.id, status)
    expect((await list(leader)).unreadCount).toBe(1)
  },
)

test('a hidden post takes neither applications nor invitations; what waits is decided', async () => {
  const { body: applied } = await apply(player, id)
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', id).execute()
  const other = await registerPlayer(t)
  expect(outcome(await apply(other, id))).toEqual([409, 'post_hidden'])
  expect(outcome(await write(leader, other, 'Join us', id))).toEqual([409, 'post_hidden'])
  expect((await decide(leader, id, applied.id, 'accepted')).status).toBe(200)
})

test('an open warning stops applications and first messages, not replies', async () => {
  const { body: question } = await write(leader, player, 'Do you have time?')
  await warn(await registerStaff(t, 'moderator'), player)
  expect(outcome(await apply(player, id))).toEqual([409, 'warning_open'])
  const other = await registerPlayer(t)
  expect(outcome(await write(player, other, 'Hello'))).toEqual([409, 'warning_open'])
  expect((await reply(player, question.id, 'Yes')).status).toBe(201)
  for (const { id: warningId } of (await t.send(listOwnWarnings, {}, { as: player })).body)
    await t.send(acknowledgeWarning, { params: { id: warningId } }, { as: player })
  expect((await apply(player, id)).status).toBe(201)
  expect((await write(player, other, 'Hello')).status).toBe(201)
})
