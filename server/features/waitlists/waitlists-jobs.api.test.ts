// Also on the embedded engine.
/** What the queue does on its own. */
import { expect, test } from 'vitest'
import { cancelMission } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { waitlistUpkeepJob } from './waitlists-offers.service.ts'

const t = openTestApp({ runsJobs: true })
const { leaveCrew, offerOf, decline, postFull, queue } = waitlistCalls(t)

const expectOffer = (player: Player, id: number) =>
  expect.poll(async () => (await offerOf(player, id))?.source, waitOptions).toBe('waiting_list')

test('a seat is offered as soon as somebody leaves, and again as soon as it is declined', async () => {
  const { id, member } = await postFull()
  const [first, second] = (await queue(id, 2)) as [Player, Player]
  await leaveCrew(member, id)
  await expectOffer(first, id)
  await decline(first, id)
  await expectOffer(second, id)
})

test('a mission that is cancelled ends its waiting list', async () => {
  const { id, leader } = await postFull()
  const [player] = (await queue(id, 1)) as [Player]
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  await expect.poll(() => applicationCalls(t).inbox(player), waitOptions).toHaveLength(1)
})

test('what no change of a crew announces is offered some minutes later', async () => {
  const { id, leader, member } = await postFull()
  const [blocker, other] = (await queue(id, 2)) as [Player, Player]
  await messageCalls(t).block(blocker, leader)
  await leaveCrew(member, id)
  await expectOffer(other, id)
  await messageCalls(t).unblock(blocker, leader)
  t.clock.advance(13 * 60 * 60_000)
  await waitlistUpkeepJob.run(t.node.ctx, {})
  await expectOffer(blocker, id)
})
