/** Every call about a crew, by every part in it. */
import { beforeAll, expect, test } from 'vitest'
import * as applications from '#contract/applications/applications.ts'
import { contestAbsence, withdrawAbsence } from '#contract/attendance/attendance.ts'
import * as blocks from '#contract/blocks/blocks.ts'
import * as boarding from '#contract/boarding/boarding.ts'
import { getCrewCalendar } from '#contract/calendars/calendars.ts'
import { countWindows, listCrews } from '#contract/crews/board.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { listSuggestions } from '#contract/crews/suggestions.ts'
import * as chat from '#contract/discussions/chat.ts'
import * as discussions from '#contract/discussions/discussions.ts'
import { getBoardCalendar, getBoardFeed } from '#contract/feeds/feeds.ts'
import { endpoints } from '#contract/index.ts'
import { acceptLead, endLeadOffer, handOverCrew, nameCoLeader } from '#contract/leading/leading.ts'
import { invitePlayers } from '#contract/messages/invitations.ts'
import * as messages from '#contract/messages/messages.ts'
import * as missions from '#contract/missions/missions.ts'
import * as ready from '#contract/missions/ready.ts'
import * as offers from '#contract/offers/offers.ts'
import { rateCrew } from '#contract/ratings/ratings.ts'
import { reportComment, reportPlayer, reportSettlement } from '#contract/reports/reports.ts'
import { listCrewRoles } from '#contract/roles/roles.ts'
import { createSeries } from '#contract/series/series.ts'
import * as settlements from '#contract/settlements/settlements.ts'
import * as waitlists from '#contract/waitlists/waitlists.ts'
import * as webhooks from '#contract/webhooks/webhooks.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { webhookAddress } from '#server/testing/calls/webhook-calls.ts'
import {
  crewDraft,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })

const actors = [
  'guest',
  'stranger',
  'blocked',
  'applicant',
  'invited',
  'member',
  'coLeader',
  'leader',
  'moderator',
  'admin',
] as const
type Actor = (typeof actors)[number]
const application = { message: 'Me', availability: 'sofort', experience: 'experte' } as const

interface Scene {
  readonly id: number
  readonly roleId: number
  readonly applicationId: number
  readonly roleApplicationId: number
  readonly memberId: number
  readonly leaderId: number
  readonly waitingId: number
  readonly commentId: number
  readonly secretId: number
  readonly offerId: number
}

const all = (status: number) =>
  Object.fromEntries(actors.map((actor) => [actor, status])) as Record<Actor, number>
const onlyLeader = (status: number, others = 403) => ({ ...all(others), guest: 401, leader: status })
const bothLeaders = (status: number, others = 403) => ({ ...onlyLeader(status, others), coLeader: status })
const aboard = (status: number, others: number, guest = 401) => ({
  ...all(others),
  guest,
  member: status,
  coLeader: status,
  leader: status,
})
const mayApply = {
  ...all(201),
  guest: 401,
  blocked: 403,
  applicant: 409,
  member: 409,
  coLeader: 409,
  leader: 403,
}
const mayContact = { ...all(201), guest: 401, blocked: 403, leader: 403 }
const crew = ({ id }: Scene) => ({ params: { id } })
const anySeat = (scene: Scene) => ({ ...crew(scene), body: { roleId: null } })

