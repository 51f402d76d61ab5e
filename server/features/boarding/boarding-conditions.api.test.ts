/** A player who is seated at once meets each condition of the post, compared with what the players did, the slow way. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type SeatCondition, seatConditions } from '#contract/crews/at-once.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { leaveCrew } from '#contract/missions/missions.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import type { Language } from '#contract/wire/languages.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })
const { board, shownTo } = boardingCalls(t)
const { apply, decide } = applicationCalls(t)
const { registerOldHand } = reportCalls(t)
const spoken = ['en', 'de', 'fr'] as const

interface Past {
  readonly player: Player
  languages: readonly Language[]
  isVerified: boolean
  /** Of each mission, whether the player came. */
  readonly missions: boolean[]
  /** One of them was led by the leader of the posts. */
  readonly isKnown: boolean
}

let leader: Player
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

const make = async (languages: Language[], isVerified: boolean, isKnown: boolean, missions: boolean[]) => {
  const player = await registerPlayer(t)
  await speak(player, languages)
  if (isVerified) await verify(player, true)
  for (const [i, came] of missions.entries())
    await fly(isKnown && i === 0 ? leader : await registerOldHand(), player, came)
  players.push({ player, languages, isVerified, missions, isKnown })
}

beforeAll(async () => {
  leader = await registerPlayer(t)
  await make(['en'], false, false, [])
  await make(['en', 'de', 'fr'], true, true, [true, true, true])
  await make(['de', 'fr'], true, false, [true, true])
  await make(['en', 'fr'], false, true, [true])
  await make(['en', 'de'], false, false, [true, true, true, true, false])
  await make(['en', 'de', 'fr'], true, false, [true, false, true])
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
    for (const past of players) {
      const unmet = post.conditions.filter((condition) => !meets[condition](past, post))
      expect(await shownTo(past.player, id)).toEqual({ canBoard: unmet.length > 0 ? [] : [null], unmet })
      expect((await board(past.player, id)).status).toBe(unmet.length > 0 ? 409 : 200)
    }
  })
  await fc.assert(property, { numRuns: 15 })
})

test('whoever takes a seat meets the conditions at that moment, however both change', async () => {
  const index = fc.nat(players.length - 1)
  const languages = fc.subarray([...spoken], { minLength: 1 })
  const steps = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('board' as const), index }) },
      fc.record({
        kind: fc.constant('edit' as const),
        primary: fc.constantFrom(...spoken),
        required: fc.subarray([...spoken]),
        conditions: fc.subarray([...seatConditions]),
      }),
      fc.record({ kind: fc.constant('speak' as const), index, languages }),
      fc.record({ kind: fc.constant('verify' as const), index, isVerified: fc.boolean() }),
      fc.record({ kind: fc.constant('fly' as const), index, came: fc.boolean() }),
    ),
    { minLength: 8, maxLength: 16 },
  )
  const property = fc.asyncProperty(steps, async (steps) => {
    let post: Post = { primary: 'en', required: [], conditions: [...seatConditions] }
    const fields = () => ({
      maxCrewSize: 10,
      primaryLanguage: post.primary,
      requiredLanguages: post.required,
      seatsAtOnce: 'all' as const,
      atOnceConditions: post.conditions,
    })
    const { id } = await postCrew(t, leader, fields())
    for (const step of steps) {
      if (step.kind === 'edit') {
        post = step
        const body = crewDraft(fields())
        expect((await t.send(updateCrew, { params: { id }, body }, { as: leader })).status).toBe(200)
        continue
      }
      const past = players[step.index]
      if (!past) throw new Error('no such player')
      if (step.kind === 'speak') {
        past.languages = step.languages
        await speak(past.player, step.languages)
      } else if (step.kind === 'verify') {
        past.isVerified = step.isVerified
        await verify(past.player, step.isVerified)
      } else if (step.kind === 'fly') {
        past.missions.push(step.came)
        await fly(await registerOldHand(), past.player, step.came)
      } else {
        const isMet = post.conditions.every((condition) => meets[condition](past, post))
        expect((await board(past.player, id)).status).toBe(isMet ? 200 : 409)
        if (isMet) await t.send(leaveCrew, { params: { id } }, { as: past.player })
      }
    }
  })
  await fc.assert(property, { numRuns: 12 })
})
