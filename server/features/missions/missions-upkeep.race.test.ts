import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { keepCrew } from '#contract/missions/missions.ts'
import { updateReminderSettings } from '#contract/missions/reminders.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { holdCrew } from '#server/testing/held-crew.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { reminderMailJob, remindersJob, upkeepJob } from './missions-upkeep.service.ts'

const t = openTestApp()
const hour = 60 * 60_000
const inHours = (hours: number) => new Date(t.node.ctx.now().getTime() + hours * hour).toISOString()

afterEach(() => expectInvariants(t.connection))

const keep = (id: number, as: Player) => t.send(keepCrew, { params: { id } }, { as })
const reschedule = (id: number, as: Player) => {
  const body = { ...crewDraft(), scheduledFor: inHours(5) }
  return t.send(updateCrew, { params: { id }, body }, { as })
}

test.each([
  ['kept', keep],
  ['rescheduled', reschedule],
])('a post that is %s at the last moment stays on the board', async (_, save) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { scheduledFor: inHours(1) })
  t.clock.advance(2 * hour)
  await upkeepJob.run(t.node.ctx, {})
  t.clock.advance(24 * hour)
  const crew = await holdCrew(t.connection, id)
  const saved = save(id, leader)
  await crew.untilWaiting(1)
  const upkeep = upkeepJob.run(t.node.ctx, {})
  // The job skips the post or waits for it. In both cases it has already seen the post as due.
  await Promise.race([upkeep, crew.untilWaiting(2)])
  await crew.release()
  expect((await saved).status).toBe(200)
  await upkeep
  expect((await t.send(getCrew, { params: { id } })).body.missionStatus).toBe('open')
})

test('two nodes that send reminders at the same time send each once', async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  await t.send(updateReminderSettings, { body: { byMail: true } }, { as: leader })
  const start = inHours(0.8)
  for (let i = 0; i < 10; i += 1) await postCrew(t, leader, { title: `Halo ${i}`, scheduledFor: start })
  const contexts = [t.node.ctx, other.node.ctx, t.node.ctx, other.node.ctx]
  await Promise.all(contexts.map((ctx) => remindersJob.run(ctx, {})))
  const { body } = await t.send(listMessages, {}, { as: leader })
  expect(new Set(body.messages.map(({ crewId }) => crewId)).size).toBe(10)
  expect(body.messages).toHaveLength(10)
  const { rows } = await sql`select 1 from pgboss.job where data ->> 'job' = ${reminderMailJob.name}`.execute(
    t.connection.db,
  )
  expect(rows).toHaveLength(10)
})
