/** A player who has left something in every table, for tests of what is stored about a player. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { requestEmailChange } from '#contract/account/account.ts'
import { forgotPassword } from '#contract/auth/auth.ts'
import { renewCalendarFeed } from '#contract/calendars/calendars.ts'
import { readChat } from '#contract/discussions/chat.ts'
import { addShip } from '#contract/fleet/fleet.ts'
import { startMission } from '#contract/missions/missions.ts'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { addPushDevice } from '#contract/notices/push.ts'
import { updateQuietHours } from '#contract/notices/quiet-hours.ts'
import { reportPlayer } from '#contract/reports/reports.ts'
import { createToken } from '#contract/tokens/tokens.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { alertSearchersJob } from '#server/features/searches/searches-alerts.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { complete, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { pictureCalls } from '#server/testing/calls/picture-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { searchCalls } from '#server/testing/calls/search-calls.ts'
import { seriesCalls } from '#server/testing/calls/series-calls.ts'
import { settleAndDispute } from '#server/testing/calls/settlement-calls.ts'
import { webhookAddress, webhookCalls } from '#server/testing/calls/webhook-calls.ts'
import { newPushKeys } from '#server/testing/fakes/push-service.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { goodPassword, inHours, joinCrew, type Player, postCrew, registerPlayer } from './factories.ts'
import { photo } from './picture-files.ts'
import { quietAround } from './quiet-hours.ts'

/** The missions that the player led or joined, and the other players in them. */
export interface BusyPlayer {
  readonly player: Player
  readonly leader: Player
  readonly member: Player
  readonly applicant: Player
  readonly openCrew: number
  readonly startedCrew: number
  readonly flownCrew: number
  readonly joinedOpen: number
  readonly joinedFlown: number
  readonly appliedTo: number
}

/** One player has banned and warned the other, who has appealed. It is over. */
const moderate = async ({ connection: { db } }: TestApp, { user: by }: Player, { user: of }: Player) => {
  await sql`
    with ban as (
      insert into bans (user_id, banned_by, ban_type, reason, created_at, lifted_at, lifted_by, lift_reason)
      values (${of.id}, ${by.id}, 'permanent', 'Rude', now(), now(), ${by.id}, 'Was not')
      returning id
    ), token as (
      insert into appeal_tokens (token_hash, ban_id, expires_at)
      select ${randomBytes(32)}, id, now() from ban
    )
    insert into appeals (ban_id, body, status, created_at, decided_at, decided_by)
    select id, 'I was not', 'granted', now(), now(), ${by.id} from ban
  `.execute(db)
  await sql`
    insert into warnings (user_id, warned_by, reason, created_at, acknowledged_at)
    values (${of.id}, ${by.id}, 'Rude', now(), now())
  `.execute(db)
  await sql`
    insert into handle_proofs (user_id, handle, code, status, created_at, decided_at, decided_by, reason)
    values (${of.id}, 'Halo-7', 'CB-AAAAAAAA', 'declined', now(), now(), ${by.id}, 'No code')
  `.execute(db)
  await sql`
    update reports set status = 'resolved', decided_at = now(), decided_by = ${by.id} where reported_id = ${of.id}
  `.execute(db)
}

/** The player was marked as absent from one mission, and has decided about a mark in the other. */
const markAsAbsent = async ({ connection: { db } }: TestApp, crewId: number, { user: decidedBy }: Player) => {
  await sql`
    insert into absences (crew_id, user_id, status, marked_at, contest_text, contested_at, settled_at, decided_by)
    select crew_id, user_id, 'overturned', now(), 'I was there', now(), now(), ${decidedBy.id}
    from crew_members
    where crew_id = ${crewId}
  `.execute(db)
}

/** The player led the crew once. */
const handOver = async ({ connection: { db } }: TestApp, crewId: number, { user: { id } }: Player) => {
  await sql`insert into former_leaders (crew_id, user_id, led_until) values (${crewId}, ${id}, now())`.execute(
    db,
  )
}

/** The player needs a code to sign in, has been asked for one, and can read that they once turned it on. */
const secure = async ({ connection: { db } }: TestApp, { user: { id } }: Player) => {
  await sql`
    with codes as (insert into time_codes values (${id}, 'the secret', now(), now(), 1)),
      recovery as (insert into recovery_codes (user_id, code_hash) values (${id}, ${randomBytes(32)})),
      sign_in as (
        insert into pending_sign_ins (token_hash, user_id, way, expires_at)
        values (${randomBytes(32)}, ${id}, 'password', now())
      )
    insert into security_events (user_id, kind, created_at) values (${id}, 'codes_on', now())
  `.execute(db)
}

/** The player is free to fly, and was notified of a post. */
const shine = async (t: TestApp, crewId: number, player: Player) => {
  await beaconCalls(t).light(player, { startsAt: inHours(20), minutes: 30 })
  const alert = { user_id: player.user.id, crew_id: crewId, created_at: new Date(), sent_at: new Date() }
  await t.connection.db.insertInto('beacon_alerts').values(alert).execute()
}

