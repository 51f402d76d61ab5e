// Also on the embedded engine.
/** The last seat, taken, applied for and held in the same moment: 200 rounds in a full run. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import {
  inHours,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })
const { board } = boardingCalls(t)
const { apply, decide } = applicationCalls(t)
const { invite, accept, offerTo } = offerCalls(t)
const { ban } = moderationCalls(t)

let cast: Record<'leader' | 'boarder' | 'applicant' | 'invited' | 'admin', Player>

beforeAll(async () => {
  cast = {
    leader: await registerPlayer(t),
    boarder: await registerPlayer(t),
    applicant: await registerPlayer(t),
    invited: await registerPlayer(t),
    admin: await registerStaff(t, 'admin'),
  }
})

afterAll(() => expectInvariants(t.connection))

test.each(rounds(200))(
  'one of those who want the last seat gets it, and whoever it is held for (%i)',
  async (round) => {
    const { leader, boarder, applicant, invited, admin } = cast
    const { id } = await postCrew(t, leader, {
      maxCrewSize: 2,
      seatsAtOnce: 'all',
      scheduledFor: inHours(48),
    })
    const { body } = await apply(applicant, id)
    const isHeld = round % 3 === 0
    if (isHeld) expect((await invite(leader, id, invited, null)).status).toBe(200)
    const offer = isHeld ? (await offerTo(invited, id))?.id : undefined
    const banned = round % 20 === 0 ? await registerPlayer(t) : undefined
    const [taken, decided, third, ofBanned] = await Promise.all([
      board(boarder, id),
      decide(leader, id, body.id, 'accepted'),
      offer === undefined ? invite(leader, id, invited, null) : accept(invited, offer),
      banned && board(banned, id),
      banned && ban(admin, banned),
    ])
    const { members } = (await t.send(getCrew, { params: { id } })).body
    const aboard = members.length - 1
    const codes = [taken, decided, offer === undefined ? undefined : third, ofBanned]
    expect(
      codes.filter((answer) => answer?.status === 200),
      `round ${round}`,
    ).toHaveLength(aboard)
    // Without a passenger the seat is held for the player who was invited.
    if (aboard === 0) expect([offer, third.status]).toEqual([undefined, 200])
    else expect(aboard).toBe(1)
    if (isHeld) expect([third.status, aboard]).toEqual([200, 1])
  },
)
