// Also on the embedded engine.
import { expect, test } from 'vitest'
import { applyToCrew, decideApplication } from '#contract/applications/applications.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { missionStatuses } from '#contract/crews/fields.ts'
import { listMessages } from '#contract/messages/messages.ts'
import {
  cancelMission,
  completeMission,
  endMission,
  listMyCrews,
  startMission,
} from '#contract/missions/missions.ts'
import { crewDraft, joinCrew, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const moves = {
  in_progress: (id: number) => [startMission, { params: { id } }] as const,
  completed: (id: number) => [completeMission, { params: { id }, body: {} }] as const,
  ended: (id: number) => [endMission, { params: { id } }] as const,
  cancelled: (id: number) =>
    [cancelMission, { params: { id }, body: { reason: 'Cancelled by crew leader' } }] as const,
}
const allowed: Record<string, readonly string[]> = {
  open: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: ['ended'],
  ended: [],
  cancelled: [],
}

test('a mission makes only the allowed moves, and the crew tells its leader which', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  for (const from of missionStatuses) {
    for (const [to, move] of Object.entries(moves)) {
      await t.connection.db.updateTable('crews').set({ mission_status: from }).where('id', '=', id).execute()
      const seen = await t.send(getCrew, { params: { id } }, { as: leader })
      const { start, complete, end, cancel } = seen.body.viewer?.can ?? {}
      const offered = { in_progress: start, completed: complete, ended: end, cancelled: cancel }
      const [endpoint, request] = move(id)
      const answer = await t.send(endpoint as typeof startMission, request, { as: leader })
      const isAllowed = allowed[from]?.includes(to) ?? false
      expect([from, to, answer.status, offered[to as keyof typeof offered]]).toEqual([
        from,
        to,
        isAllowed ? 200 : 409,
        isAllowed,
      ])
      if (isAllowed) expect(answer.body.missionStatus).toBe(to)
      else expect(answer.body.code).toBe('wrong_status')
    }
  }
})

test('members are notified of a new time, a start and a completion, in their language', async () => {
  const leader = await registerPlayer(t)
  const member = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const body = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
  const applied = await t.send(applyToCrew, { params: { id }, body }, { as: member })
  const params = { id, applicationId: applied.body.id }
  await t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
  const scheduledFor = new Date(Date.now() + 5 * 60 * 60_000).toISOString()
  const change = { ...crewDraft({ title: 'Halo' }), scheduledFor }
  await t.send(updateCrew, { params: { id }, body: change }, { as: leader })
  await t.send(updateCrew, { params: { id }, body: { ...change, description: 'Same time' } }, { as: leader })
  await t.send(updateCrew, { params: { id }, body: { ...change, scheduledFor: null } }, { as: leader })
  await t.send(startMission, { params: { id } }, { as: leader })
  t.clock.advance(10 * 60_000)
  await t.send(completeMission, { params: { id }, body: {} }, { as: leader })
  const { body: inbox } = await t.send(listMessages, {}, { as: member })
  expect(inbox.messages.map(({ message }) => message).reverse()).toEqual([
    'Du bist dabei: Deine Bewerbung bei „Halo“ wurde angenommen.',
    // It has replaced the notice about the new start, which no one had read.
    expect.stringMatching(
      /^Die Mission „Halo“ hat keine Startzeit mehr\. Vorher: (heute|morgen)( Abend)? \d\d:\d\d\.$/,
    ),
    'Die Mission „Halo“ hat begonnen.',
    'Die Mission „Halo“ ist abgeschlossen. Du kannst die Leitung 14 Tage lang bewerten.',
  ])
  for (const player of [leader, member]) {
    const { body } = await t.send(listMyCrews, {}, { as: player })
    expect([body.led.length, body.joined.length, body.past.map(({ id }) => id)]).toEqual([0, 0, [id]])
  }
})

test('of the crews of a player the one under way comes first', async () => {
  const leader = await registerPlayer(t)
  const running = await postCrew(t, leader)
  const newer = await postCrew(t, leader)
  const newest = await postCrew(t, leader)
  await t.send(startMission, { params: { id: running.id } }, { as: leader })
  const { body } = await t.send(listMyCrews, {}, { as: leader })
  expect(body.led.map(({ id }) => id)).toEqual([running.id, newest.id, newer.id])
})

test('the reason for cancelling is passed on if the leader wrote one', async () => {
  const leader = await registerPlayer(t)
  const cancelled = async (reason?: string) => {
    const { id } = await postCrew(t, leader, { title: 'Halo' })
    const member = await joinCrew(t, leader, id, { 'accept-language': 'de' })
    const { body } = await t.send(
      cancelMission,
      { params: { id }, body: reason === undefined ? {} : { reason } },
      { as: leader },
    )
    const { body: inbox } = await t.send(listMessages, {}, { as: member })
    return [body.cancelReason, body.expired, inbox.messages[0]?.message]
  }
  const plain = [null, false, 'Die Mission „Halo“ wurde abgesagt.']
  expect(await cancelled()).toEqual(plain)
  expect(await cancelled('')).toEqual(plain)
  expect(await cancelled('Cancelled by crew leader')).toEqual(plain)
  const reason = 'The MOLE is broken'
  expect(await cancelled(reason)).toEqual([
    reason,
    false,
    'Die Mission „Halo“ wurde abgesagt: The MOLE is broken',
  ])
})