export const makeBusyPlayer = async (t: TestApp): Promise<BusyPlayer> => {
  const { apply, decide } = applicationCalls(t)
  const { write: comment } = discussionCalls(t)
  const { write, block } = messageCalls(t)
  const { rateLeader, rateMembers } = ratingCalls(t)
  const { favour } = playerCalls(t)
  const player = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const leader = await registerPlayer(t)
  const roles = [{ roleName: 'Pilot', slotsNeeded: 1 }]
  const aboard = { discordLink: 'https://discord.gg/halo', maxCrewSize: 4, roles }
  const post = (by: Player, title: string) => postCrew(t, by, { ...aboard, title }).then(({ id }) => id)
  const join = async (id: number) => {
    const { body } = await apply(player, id)
    await decide(leader, id, body.id, 'accepted')
  }

  // Nothing leaves for the device, whose push service is a real one.
  await t.send(
    updateQuietHours,
    { body: quietAround(t.node.ctx.now(), player.user.timezone) },
    { as: player },
  )
  const endpoint = 'https://fcm.googleapis.com/fcm/send/busy'
  await t.send(addPushDevice, { body: { endpoint, keys: newPushKeys().publicKeys } }, { as: player })
  const openCrew = await post(player, 'Led and open')
  await webhookCalls(t).connect(player, openCrew, webhookAddress('77'))
  const member = await joinCrew(t, player, openCrew)
  const repeated = await postCrew(t, player, { title: 'Led and repeated', scheduledFor: inHours(5) })
  await seriesCalls(t).repeat(player, repeated.id)
  const applicant = await registerPlayer(t)
  await t.send(
    updateNoticeSetting,
    { params: { kind: 'application' }, body: { inInbox: true, byMail: true } },
    { as: player },
  )
  await apply(applicant, openCrew)
  await comment(member, openCrew, 'Hello')
  const startedCrew = await post(player, 'Led and started')
  await t.send(startMission, { params: { id: startedCrew } }, { as: player })
  const flownCrew = await post(player, 'Led and flown')
  const flownWith = await joinCrew(t, player, flownCrew)
  await complete(t, player, flownCrew)
  await rateLeader(flownWith, flownCrew, 4)
  await rateMembers(player, flownCrew, 5)
  await settleAndDispute(t, flownCrew, player, flownWith)

  const joinedOpen = await post(leader, 'Joined and open')
  await join(joinedOpen)
  const { body: line } = await comment(leader, joinedOpen, 'Where are you?', { channel: 'crew' })
  await t.send(readChat, { params: { id: joinedOpen }, body: { upTo: line.id } }, { as: player })
  const joinedFlown = await post(leader, 'Joined and flown')
  await join(joinedFlown)
  await complete(t, leader, joinedFlown)
  await rateMembers(leader, joinedFlown, 3)
  await rateLeader(player, joinedFlown, 5)
  await settleAndDispute(t, joinedFlown, leader, player)
  await comment(player, joinedFlown, 'That was fun')
  await logCalls(t).add(player, joinedFlown, 'All of us')
  const { user } = player
  const waits = {
    crew_id: await post(leader, 'Waits for'),
    user_id: user.id,
    role_id: null,
    created_at: new Date(),
  }
  await t.connection.db.insertInto('waitlist_entries').values(waits).execute()
  const appliedTo = await post(leader, 'Applied to')
  await apply(player, appliedTo)

  await offerCalls(t).invite(leader, await post(leader, 'Invited to'), player, null)
  await write(player, leader, 'From the player')
  await write(leader, player, 'To the player')
  await block(player, applicant)
  await block(flownWith, player)
  await favour(player, leader)
  await favour(leader, player)
  const report = (as: Player, id: number, about: Player) => {
    const body = { reportedUserId: about.user.id, reportCategory: 'other', reportReason: 'Rude' } as const
    return t.send(reportPlayer, { params: { id }, body }, { as })
  }
  await report(player, joinedFlown, leader)
  await report(member, openCrew, player)
  const { rows } = await sql<{ id: number }>`
    insert into ships (name, manufacturer, size, role, min_crew, max_crew, cargo_capacity, is_ground_vehicle, is_flight_ready)
    values ('Prospector', 'MISC', 'small', 'mining', 1, 1, 32, false, true)
    returning id
  `.execute(t.connection.db)
  await t.send(addShip, { body: { shipId: rows[0]?.id ?? 0, notes: 'Private' } }, { as: player })
  await pictureCalls(t).upload(player, await photo().png().toBuffer())
  const discord = {
    user_id: user.id,
    discord_id: '80351110224678912',
    discord_name: 'nova',
    linked_at: new Date(),
  }
  await t.connection.db.insertInto('discord_accounts').values(discord).execute()
  await t.send(forgotPassword, { body: { email: player.user.email } })
  await t.mailbox.next(player.user.email)
  const wanted = { email: `new_${player.user.email}`, password: goodPassword }
  await t.send(requestEmailChange, { body: wanted }, { as: player })
  await t.send(renewCalendarFeed, {}, { as: player })
  await t.send(
    createToken,
    { body: { name: 'Bot', scopes: ['read'], password: goodPassword } },
    { as: player },
  )
  await passkeyCalls(t).add(player)
  await passkeyCalls(t).startAdding(player)
  await searchCalls(t).save(player, { search: 'found' })
  await alertSearchersJob.run(t.node.ctx, { crewId: await post(member, 'Found'), before: null })
  await recordAudit(t.node.ctx, { action: 'login_failed', subjectId: player.user.id })
  await secure(t, player)
  await moderate(t, player, leader)
  await moderate(t, leader, player)
  await markAsAbsent(t, joinedFlown, leader)
  await markAsAbsent(t, flownCrew, player)
  await handOver(t, joinedFlown, player)
  await sql`
    with managed as (insert into discord_managers values (${user.id}, '1', 'Halo', true, now()))
    insert into discord_follows (user_id, guild_id, channel_id, slot, filters, locale, seen_crew_id, created_at)
    values (${user.id}, '1', '2', 1, '{}', 'de', ${appliedTo}, now())
  `.execute(t.connection.db)
  await shine(t, appliedTo, player)
  return {
    player,
    leader,
    member,
    applicant,
    openCrew,
    startedCrew,
    flownCrew,
    joinedOpen,
    joinedFlown,
    appliedTo,
  }
}
