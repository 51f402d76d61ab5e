// Also on the embedded engine.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { leaveCrew, startMission } from '#contract/missions/missions.ts'
import { getReminderSettings, updateReminderSettings } from '#contract/missions/reminders.ts'
import { nearMomentText } from '#contract/wire/date-texts.ts'
import { startOfDay } from '#contract/wire/zoned-time.ts'
import { jobs } from '#server/features.ts'
import {
  crewDraft,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { reminderMailJob, remindersJob } from './missions-upkeep.service.ts'

const t = openTestApp({ runsJobs: true })
const minute = 60_000
const hour = 60 * minute
const inMinutes = (minutes: number) => new Date(t.node.ctx.now().getTime() + minutes * minute)

const remind = () => remindersJob.run(t.node.ctx, {})
const inbox = async (player: Player) =>
  (await t.send(listMessages, {}, { as: player })).body.messages.map(({ message }) => message)
const allowMail = (player: Player) =>
  t.send(updateReminderSettings, { body: { byMail: true } }, { as: player })

/** Advances the clock to the next time that it is this hour in UTC. */
const advanceTo = (hours: number) => {
  const now = t.node.ctx.now()
  const today = startOfDay(now, 'UTC').getTime() + hours * hour
  t.clock.advance((today > now.getTime() ? today : today + 24 * hour) - now.getTime())
}

test('an hour before the start the leader and the members are reminded, once', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inMinutes(180).toISOString() })
  const member = await joinCrew(t, leader, id, { 'accept-language': 'de' })
  await remind()
  expect(await inbox(leader)).not.toContain('“Halo” starts within the hour.')
  t.clock.advance(2 * hour + minute)
  await remind()
  await remind()
  expect((await inbox(leader)).filter((text) => text === '“Halo” starts within the hour.')).toHaveLength(1)
  expect(await inbox(member)).toContain('„Halo“ startet innerhalb der nächsten Stunde.')
  // A new start gets a new reminder.
  const body = { ...crewDraft({ title: 'Halo' }), scheduledFor: inMinutes(179).toISOString() }
  await t.send(updateCrew, { params: { id }, body }, { as: leader })
  t.clock.advance(2 * hour + 30 * minute)
  await remind()
  expect((await inbox(leader)).filter((text) => text === '“Halo” starts within the hour.')).toHaveLength(2)
})

test('the last run of the job before that hour reminds them, not the first one in it', async () => {
  const leader = await registerPlayer(t)
  await postCrew(t, leader, { title: 'Halo', scheduledFor: inMinutes(62).toISOString() })
  await remind()
  expect(await inbox(leader)).not.toContain('“Halo” starts within the hour.')
  t.clock.advance(1.5 * minute)
  await remind()
  expect(await inbox(leader)).toContain('“Halo” starts within the hour.')
})

test('players who turned mail reminders on get one, with the time in their zone', async () => {
  advanceTo(9)
  const leader = await registerPlayer(t, { timezone: 'Asia/Tokyo' })
  const silent = await registerPlayer(t)
  expect((await t.send(getReminderSettings, {}, { as: leader })).body).toEqual({ byMail: false })
  await allowMail(leader)
  expect((await t.send(getReminderSettings, {}, { as: leader })).body).toEqual({ byMail: true })
  const start = inMinutes(50)
  await postCrew(t, leader, { title: 'Halo', scheduledFor: start.toISOString() })
  await postCrew(t, silent, { title: 'Quiet', scheduledFor: start.toISOString() })
  await remind()
  const { subject, text } = await t.mailbox.next(leader.user.email)
  expect(subject).toBe('“Halo” starts soon')
  const reader = { locale: 'en', zone: 'Asia/Tokyo' } as const
  expect(text).toContain(`starts ${nearMomentText(start, t.node.ctx.now(), reader)}.`)
  const queued = await sql<{ userId: number }>`
    select (data ->> 'userId')::int as "userId" from pgboss.job where data ->> 'job' = ${reminderMailJob.name}
  `.execute(t.connection.db)
  expect(queued.rows).toEqual([{ userId: leader.user.id }])
})

test('a reminder mail for a start after midnight says so', async () => {
  advanceTo(23)
  t.clock.advance(30 * minute)
  const leader = await registerPlayer(t, { timezone: 'UTC' }, { 'accept-language': 'de' })
  await allowMail(leader)
  const start = inMinutes(50)
  await postCrew(t, leader, { title: 'Halo', scheduledFor: start.toISOString() })
  await remind()
  const { text } = await t.mailbox.next(leader.user.email)
  expect(text).toContain('startet morgen 00:20.')
})

interface Scene {
  readonly id: number
  readonly leader: Player
  readonly member: Player
}

test.each<[string, (scene: Scene) => Promise<unknown> | undefined, number]>([
  ['nothing has changed', () => undefined, 1],
  [
    'the start was moved',
    ({ id, leader }) => {
      const body = { ...crewDraft(), scheduledFor: inMinutes(180).toISOString() }
      return t.send(updateCrew, { params: { id }, body }, { as: leader })
    },
    0,
  ],
  [
    'the mission has started',
    ({ id, leader }) => t.send(startMission, { params: { id } }, { as: leader }),
    0,
  ],
  ['the member has left', ({ id, member }) => t.send(leaveCrew, { params: { id } }, { as: member }), 0],
  [
    'mail reminders were turned off',
    ({ member }) => t.send(updateReminderSettings, { body: { byMail: false } }, { as: member }),
    0,
  ],
  [
    'the start has passed',
    () => {
      t.clock.advance(hour)
      return undefined
    },
    0,
  ],
])('a delayed reminder mail, when %s', async (_, change, mails) => {
  const leader = await registerPlayer(t)
  const start = inMinutes(50)
  const { id } = await postCrew(t, leader, { scheduledFor: start.toISOString() })
  const member = await joinCrew(t, leader, id)
  await remind()
  await allowMail(member)
  await change({ id, leader, member })
  const data = { crewId: id, userId: member.user.id, start: start.toISOString() }
  await reminderMailJob.run(t.node.ctx, data)
  expect(t.mailbox.mails).toHaveLength(mails)
})

test('every recurring job is scheduled', async () => {
  const { rows } = await sql<{ name: string; cron: string }>`
    select key as name, cron from pgboss.schedule order by key
  `.execute(t.connection.db)
  const recurring = jobs.flatMap(({ name, cron }) => (cron ? [{ name, cron }] : []))
  expect(recurring.map(({ name }) => name)).toEqual(expect.arrayContaining(['reminders', 'board-upkeep']))
  expect(rows).toEqual(recurring.sort((a, b) => (a.name < b.name ? -1 : 1)))
})

test('what has a minute to be on time is looked for each minute', async () => {
  const { rows } = await sql<{ name: string }>`
    select key as name from pgboss.schedule where cron = '* * * * *'
  `.execute(t.connection.db)
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['reminders', 'ready-checks']))
})
