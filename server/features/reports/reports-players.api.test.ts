// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import { deleteMessage } from '#contract/messages/messages.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { reportLimits } from '#contract/reports/draft.ts'
import { reportConversation, reportProfile } from '#contract/reports/reports.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { type Player, postCrew, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { inbox } = applicationCalls(t)
const { write, block } = messageCalls(t)
const { ban } = moderationCalls(t)
const { sendReport } = reportCalls(t)

afterEach(() => expectInvariants(t.connection))

const draft = { reportCategory: 'harassment', reportReason: 'Threats' } as const
const both = { conversation: reportConversation, profile: reportProfile }
const subjects = ['conversation', 'profile'] as const

const sendOn = (
  subject: (typeof subjects)[number],
  as: Player | undefined,
  id: number | string,
  changes: object = {},
) => t.send(both[subject], { params: { id }, body: { ...draft, ...changes } }, { as })
const outcome = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [
  status,
  body.code,
]
const stored = () => t.connection.db.selectFrom('reports').selectAll().orderBy('id').execute()
const snapshots = async () => (await stored()).map(({ snapshot }) => snapshot)

/** Two players who have written to each other. */
const setScene = async () => {
  const [reporter, reported] = [await registerPlayer(t), await registerPlayer(t)]
  await write(reporter, reported, 'Are you coming?')
  await write(reported, reporter, 'Ask again and you will see')
  return { reporter, reported }
}

/** Texts from the reported player to the reporter, by their ids. */
const insertMessages = (from: Player, to: Player, texts: readonly string[]) =>
  t.connection.db
    .insertInto('messages')
    .values(
      texts.map((body) => ({
        sender_id: from.user.id,
        receiver_id: to.user.id,
        kind: 'direct' as const,
        body,
        created_at: t.node.ctx.now(),
      })),
    )
    .returning('id')
    .execute()

test('either side reports a conversation, which keeps both sides as they were', async () => {
  const { reporter, reported } = await setScene()
  const answer = await sendOn('conversation', reporter, reported.user.id, { description: 'Since Monday.' })
  expect(answer).toMatchObject({ status: 201, body: { status: 'pending' } })
  expect((await sendOn('conversation', reported, reporter.user.id)).status).toBe(201)
  const sentAt = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(await stored()).toMatchObject([
    {
      subject: 'conversation',
      crew_id: null,
      comment_id: null,
      reporter_id: reporter.user.id,
      reported_id: reported.user.id,
      description: 'Since Monday.',
      snapshot: {
        username: reported.user.username,
        crewTitle: '',
        messages: [
          { isFromReported: false, text: 'Are you coming?', sentAt },
          { isFromReported: true, text: 'Ask again and you will see', sentAt },
        ],
      },
    },
    { snapshot: { messages: [{ isFromReported: true }, { isFromReported: false }] } },
  ])
})

test('a report keeps the last messages that the reporter can see, whatever the other side deletes', async () => {
  const { reporter, reported } = await setScene()
  const texts = Array.from({ length: reportLimits.messages + 5 }, (_, i) => `Number ${i}`)
  const ids = (await insertMessages(reported, reporter, texts)).map(({ id }) => id)
  const hide = (as: Player, id: number | undefined) =>
    t.send(deleteMessage, { params: { id: id ?? 0 } }, { as })
  expect((await hide(reporter, ids.at(-1))).status).toBe(204)
  expect((await hide(reported, ids.at(-2))).status).toBe(204)
  await sendOn('conversation', reporter, reported.user.id)
  const [snapshot] = await snapshots()
  expect(snapshot?.messages?.map(({ text }) => text)).toEqual(texts.slice(4, -1))
})

test('whoever has no part in a conversation cannot tell whether there is one', async () => {
  const { reporter, reported } = await setScene()
  const admin = await registerStaff(t, 'admin')
  expect(outcome(await sendOn('conversation', undefined, reported.user.id))).toEqual([401, 'not_signed_in'])
  const unknown = await sendOn('conversation', admin, 999_999)
  expect(outcome(unknown)).toEqual([404, 'not_found'])
  for (const as of [await registerPlayer(t), admin]) {
    for (const { user } of [reporter, reported]) {
      const { status, body } = await sendOn('conversation', as, user.id)
      expect([status, body]).toEqual([404, unknown.body])
    }
  }
  // The reporter cannot report messages that they have deleted.
  const messages = await t.connection.db.selectFrom('messages').select('id').execute()
  for (const { id } of messages) await t.send(deleteMessage, { params: { id } }, { as: reporter })
  expect(outcome(await sendOn('conversation', reporter, reported.user.id))).toEqual([404, 'not_found'])
  expect(await stored()).toEqual([])
})

test('a profile can be reported by everybody who can see it, and what it says is kept', async () => {
  const reported = await registerPlayer(t)
  const reporter = await registerPlayer(t)
  const profile = { bio: 'Your mother flies a Reliant', organisation: 'Void' }
  await t.send(updateProfile, { body: { ...profile, displayName: 'Menace' } }, { as: reported })
  expect((await sendOn('profile', reporter, reported.user.id)).status).toBe(201)
  await t.send(updateProfile, { body: { bio: '', organisation: '', displayName: 'Nice' } }, { as: reported })
  expect(await stored()).toMatchObject([
    {
      subject: 'profile',
      crew_id: null,
      snapshot: { displayName: 'Menace', crewTitle: '', profile: { ...profile, image: null } },
    },
  ])
  expect(outcome(await sendOn('profile', undefined, reported.user.id))).toEqual([401, 'not_signed_in'])
})

