/** A player who is seated at once meets each condition of the post, compared with what the players did, the slow way. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type SeatCondition, seatConditions } from '#contract/crews/at-once.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { leaveCrew, removeMember } from '#contract/missions/missions.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { acknowledgeWarning } from '#contract/sanctions/warnings.ts'
import type { Language } from '#contract/wire/languages.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import {
  crewDraft,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { runs } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })
const { board, shownTo } = boardingCalls(t)
const { apply, decide } = applicationCalls(t)
const { invite, offerTo, takeBack } = offerCalls(t)
const { ban, warn } = moderationCalls(t)
const { registerOldHand, report } = reportCalls(t)
const spoken = ['en', 'de', 'fr'] as const

interface Past {
  readonly player: Player
  languages: readonly Language[]
  isVerified: boolean
  /** Of each mission, whether the player came. */
  readonly missions: boolean[]
  /** One of them was led by the leader of the posts. */
  readonly isKnown: boolean
  readonly isBanned: boolean
  /** The id of the open warning. */
  warning: number | null
}

let leader: Player
let admin: Player
const players: Past[] = []

const fly = async (by: Player, player: Player, came: boolean) => {
  const { id } = await postCrew(t, by, { maxCrewSize: 2 })
  const { body } = await apply(player, id)
  await decide(by, id, body.id, 'accepted')
  await complete(t, by, id, came ? [] : [player])
}

const speak = (player: Player, preferredLanguages: Language[]) =>
  t.send(updateProfile, { body: { preferredLanguages } }, { as: player })

const verify = async ({ user }: Player, isVerified: boolean) => {
  const handle = `HANDLE-${user.id}`
  // In two steps: a new citizen id is not verified.
  for (const columns of [{ citizen_id: handle }, { verified_handle: isVerified ? handle : null }])
    await t.connection.db.updateTable('users').set(columns).where('id', '=', user.id).execute()
}

const make = async (
  languages: Language[],
  isVerified: boolean,
  isKnown: boolean,
  missions: boolean[],
  isBanned = false,
) => {
  const player = await registerPlayer(t)
  await speak(player, languages)
  if (isVerified) await verify(player, true)
  for (const [i, came] of missions.entries())
    await fly(isKnown && i === 0 ? leader : await registerOldHand(), player, came)
  if (isBanned) await ban(admin, player)
  players.push({ player, languages, isVerified, missions, isKnown, isBanned, warning: null })
}

beforeAll(async () => {
  leader = await registerPlayer(t)
  admin = await registerStaff(t, 'admin')
  await make(['en'], false, false, [])
  await make(['en', 'de', 'fr'], true, true, [true, true, true])
  await make(['de', 'fr'], true, false, [true, true])
  await make(['en', 'fr'], false, true, [true])
  await make(['en', 'de'], false, false, [true, true, true, true, false])
  await make(['en', 'de', 'fr'], true, false, [true, false, true])
  await make(['en', 'de', 'fr'], true, true, [true, true, true], true)
})

interface Post {
  readonly primary: Language
  readonly required: Language[]
  readonly conditions: SeatCondition[]
}

const meets: Record<SeatCondition, (past: Past, post: Post) => boolean> = {
  language: ({ languages }, { primary, required }) => {
    for (const language of required) if (!languages.includes(language)) return false
    return required.length > 0 || languages.includes(primary)
  },
  verified: ({ isVerified }) => isVerified,
  reliable: ({ missions }) => missions.length > 2 && missions.filter(Boolean).length / missions.length >= 0.8,
  known: ({ isKnown }) => isKnown,
}

test('random posts seat exactly those who meet their conditions, and say so before', async () => {
  const posts = fc.record({
    primary: fc.constantFrom(...spoken),
    required: fc.subarray([...spoken]),
    conditions: fc.subarray([...seatConditions]),
  })
  const property = fc.asyncProperty(posts, async (post) => {
    const { id } = await postCrew(t, leader, {
      maxCrewSize: 10,
      primaryLanguage: post.primary,
      requiredLanguages: post.required,
      seatsAtOnce: 'all',
      atOnceConditions: post.conditions,
    })
    for (const past of players.filter(({ isBanned }) => !isBanned)) {
      const unmet = post.conditions.filter((condition) => !meets[condition](past, post))
      expect(await shownTo(past.player, id)).toEqual({ canBoard: unmet.length > 0 ? [] : [null], unmet })
      expect((await board(past.player, id)).status).toBe(unmet.length > 0 ? 409 : 200)
    }
  })
  await fc.assert(property, { numRuns: 15 })
})

/** What the leader and the moderators have done about one post; the reference that the server is compared with. */
interface Fate {
  post: Post
  /** Refused, or taken out of the crew. */
  readonly turnedAway: Set<Past>
  /** For whom its only seat is held. */
  heldFor: Past | null
  isHidden: boolean
}