const rows: readonly [Endpoint, request: (scene: Scene) => object, expected: Record<Actor, number>][] = [
  [getCrew, crew, all(200)],
  // The crew has no start.
  [getCrewCalendar, crew, all(409)],
  [listCrewRoles, crew, all(200)],
  [getBoardFeed, () => ({}), all(200)],
  [getBoardCalendar, () => ({}), all(200)],
  [countWindows, () => ({}), all(200)],
  [countWindows, () => ({ query: { fitsHours: 'true' } }), { ...all(200), guest: 401 }],
  [listCrews, () => ({ query: { sort: 'match' } }), { ...all(200), guest: 401 }],
  [listCrews, () => ({ query: { fitsHours: 'true' } }), { ...all(200), guest: 401 }],
  [createSeries, (scene) => ({ ...crew(scene), body: { times: 6 } }), onlyLeader(409)],
  [listSuggestions, crew, onlyLeader(200)],
  [webhooks.getCrewWebhook, crew, onlyLeader(200)],
  [
    webhooks.connectCrewWebhook,
    (scene) => ({ ...crew(scene), body: { url: webhookAddress('77') } }),
    onlyLeader(200),
  ],
  [webhooks.disconnectCrewWebhook, crew, onlyLeader(204)],
  [updateCrew, (scene) => ({ ...crew(scene), body: crewDraft({ maxCrewSize: 9 }) }), onlyLeader(200)],
  [applications.applyToCrew, (scene) => ({ ...crew(scene), body: application }), mayApply],
  [
    applications.applyToRole,
    ({ id, roleId }) => ({ params: { id, roleId }, body: { message: 'Me' } }),
    mayApply,
  ],
  [
    applications.changeApplication,
    (scene) => ({ ...crew(scene), body: { message: 'Me, with a ship' } }),
    { ...all(404), guest: 401, applicant: 204, member: 409, coLeader: 409 },
  ],
  [
    applications.withdrawApplication,
    crew,
    { ...all(404), guest: 401, applicant: 204, member: 409, coLeader: 409 },
  ],
  [applications.listApplications, crew, bothLeaders(200)],
  [applications.listRoleApplications, crew, bothLeaders(200)],
  [
    applications.decideApplication,
    ({ id, applicationId }) => ({ params: { id, applicationId }, body: { status: 'accepted' } }),
    bothLeaders(200),
  ],
  [
    applications.decideRoleApplication,
    ({ roleApplicationId }) => ({ params: { id: roleApplicationId }, body: { status: 'rejected' } }),
    bothLeaders(200, 404),
  ],
  [
    applications.withdrawRoleApplication,
    ({ roleApplicationId }) => ({ params: { id: roleApplicationId } }),
    { ...all(404), guest: 401 },
  ],
  [invitePlayers, ({ id, leaderId }) => ({ params: { id }, body: { userIds: [leaderId] } }), onlyLeader(200)],
  [offers.listOffers, crew, bothLeaders(200)],
  [
    offers.acceptOffer,
    ({ offerId }) => ({ params: { id: offerId } }),
    { ...all(404), guest: 401, invited: 200 },
  ],
  [
    offers.declineOffer,
    ({ offerId }) => ({ params: { id: offerId } }),
    { ...all(404), guest: 401, invited: 204 },
  ],
  [offers.takeBackOffer, ({ offerId }) => ({ params: { id: offerId } }), bothLeaders(204, 404)],
  // The crew has free seats: every player who could wait can apply instead.
  [waitlists.joinWaitlist, anySeat, { ...all(409), guest: 401, leader: 403 }],
  // Nothing of the crew is given at once.
  [boarding.boardCrew, anySeat, { ...all(409), guest: 401, leader: 403 }],
  [boarding.stopBoarding, crew, bothLeaders(200)],
  [waitlists.leaveWaitlist, crew, { ...all(409), guest: 401 }],
  [waitlists.getWaitlist, crew, bothLeaders(200)],
  [waitlists.updateWaitlist, (scene) => ({ ...crew(scene), body: { asksFirst: true } }), bothLeaders(200)],
  [
    waitlists.offerToWaiting,
    ({ id, waitingId }) => ({ params: { id, userId: waitingId } }),
    bothLeaders(200),
  ],
  [
    waitlists.removeFromWaitlist,
    ({ id, waitingId }) => ({ params: { id, userId: waitingId } }),
    bothLeaders(204),
  ],
  [missions.startMission, crew, bothLeaders(200)],
  [missions.completeMission, (scene) => ({ ...crew(scene), body: {} }), bothLeaders(409)],
  // No one is marked as absent before the completion.
  [
    contestAbsence,
    (scene) => ({ ...crew(scene), body: { text: 'I was there' } }),
    { ...all(409), guest: 401 },
  ],
  [withdrawAbsence, ({ id, memberId }) => ({ params: { id, userId: memberId } }), bothLeaders(404)],
  [missions.endMission, crew, onlyLeader(409)],
  [missions.cancelMission, (scene) => ({ ...crew(scene), body: {} }), onlyLeader(200)],
  [missions.keepCrew, crew, onlyLeader(409)],
  [ready.callReadyCheck, crew, bothLeaders(200)],
  // No one was asked.
  [
    ready.answerReadyCheck,
    (scene) => ({ ...crew(scene), body: { answer: 'ready' } }),
    { ...all(409), guest: 401 },
  ],
  [
    ready.releaseSilent,
    ({ id, memberId }) => ({ params: { id }, body: { userIds: [memberId] } }),
    bothLeaders(409),
  ],
  [missions.leaveCrew, crew, { ...all(409), guest: 401, member: 200, coLeader: 200 }],
  [
    missions.assignRole,
    ({ id, memberId }) => ({ params: { id, userId: memberId }, body: { roleId: null } }),
    onlyLeader(200),
  ],
  [missions.bringShip, (scene) => ({ ...crew(scene), body: { fleetShipId: null } }), aboard(200, 409)],
  [nameCoLeader, ({ id, memberId }) => ({ params: { id }, body: { userId: memberId } }), onlyLeader(200)],
  [nameCoLeader, ({ id }) => ({ params: { id }, body: { userId: null } }), bothLeaders(200)],
  [handOverCrew, ({ id, memberId }) => ({ params: { id }, body: { userId: memberId } }), onlyLeader(200)],
  // No one has been asked: whom the leader asks is tested with the rest of leading.
  [acceptLead, crew, { ...all(409), guest: 401 }],
  [endLeadOffer, crew, { ...all(409), guest: 401 }],
  [messages.contactLeader, (scene) => ({ ...crew(scene), body: { message: 'Hello' } }), mayContact],
  [
    messages.messagePlayer,
    ({ leaderId }) => ({ params: { id: leaderId }, body: { message: 'Hello' } }),
    mayContact,
  ],
  [missions.removeMember, ({ id, memberId }) => ({ params: { id, userId: memberId } }), onlyLeader(204)],
  [discussions.listComments, crew, all(200)],
  [discussions.listComments, (scene) => ({ ...crew(scene), query: { channel: 'crew' } }), aboard(200, 403)],
  [chat.listChat, crew, aboard(200, 403)],
  [chat.readChat, ({ id, secretId }) => ({ params: { id }, body: { upTo: secretId } }), aboard(204, 403)],
  [discussions.listReplies, ({ commentId }) => ({ params: { id: commentId } }), all(200)],
  [discussions.listReplies, ({ secretId }) => ({ params: { id: secretId } }), aboard(200, 404, 404)],
  [
    discussions.writeComment,
    (scene) => ({ ...crew(scene), body: { text: 'Hi', channel: 'public' } }),
    { ...all(201), guest: 401, blocked: 403 },
  ],
  [
    discussions.writeComment,
    (scene) => ({ ...crew(scene), body: { text: 'Hi', channel: 'crew' } }),
    aboard(201, 403),
  ],
  [
    discussions.removeComment,
    ({ commentId }) => ({ params: { id: commentId } }),
    { ...all(403), guest: 401, member: 204, leader: 204 },
  ],
  [
    discussions.removeComment,
    ({ secretId }) => ({ params: { id: secretId } }),
    { ...all(404), guest: 401, member: 204, coLeader: 403, leader: 204 },
  ],
  [
    reportComment,
    ({ commentId }) => ({
      params: { id: commentId },
      body: { reportCategory: 'other', reportReason: 'Rude' },
    }),
    { ...all(201), guest: 401, member: 400 },
  ],
  [
    reportComment,
    ({ secretId }) => ({
      params: { id: secretId },
      body: { reportCategory: 'other', reportReason: 'Rude' },
    }),
    { ...aboard(201, 404), member: 400 },
  ],
  // The mission is not completed yet, and nothing is settled.
  [settlements.getSettlement, crew, aboard(409, 403)],
  [
    settlements.sendSettlement,
    (scene) => ({ ...crew(scene), body: { takings: 3, expenses: 0, version: null } }),
    bothLeaders(409),
  ],
  [settlements.confirmShare, (scene) => ({ ...crew(scene), body: { version: 1 } }), aboard(409, 403)],
  [
    settlements.disputeShare,
    (scene) => ({ ...crew(scene), body: { text: 'Half of it', version: 1 } }),
    aboard(409, 403),
  ],
  [
    reportSettlement,
    (scene) => ({ ...crew(scene), body: { reportCategory: 'other', reportReason: 'Unpaid' } }),
    aboard(409, 403),
  ],
  // Only players who could rate the mission learn that it is not completed yet.
  [
    rateCrew,
    (scene) => ({ ...crew(scene), body: { type: 'leader', rating: 5 } }),
    { ...all(403), guest: 401, member: 409, coLeader: 409 },
  ],
  [
    rateCrew,
    (scene) => ({ ...crew(scene), body: { type: 'crew', rating: 5 } }),
    { ...all(403), guest: 401, leader: 409 },
  ],
  [
    reportPlayer,
    ({ id, memberId }) => ({
      params: { id },
      body: { reportedUserId: memberId, reportCategory: 'griefing', reportReason: 'Shot at us' },
    }),
    { ...all(201), guest: 401, member: 400 },
  ],
]

