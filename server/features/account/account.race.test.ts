/** Deletes an account concurrently with everything that could still name it, on two nodes. */
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { confirmEmail, deleteAccount } from '#contract/account/account.ts'
import { applyToCrew, decideApplication } from '#contract/applications/applications.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { createCrew, getCrew } from '#contract/crews/crews.ts'
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'
import { addViews } from '#server/features/crews/views/crews-views.sql.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls, applicationDraft } from '#server/testing/calls/application-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import {
  crewDraft,
  goodPassword,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { sendInOrder, untilWaiting } from '#server/testing/held-crew.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { columnsNamingPlayers, countRowsNaming } from '#server/testing/rows-naming-players.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const { apply, decide, inbox, postHalo } = applicationCalls(t)
const { rateLeader, rateMembers } = ratingCalls(t)

afterEach(() => expectInvariants(t.connection))

const inAnHour = () => new Date(t.node.ctx.now().getTime() + 60 * 60_000)

interface Answer {
  readonly status: number
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status)

const expectGone = async ({ user }: Player): Promise<void> => {
  for (const column of [...(await columnsNamingPlayers(t.connection)), 'users.id']) {
    expect([column, await countRowsNaming(t.connection, column, user.id)]).toEqual([column, 0])
  }
}

/** Runs the requests while the player's row is locked, and returns their answers. */
const whilePlayerIsLocked = async (
  { user }: Player,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> => {
  const answers: Promise<Answer>[] = []
  await t.connection.db.transaction().execute(async (db) => {
    await db.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    for (const request of requests) {
      answers.push(request())
      await untilWaiting(t.connection, answers.length)
    }
  })
  return Promise.all(answers)
}

test('an applicant who is accepted first gives the seat back, one who left first is not there', async () => {
  const cases = [
    { first: 'accept', statuses: [200, 204] },
    { first: 'delete', statuses: [204, 404] },
  ] as const
  for (const { first, statuses } of cases) {
    const { leader, crew } = await postHalo()
    const player = await registerPlayer(t)
    const { body: application } = await apply(player, crew.id)
    const params = { id: crew.id, applicationId: application.id }
    const accept = () => t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
    const leave = () => leaveForGood(t, player)
    const requests: (() => Promise<Answer>)[] = first === 'accept' ? [accept, leave] : [leave, accept]
    expect(statusesOf(await sendInOrder(t.connection, crew.id, requests))).toEqual(statuses)
    await expectGone(player)
    expect((await t.send(getCrew, { params: { id: crew.id } })).body.currentCrewSize).toBe(1)
  }
})

test('an application that slips in before the deletion is withdrawn, one that comes after it is refused', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  const send = () => t.send(applyToCrew, { params: { id: crew.id }, body: applicationDraft }, { as: player })
  // The deletion holds no crew lock while it waits for the player; then it finds a crew that it has to lock first.
  expect(statusesOf(await whilePlayerIsLocked(player, [send, () => leaveForGood(t, player)]))).toEqual([
    201, 204,
  ])
  await expectGone(player)
  expect(await inbox(leader)).toEqual([])

  const other = await registerPlayer(t)
  const late = () => t.send(applyToCrew, { params: { id: crew.id }, body: applicationDraft }, { as: other })
  expect(statusesOf(await whilePlayerIsLocked(other, [() => leaveForGood(t, other), late]))).toEqual([
    204, 401,
  ])
  await expectGone(other)
})

test('ratings that meet a deletion are given before it or not at all', async () => {
  const other = await t.startNode()
  const { id, leader, members } = await flyMission(t, 3)
  const [rater, leaving] = members as [Player, Player]
  const answers = await Promise.all([
    rateLeader(rater, id, 5),
    leaveForGood(other, leader),
    rateLeader(leaving, id, 1),
    leaveForGood(t, leaving),
    rateMembers(leader, id, 4),
  ])
  const [rated, left, , leftToo] = statusesOf(answers)
  expect([201, 409]).toContain(rated)
  expect([left, leftToo]).toEqual([204, 204])
  for (const { status } of answers) expect(status).toBeLessThan(500)
  await expectGone(leader)
  await expectGone(leaving)
})

test('whatever a player and others do at the moment of the deletion, nothing is left of them and nothing breaks', async () => {
  const other = await t.startNode()
  for (let round = 0; round < 4; round += 1) {
    const player = await registerPlayer(t)
    const { leader, crew } = await postHalo()
    const own = await postCrew(t, player, { title: 'Own', maxCrewSize: 9 })
    const strangers = [await registerPlayer(t), await registerPlayer(t)]
    const calls: (() => Promise<Answer>)[] = [
      () => leaveForGood(other, player),
      () => apply(player, crew.id),
      () => t.send(createCrew, { body: crewDraft() }, { as: player }),
      () => discussionCalls(t).write(player, crew.id, 'Bye'),
      () => discussionCalls(other).write(leader, own.id, 'Where are you?'),
      () => messageCalls(t).write(player, leader, 'Bye'),
      () => messageCalls(other).write(leader, player, 'Where are you?'),
      () => messageCalls(t).block(leader, player),
      ...strangers.map((stranger) => () => apply(stranger, own.id)),
      () => leaveForGood(t, player),
    ]
    const answers = await Promise.all(calls.map((call) => call()))
    for (const { status } of answers) expect(status).toBeLessThan(500)
    const deletions = [answers[0], answers.at(-1)].map((answer) => answer?.status)
    expect(deletions).toContain(204)
    await expectGone(player)
  }
})