test('a report on a profile keeps the line of a beacon that the reporter has seen', async () => {
  const { light, putOut } = beaconCalls(t)
  const noteFrom = async (
    changes: Parameters<typeof light>[1],
    before = async (_: Player, __: Player) => {},
  ) => {
    const [reported, reporter] = [await registerPlayer(t), await registerPlayer(t)]
    await light(reported, { note: 'Only for cowards', ...changes })
    await before(reported, reporter)
    expect((await sendOn('profile', reporter, reported.user.id)).status).toBe(201)
    return (await snapshots()).at(-1)?.profile?.beacon
  }
  expect(await noteFrom({})).toBe('Only for cowards')
  expect(await noteFrom({}, async (reported, reporter) => void (await block(reported, reporter)))).toBe(
    'Only for cowards',
  )
  expect(await noteFrom({}, async (reported) => void (await putOut(reported)))).toBe('Only for cowards')
  expect(await noteFrom({ audience: 'known' })).toBeUndefined()
  const passes = async (reported: Player) => {
    await putOut(reported)
    t.clock.advance(25 * 60 * 60_000)
  }
  expect(await noteFrom({}, passes)).toBeUndefined()
})

test('who is banned or has left has no profile that could be reported', async () => {
  const { reporter, reported } = await setScene()
  const left = await registerPlayer(t)
  await leaveForGood(t, left)
  const admin = await registerStaff(t, 'admin')
  await ban(admin, reported)
  for (const id of [left.user.id, reported.user.id, 999_999, '0', '-1', 'abc', '99999999999'])
    expect(outcome(await sendOn('profile', reporter, id))).toEqual([404, 'not_found'])
  // Moderators see the report, and the receiver keeps the messages.
  expect((await sendOn('profile', admin, reported.user.id)).status).toBe(201)
  expect((await sendOn('conversation', reporter, reported.user.id)).status).toBe(201)
})

test.each(subjects)(
  'nobody reports themselves by a %s, nor without a category and a reason',
  async (subject) => {
    const { reporter, reported } = await setScene()
    const fieldsOf = async (changes: object) =>
      Object.keys((await sendOn(subject, reporter, reported.user.id, changes)).body.fields ?? {})
    expect(outcome(await sendOn(subject, reporter, reporter.user.id))).toEqual([400, 'report_self'])
    expect(await fieldsOf({ reportCategory: 'rudeness' })).toEqual(['reportCategory'])
    expect(await fieldsOf({ reportReason: ' ' })).toEqual(['reportReason'])
    expect(await fieldsOf({ description: 'x'.repeat(2001) })).toEqual(['description'])
    expect(await stored()).toEqual([])
  },
)

test('a player has one open report on another for each subject', async () => {
  const { reporter, reported } = await setScene()
  const crew = await postCrew(t, reported)
  const { id } = reported.user
  expect((await sendReport(reporter, crew.id, id)).status).toBe(201)
  for (const subject of subjects) {
    expect((await sendOn(subject, reporter, id)).status).toBe(201)
    expect(outcome(await sendOn(subject, reporter, id))).toEqual([409, 'already_reported'])
  }
  expect((await sendOn('profile', await registerPlayer(t), id)).status).toBe(201)
  await t.connection.db.updateTable('reports').set({ status: 'dismissed', decided_at: new Date() }).execute()
  for (const subject of subjects) expect((await sendOn(subject, reporter, id)).status).toBe(201)
})

test('a block keeps nobody from reporting, neither of the two', async () => {
  const { reporter, reported } = await setScene()
  await block(reporter, reported)
  for (const subject of subjects) {
    expect((await sendOn(subject, reporter, reported.user.id)).status).toBe(201)
    expect((await sendOn(subject, reported, reporter.user.id)).status).toBe(201)
  }
})

test('moderators are told of a report without a crew, and the reported player is not', async () => {
  const { reporter, reported } = await setScene()
  const admin = await registerStaff(t, 'admin')
  const moderator = await registerPlayer(t, {}, { 'accept-language': 'de' })
  await t.connection.db
    .updateTable('users')
    .set({ user_role: 'moderator' })
    .where('id', '=', moderator.user.id)
    .execute()
  const before = await inbox(reported)
  await sendOn('conversation', reporter, reported.user.id)
  await sendOn('profile', reporter, reported.user.id)
  const name = reported.user.displayName
  expect((await inbox(admin)).toSorted()).toEqual([
    `New report about a conversation with ${name}: Harassment.`,
    `New report about the profile of ${name}: Harassment.`,
  ])
  expect((await inbox(moderator)).toSorted()).toEqual([
    `Neue Meldung zu einer Unterhaltung mit ${name}: Belästigung.`,
    `Neue Meldung zum Profil von ${name}: Belästigung.`,
  ])
  expect(await inbox(reported)).toEqual(before)
  await sendOn('profile', reporter, moderator.user.id)
  expect(await inbox(moderator)).toHaveLength(2)
})

test('whoever never wrote to the reporter is not reported for what the reporter wrote', async () => {
  const [reporter, reported] = [await registerPlayer(t), await registerPlayer(t)]
  await write(reporter, reported, 'Hi')
  expect(outcome(await sendOn('conversation', reporter, reported.user.id))).toEqual([404, 'not_found'])
  expect(await stored()).toEqual([])
  await insertMessages(reported, reporter, ['Go away'])
  await insertMessages(
    reporter,
    reported,
    Array.from({ length: reportLimits.messages }, () => 'Why?'),
  )
  expect((await sendOn('conversation', reporter, reported.user.id)).status).toBe(201)
})