const maySit = (past: Past, { post, turnedAway, heldFor, isHidden }: Fate): boolean => {
  if (past.isBanned || past.warning !== null || isHidden || turnedAway.has(past)) return false
  if (heldFor !== null && heldFor !== past) return false
  return post.conditions.every((condition) => meets[condition](past, post))
}

/** What can happen to a player, besides taking the seat. A banned one does nothing any more. */
const events = {
  speak: async (past: Past, _id: number, _fate: Fate, languages: Language[]) => {
    past.languages = languages
    await speak(past.player, languages)
  },
  verify: async (past: Past) => {
    past.isVerified = !past.isVerified
    await verify(past.player, past.isVerified)
  },
  fly: async (past: Past, _id: number, _fate: Fate, languages: Language[]) => {
    if (past.warning !== null) return
    const came = languages.length > 1
    past.missions.push(came)
    await fly(await registerOldHand(), past.player, came)
  },
  refuse: async (past: Past, id: number, { turnedAway }: Fate) => {
    const { status, body } = await apply(past.player, id)
    if (status !== 201) return
    expect((await decide(leader, id, body.id, 'declined')).status).toBe(200)
    turnedAway.add(past)
    // From now on they could apply again, but not take a seat.
    await invite(leader, id, past.player)
  },
  remove: async (past: Past, id: number, fate: Fate) => {
    const { status, body } = await apply(past.player, id)
    if (status !== 201) return
    const { status: decided } = await decide(leader, id, body.id, 'accepted')
    expect(decided).toBe(fate.heldFor === null || fate.heldFor === past ? 200 : 409)
    const userId = past.player.user.id
    if (decided === 200) await t.send(removeMember, { params: { id, userId } }, { as: leader })
    else await decide(leader, id, body.id, 'declined')
    if (fate.heldFor === past) fate.heldFor = null
    fate.turnedAway.add(past)
    await invite(leader, id, past.player)
  },
  hold: async (past: Past, id: number, fate: Fate) => {
    const { status, body } = await invite(leader, id, past.player, null)
    if (status === 200 && body.invited.length === 1) fate.heldFor = past
  },
  release: async (past: Past, id: number, fate: Fate) => {
    if (fate.heldFor !== past || fate.isHidden) return
    const { status } = await takeBack(leader, (await offerTo(past.player, id))?.id ?? 0)
    expect(status).toBeLessThan(300)
    fate.heldFor = null
  },
  warn: async (past: Past) => {
    if (past.warning === null) past.warning = (await warn(admin, past.player)).body.id
  },
  acknowledge: async (past: Past) => {
    if (past.warning === null) return
    await t.send(acknowledgeWarning, { params: { id: past.warning } }, { as: past.player })
    past.warning = null
  },
} as const

const anyPost = fc.record({
  primary: fc.constantFrom(...spoken),
  required: fc.subarray([...spoken]),
  conditions: fc.subarray([...seatConditions]),
})

const steps = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.record({ kind: fc.constant('board' as const), index: fc.nat(6) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), post: anyPost }) },
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constantFrom(...(Object.keys(events) as (keyof typeof events)[])),
        index: fc.nat(6),
        languages: fc.subarray([...spoken], { minLength: 1 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('hide' as const) }) },
  ),
  { minLength: 12, maxLength: 24 },
)

const fieldsOf = ({ primary, required, conditions }: Post) => ({
  maxCrewSize: 2,
  primaryLanguage: primary,
  requiredLanguages: required,
  seatsAtOnce: 'all' as const,
  atOnceConditions: conditions,
})

test('whoever takes a seat meets the conditions at that moment, and nothing is against them, whatever happens', async () => {
  const property = fc.asyncProperty(anyPost, steps, async (post, steps) => {
    const { id } = await postCrew(t, leader, fieldsOf(post))
    const fate: Fate = { post, turnedAway: new Set(), heldFor: null, isHidden: false }
    for (const step of steps) {
      if (step.kind === 'edit') {
        const body = crewDraft(fieldsOf(step.post))
        expect((await t.send(updateCrew, { params: { id }, body }, { as: leader })).status).toBe(200)
        fate.post = step.post
        continue
      }
      if (step.kind === 'hide') {
        if (fate.isHidden) continue
        for (let i = 0; i < 3; i += 1) await report(await registerOldHand(), id, leader.user.id)
        fate.isHidden = true
        continue
      }
      const past = players[step.index]
      if (!past) throw new Error('no such player')
      if (step.kind !== 'board') {
        if (!past.isBanned) await events[step.kind](past, id, fate, step.languages)
        continue
      }
      const isSeated = maySit(past, fate)
      if (!past.isBanned) expect((await shownTo(past.player, id)).canBoard).toEqual(isSeated ? [null] : [])
      expect((await board(past.player, id)).status).toBe(isSeated ? 200 : past.isBanned ? 401 : 409)
      if (!isSeated) continue
      fate.heldFor = null
      await t.send(leaveCrew, { params: { id } }, { as: past.player })
    }
  })
  await fc.assert(property, { numRuns: runs(30) })
})