test('of two admins who leave at once, one stays', async () => {
  const admins = [await registerStaff(t, 'admin'), await registerStaff(t, 'admin')]
  const answers = await Promise.all(admins.map((admin) => leaveForGood(t, admin)))
  expect(statusesOf(answers).sort()).toEqual([204, 409])
})

test('players in the crews of each other can leave at once', async () => {
  const players: Player[] = []
  for (let i = 0; i < 4; i += 1) players.push(await registerPlayer(t))
  for (const leader of players) {
    const { id } = await postCrew(t, leader, { maxCrewSize: 9 })
    for (const each of players) {
      if (each === leader) continue
      const { body } = await apply(each, id)
      const params = { id, applicationId: body.id }
      await t.send(decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
    }
  }
  const answers = await Promise.all(players.map((player) => leaveForGood(t, player)))
  expect(statusesOf(answers)).toEqual([204, 204, 204, 204])
  for (const player of players) await expectGone(player)
  const { rows } = await sql`select from crews where mission_status <> 'cancelled'`.execute(t.connection.db)
  expect(rows).toEqual([])
})

test('a deletion that Postgres gives up to end a deadlock runs again', async () => {
  const [leaving, member] = [await registerPlayer(t), await registerPlayer(t)]
  const own = await postCrew(t, leaving, { maxCrewSize: 9 })
  const { body } = await apply(member, own.id)
  await decide(leaving, own.id, body.id, 'accepted')
  const { db } = t.connection
  const lockCounts = (transaction: typeof db, { user }: Player) =>
    transaction
      .selectFrom('player_counts')
      .select('user_id')
      .where('user_id', '=', user.id)
      .forUpdate()
      .execute()
  const holding = await db.startTransaction().execute()
  await lockCounts(holding, leaving)
  // Like a comment on a crew of the member that notifies the player who leaves.
  const commenting = await db.startTransaction().execute()
  // Of the two transactions, the deletion has to be the one that detects the deadlock and aborts.
  await sql`set local deadlock_timeout = '1min'`.execute(commenting)
  await lockCounts(commenting, member)
  const deletion = leaveForGood(t, leaving)
  await untilWaiting(t.connection, 1)
  const receiver = sql`select from users where id = ${leaving.user.id} for key share`.execute(commenting)
  await untilWaiting(t.connection, 2)
  await holding.commit().execute()
  await receiver
  await commenting.commit().execute()
  expect((await deletion).status).toBe(204)
  await expectGone(leaving)
})

test('views are added while a leader leaves', async () => {
  const [first, leaving] = [await registerPlayer(t), await registerPlayer(t)]
  // The order of the leaders is not that of the crews.
  const own = await postCrew(t, leaving, { maxCrewSize: 9 })
  const joined = await postCrew(t, first, { maxCrewSize: 9 })
  const { body } = await apply(leaving, joined.id)
  await decide(first, joined.id, body.id, 'accepted')
  const { db } = t.connection
  const views = new Map([own.id, joined.id].map((id) => [id, 2]))
  const [left] = await sendInOrder(t.connection, own.id, [
    () => leaveForGood(t, leaving),
    () => addViews({ db }, views).then(() => undefined),
  ])
  expect(left?.status).toBe(204)
  const rows = await db.selectFrom('crew_views').select('views').execute()
  expect(rows).toEqual([{ views: 2 }, { views: 2 }])
})

test.each(['reset', 'confirmation'])(
  'a link for a %s that is opened during a change of the password no longer works',
  async (link) => {
    const player = await registerPlayer(t)
    const token = newToken()
    const row = { user_id: player.user.id, token_hash: hashToken(token), expires_at: inAnHour() }
    await t.connection.db.insertInto('password_resets').values(row).execute()
    const email = `new_${player.user.email}`
    await t.connection.db
      .insertInto('email_changes')
      .values({ ...row, email })
      .execute()
    const newPassword = 'the first new one'
    const [changed, opened] = await whilePlayerIsLocked(player, [
      () => t.send(changePassword, { body: { currentPassword: goodPassword, newPassword } }, { as: player }),
      () =>
        link === 'reset'
          ? t.send(resetPassword, { body: { token, newPassword } })
          : t.send(confirmEmail, { body: { token } }),
    ])
    expect([changed?.status, opened?.status]).toEqual([204, 400])
  },
)

test('of two new passwords at once the first counts, and a deletion with the old one is refused', async () => {
  const player = await registerPlayer(t)
  const change = (newPassword: string) =>
    t.send(changePassword, { body: { currentPassword: goodPassword, newPassword } }, { as: player })
  const [first, second, deletion] = await whilePlayerIsLocked(player, [
    () => change('the first new one'),
    () => change('the second new one'),
    () => t.send(deleteAccount, { body: { password: goodPassword } }, { as: player }),
  ])
  expect([first?.status, second?.status, deletion?.status]).toEqual([204, 403, 403])
})

test('a deletion that meets a ban of the player is refused', async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  const answers = await whilePlayerIsLocked(player, [
    () => moderationCalls(t).ban(admin, player),
    () => leaveForGood(t, player),
  ])
  expect(statusesOf(answers)).toEqual([200, 401])
})