let players: Record<Exclude<Actor, 'guest'> | 'bystander', Player>
beforeAll(async () => {
  players = {
    stranger: await registerPlayer(t),
    applicant: await registerPlayer(t),
    invited: await registerPlayer(t),
    member: await registerPlayer(t),
    coLeader: await registerPlayer(t),
    leader: await registerPlayer(t),
    moderator: await registerStaff(t, 'moderator'),
    admin: await registerStaff(t, 'admin'),
    bystander: await registerPlayer(t),
    blocked: await registerPlayer(t),
  }
  const { leader, blocked } = players
  await t.send(blocks.blockPlayer, { params: { userId: blocked.user.id } }, { as: leader })
})

const setScene = async (): Promise<Scene> => {
  const { leader, member, coLeader, applicant, invited, bystander } = players
  const { id, roles } = await postCrew(t, leader, {
    maxCrewSize: 9,
    roles: [{ roleName: 'Pilot', slotsNeeded: 5 }],
  })
  const roleId = roles[0]?.id ?? 0
  const apply = (as: Player) =>
    t.send(applications.applyToCrew, { params: { id }, body: application }, { as })
  for (const player of [member, coLeader]) {
    const params = { id, applicationId: (await apply(player)).body.id }
    await t.send(applications.decideApplication, { params, body: { status: 'accepted' } }, { as: leader })
  }
  await leadingCalls(t).nameCoLeader(leader, id, coLeader)
  const waiting = await apply(applicant)
  const forRole = { params: { id, roleId }, body: { message: 'Me' } }
  const asPilot = await t.send(applications.applyToRole, forRole, { as: bystander })
  const comment = async (channel: 'public' | 'crew') => {
    const body = { text: 'Hello', channel }
    return (await t.send(discussions.writeComment, { params: { id }, body }, { as: member })).body.id
  }
  const waits = { crew_id: id, user_id: bystander.user.id, role_id: null, created_at: new Date() }
  await t.connection.db.insertInto('waitlist_entries').values(waits).execute()
  const { invite, offerTo } = offerCalls(t)
  await invite(leader, id, invited)
  return {
    id,
    roleId,
    applicationId: waiting.body.id,
    roleApplicationId: asPilot.body.id,
    memberId: member.user.id,
    leaderId: leader.user.id,
    waitingId: bystander.user.id,
    commentId: await comment('public'),
    secretId: await comment('crew'),
    offerId: (await offerTo(invited, id))?.id ?? 0,
  }
}

