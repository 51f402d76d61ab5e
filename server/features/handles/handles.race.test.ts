/** Requests, decisions and changes of the citizen id, concurrently on two nodes. */
import { afterEach, expect, test } from 'vitest'
import { getPlayerProfile } from '#contract/profiles/players.ts'
import { handleCalls } from '#server/testing/calls/handle-calls.ts'
import { type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { setCitizenId, ask, decide, state, askFor } = handleCalls(t)
const rounds = Array.from({ length: 10 }, (_, i) => i)

afterEach(() => expectInvariants(t.connection))

const codes = (answers: readonly { status: number; body: { code?: string | null } }[]) =>
  answers.map(({ status, body }) => (status < 400 ? status : body.code)).sort()

const shown = async ({ user }: Player) => {
  const { citizenId, isHandleVerified } = (await t.send(getPlayerProfile, { params: { id: user.id } })).body
  return { citizenId, isHandleVerified }
}

test('of ten requests at once one is made', async () => {
  const other = handleCalls(await t.startNode())
  const player = await registerPlayer(t)
  await setCitizenId(player, 'Marlin-V')
  const answers = await Promise.all(rounds.map((i) => (i % 2 ? ask(player) : other.ask(player))))
  expect(codes(answers)).toEqual([201, ...Array(9).fill('proof_open')])
})

test('of two moderators who decide about the same request at once one is refused', async () => {
  const other = handleCalls(await t.startNode())
  const [first, second] = [await registerStaff(t, 'moderator'), await registerStaff(t, 'moderator')]
  for (const i of rounds) {
    const player = await registerPlayer(t)
    const id = await askFor(player, `Marlin-${i}`, first)
    const answers = await Promise.all([decide(first, id, 'verified'), other.decide(second, id, 'declined')])
    expect(codes(answers)).toEqual([200, 'proof_decided'])
  }
})

test('of two accounts whose same handle is verified at once one gets it', async () => {
  const other = handleCalls(await t.startNode())
  const [first, second] = [await registerStaff(t, 'moderator'), await registerStaff(t, 'admin')]
  for (const i of rounds) {
    const [one, two] = [await registerPlayer(t), await registerPlayer(t)]
    const ids = [await askFor(one, `Marlin-V${i}`, first), await askFor(two, `MARLIN-v${i}`, first)] as const
    const answers = await Promise.all([
      decide(first, ids[0], 'verified'),
      other.decide(second, ids[1], 'verified'),
    ])
    expect(codes(answers)).toEqual([200, 'handle_taken'])
  }
})

test('a profile that is saved twice at once keeps no badge for another citizen id', async () => {
  const other = handleCalls(await t.startNode())
  const moderator = await registerStaff(t, 'moderator')
  for (const i of rounds) {
    const player = await registerPlayer(t)
    const handle = `Marlin-V${i}`
    await decide(moderator, await askFor(player, handle, moderator), 'verified')
    // Whichever comes last, the citizen id was a different one in between.
    const answers = await Promise.all([setCitizenId(player, handle), other.setCitizenId(player, `New-${i}`)])
    expect(codes(answers)).toEqual([200, 200])
    const last = await shown(player)
    expect(last.isHandleVerified, String(last.citizenId)).toBe(false)
    expect(await state(player)).toMatchObject({ status: 'none' })
  }
})

test('a decision that races with another citizen id never gives the badge to it', async () => {
  const other = handleCalls(await t.startNode())
  const moderator = await registerStaff(t, 'moderator')
  for (const i of rounds) {
    const player = await registerPlayer(t)
    const id = await askFor(player, `Marlin-V${i}`, moderator)
    const [decided, changed] = await Promise.all([
      decide(moderator, id, 'verified'),
      other.setCitizenId(player, i % 2 ? '' : `New-${i}`),
    ])
    expect([200, 404]).toContain(decided.status)
    expect(changed.status).toBe(200)
    expect(await shown(player)).toEqual({ citizenId: i % 2 ? null : `New-${i}`, isHandleVerified: false })
  }
})

test('a decision that races with the withdrawal comes first or finds nothing', async () => {
  const other = handleCalls(await t.startNode())
  const moderator = await registerStaff(t, 'moderator')
  for (const i of rounds) {
    const player = await registerPlayer(t)
    const id = await askFor(player, `Marlin-V${i}`, moderator)
    const [decided, withdrawn] = await Promise.all([
      decide(moderator, id, 'verified'),
      other.withdraw(player),
    ])
    expect(withdrawn.status).toBe(204)
    const isVerified = decided.status === 200
    expect(await shown(player)).toMatchObject({ isHandleVerified: isVerified })
    expect(await state(player)).toMatchObject({ status: isVerified ? 'verified' : 'none' })
  }
})
