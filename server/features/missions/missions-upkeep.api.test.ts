import { expect, test } from 'vitest'
import { applyToCrew, decideApplication } from '#contract/applications.ts'
import { getSessionUser } from '#contract/auth.ts'
import { getCrew, listCrews, updateCrew } from '#contract/crews.ts'
import { listMessages } from '#contract/messages.ts'
import { keepCrew } from '#contract/missions.ts'
import { getReminderSettings, updateReminderSettings } from '#contract/reminders.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { remindersJob, upkeepJob } from './missions-upkeep.service.ts'

const t = openTestApp()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const remind = () => remindersJob.run(t.node.ctx, {})
const upkeep = () => upkeepJob.run(t.node.ctx, {})
const inbox = async (player: Player) =>
  (await t.send(listMessages, {}, { as: player })).body.messages.map(({ message }) => message)
const statusOf = async (id: number) => (await t.send(getCrew, { params: { id } })).body.missionStatus

const join = async (leader: Player, id: number): Promise<Player> => {
  const member = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const body = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
  const applied = await t.send(applyToCrew, { params: { id }, body }, { as: member })
  const params = { id, applicationId: applied.body.id }
  await t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
  return member
}

test('an hour before the start the leader and the members are reminded, once', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inHours(3) })
  const member = await join(leader, id)
  await remind()
  expect(await inbox(leader)).not.toContain('“Halo” starts within the hour.')
  t.clock.advance(2 * hour + minute)
  await remind()
  await remind()
  expect((await inbox(leader)).filter((text) => text === '“Halo” starts within the hour.')).toHaveLength(1)
  expect(await inbox(member)).toContain('„Halo“ startet innerhalb der nächsten Stunde.')
  // A new start is a new reminder.
  const later = new Date(Date.now() + 5 * hour).toISOString()
  const body = { ...crewDraft({ title: 'Halo' }), scheduledFor: later }
  await t.send(updateCrew, { params: { id }, body }, { as: leader })
  t.clock.advance(2 * hour + 30 * minute)
  await remind()
  expect((await inbox(leader)).filter((text) => text === '“Halo” starts within the hour.')).toHaveLength(2)
})

test('the reminder comes by mail to whoever allows it, in their own time', async () => {
  const leader = await registerPlayer(t, { timezone: 'Asia/Tokyo' })
  const silent = await registerPlayer(t)
  expect((await t.send(getReminderSettings, {}, { as: leader })).body).toEqual({ byMail: false })
  await t.send(updateReminderSettings, { body: { byMail: true } }, { as: leader })
  expect((await t.send(getReminderSettings, {}, { as: leader })).body).toEqual({ byMail: true })
  const start = new Date(Date.now() + 50 * minute)
  await postCrew(t, leader, { title: 'Halo', scheduledFor: start.toISOString() })
  await postCrew(t, silent, { title: 'Quiet', scheduledFor: start.toISOString() })
  await remind()
  const { subject, text } = await t.mailbox.next(leader.user.email)
  expect(subject).toBe('“Halo” starts soon')
  const inTokyo = new Intl.DateTimeFormat('de-DE', { timeZone: 'Asia/Tokyo', timeStyle: 'short' }).format(
    start,
  )
  expect(text).toContain(`starts at ${inTokyo} (Asia/Tokyo)`)
  expect(t.mailbox.mails).toHaveLength(1)
})

test('a post whose start has passed is warned of at once and leaves the board a day later', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inHours(1) })
  const member = await join(leader, id)
  await upkeep()
  expect(await inbox(leader)).not.toContain('“Halo” leaves the board in a day. Open it to keep it there.')
  t.clock.advance(hour + minute)
  await upkeep()
  await upkeep()
  const warnings = (await inbox(leader)).filter((text) => text.startsWith('“Halo” leaves the board'))
  expect(warnings).toHaveLength(1)
  const seen = await t.send(getCrew, { params: { id } }, { as: leader })
  expect(seen.body.viewer?.can.keep).toBe(true)
  t.clock.advance(day)
  await upkeep()
  expect(await statusOf(id)).toBe('cancelled')
  expect(await inbox(leader)).toContain('“Halo” has left the board because nobody kept it.')
  expect(await inbox(member)).toContain(
    '„Halo“ hat die Missionstafel verlassen, weil das Gesuch nicht behalten wurde.',
  )
})

test('one click keeps a post, without the start that has passed', async () => {
  const leader = await registerPlayer(t)
  const stranger = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { scheduledFor: inHours(1) })
  t.clock.advance(2 * hour)
  await upkeep()
  expect((await t.send(keepCrew, { params: { id } }, { as: stranger })).status).toBe(403)
  const kept = await t.send(keepCrew, { params: { id } }, { as: leader })
  expect(kept.body).toMatchObject({
    scheduledTime: null,
    missionStatus: 'open',
    viewer: { can: { keep: false } },
  })
  t.clock.advance(2 * day)
  await upkeep()
  expect((await t.send(listCrews, {})).body.map((crew) => crew.id)).toEqual([id])
})

test('a post without a start stays as long as its leader shows up', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  t.clock.advance(13 * day + hour)
  await upkeep()
  // Being here is the sign.
  await t.send(getSessionUser, {}, { as: leader })
  expect(await inbox(leader)).toEqual(['“Halo” leaves the board in a day. Open it to keep it there.'])
  t.clock.advance(2 * day)
  await upkeep()
  expect(await statusOf(id)).toBe('open')
  t.clock.advance(12 * day)
  await upkeep()
  t.clock.advance(day)
  await upkeep()
  expect(await statusOf(id)).toBe('cancelled')
})

test('a mission under way or over is left alone', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { scheduledFor: inHours(1) })
  for (const mission_status of ['in_progress', 'completed'] as const) {
    await t.connection.db.updateTable('crews').set({ mission_status }).where('id', '=', id).execute()
    t.clock.advance(3 * day)
    await upkeep()
    expect(await statusOf(id)).toBe(mission_status)
    expect((await t.send(keepCrew, { params: { id } }, { as: leader })).body.code).toBe('wrong_status')
  }
})