/** Each does it for themselves, which changes nothing for the next one. */
const doneByEach = new Set<Endpoint>([
  applications.applyToCrew,
  applications.applyToRole,
  messages.contactLeader,
  messages.messagePlayer,
  discussions.writeComment,
  reportPlayer,
])

/** The last scene, as long as it is unchanged. */
let unspent: Scene | undefined

test.each(rows.map(([endpoint, ...rest]) => [endpoint.name, endpoint, ...rest] as const))(
  '%s does for each what their part in the crew allows',
  async (_name, endpoint, request, expected) => {
    const seen: Partial<Record<Actor, number>> = {}
    for (const actor of actors) {
      const scene = unspent ?? (await setScene())
      unspent = undefined
      const as = actor === 'guest' ? undefined : players[actor]
      const { status } = await t.send(endpoint, request(scene) as never, { as })
      seen[actor] = status
      // What is refused, or only read, leaves everything as it was.
      if (endpoint.method === 'GET' || status >= 400 || doneByEach.has(endpoint)) unspent = scene
    }
    if (doneByEach.has(endpoint)) unspent = undefined
    expect(seen).toEqual(expected)
  },
)

// The log of a completed mission has a table of its own.
test('no call about a crew is missing from this table', () => {
  const listed = new Set(rows.map(([endpoint]) => endpoint.name))
  const calls = endpoints.filter(({ path }) =>
    /^\/(crew|crew-finder|role-applications|offers|comments)\/(?!:id\/log)/.test(path),
  )
  expect(calls.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})
