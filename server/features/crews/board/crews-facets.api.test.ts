/** Whatever happens to a post, its stored facets are the ones that follow from it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyToCrew, decideApplication } from '#contract/applications/applications.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { activities, experienceLevels, gameVersions } from '#contract/crews/fields.ts'
import { shipSizes } from '#contract/fleet/fields.ts'
import {
  assignRole,
  cancelMission,
  completeMission,
  endMission,
  leaveCrew,
  removeMember,
  startMission,
} from '#contract/missions/missions.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import { roleCategories } from '#contract/roles/fields.ts'
import { languages } from '#contract/wire/languages.ts'
import { regions } from '#contract/wire/regions.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import {
  crewDraft,
  gunnerRole,
  type Player,
  postCrew,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { ban, unban } = moderationCalls(t)
const { sendReport, registerOldHand } = reportCalls(t)

const anyPost = fc.record({
  activity: fc.constantFrom(...activities),
  shipRequired: fc.constantFrom(null, '' as const, ...shipSizes),
  experienceRequired: fc.constantFrom(null, '' as const, ...experienceLevels),
  primaryLanguage: fc.constantFrom(...languages),
  requiredLanguages: fc.uniqueArray(fc.constantFrom(...languages), { maxLength: 3 }),
  timezone: fc.constantFrom('Europe/Berlin', 'UTC', 'Asia/Tokyo'),
  region: fc.constantFrom(null, '' as const, ...regions),
  gameVersion: fc.constantFrom(...gameVersions),
  location: fc.constantFrom('', 'Lorville', 'Nowhere'),
  startLocation: fc.constantFrom('', 'Orison, then', 'Checkmate'),
  endLocation: fc.constantFrom('', 'Ruin Station'),
  maxCrewSize: fc.integer({ min: 2, max: 6 }),
  roles: fc.array(
    fc
      .record({ roleCategory: fc.constantFrom(...roleCategories), slotsNeeded: fc.constantFrom(1, 2) })
      .map(gunnerRole),
    { maxLength: 2 },
  ),
})

const kinds = [
  'post',
  'edit',
  'join',
  'join',
  'join role',
  'assign',
  'leave',
  'remove',
  'start',
  'start',
  'complete',
  'end',
  'cancel',
] as const
const rareKinds = ['ban', 'unban', 'report', 'report', 'report', 'delete crew', 'delete account'] as const
const step = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...kinds) },
    { weight: 1, arbitrary: fc.constantFrom(...rareKinds) },
  ),
  player: fc.nat(3),
  nth: fc.nat(),
  post: anyPost,
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const moves = { start: startMission, complete: completeMission, end: endMission } as const
const application = { message: 'Me', availability: 'sofort', experience: 'experte' } as const

interface World {
  readonly players: readonly Player[]
  readonly admin: Player
}

/** A crew, its leader if they are still there, and one of its roles. */
const pickCrew = async ({ players }: World, nth: number) => {
  const { db } = t.connection
  const crews = await db.selectFrom('crews').select(['id', 'author_id']).orderBy('id').execute()
  const crew = crews[nth % crews.length]
  const roles = await db
    .selectFrom('crew_roles')
    .select('id')
    .where('crew_id', '=', crew?.id ?? 0)
    .execute()
  return {
    id: crew?.id ?? 0,
    leaderId: crew?.author_id ?? 0,
    leader: players.find(({ user }) => user.id === crew?.author_id),
    roleId: roles[nth % Math.max(roles.length, 1)]?.id ?? null,
  }
}

/** Actions that the state forbids are refused, and must not change anything. */
const take = async (world: World, { kind, player, nth, post }: Step): Promise<void> => {
  const as = world.players[player] as Player
  const { id, leaderId, leader, roleId } = await pickCrew(world, nth)
  const params = { id }
  const member = { id, userId: as.user.id }
  switch (kind) {
    case 'post':
      await postCrew(t, as, post).catch(() => undefined)
      return
    case 'edit':
      await t.send(updateCrew, { params, body: crewDraft(post) }, { as: leader })
      return
    case 'join':
    case 'join role': {
      const { body } = await t.send(applyToCrew, { params, body: application }, { as })
      const decision = { status: 'accepted', roleId: kind === 'join' ? null : roleId } as const
      const applied = { id, applicationId: body.id ?? 0 }
      await t.send(decideApplication, { params: applied, body: decision }, { as: leader })
      return
    }
    case 'assign':
      await t.send(assignRole, { params: member, body: { roleId } }, { as: leader })
      return
    case 'leave':
      await t.send(leaveCrew, { params }, { as })
      return
    case 'remove':
      await t.send(removeMember, { params: member }, { as: leader })
      return
    case 'start':
    case 'complete':
    case 'end':
      await t.send(moves[kind], { params }, { as: leader })
      return
    case 'cancel':
      await t.send(cancelMission, { params, body: {} }, { as: leader })
      return
    case 'ban':
      await ban(world.admin, as, { duration: 24 })
      return
    case 'unban':
      await unban(world.admin, as)
      return
    case 'report':
      await sendReport(await registerOldHand(), id, leaderId)
      return
    case 'delete crew':
      await t.send(deleteCrew, { params, body: {} }, { as: world.admin })
      return
    case 'delete account':
      await leaveForGood(t, as)
  }
}

const stateOf = async () => {
  const rows = await t.connection.db.selectFrom('crews').select(['mission_status', 'is_hidden']).execute()
  return rows.map(({ mission_status, is_hidden }) => `${mission_status}${is_hidden ? ', hidden' : ''}`)
}

test('the facets of a post follow from its columns and roles, whatever happens to it', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (steps) => {
      const admin = await registerStaff(t, 'admin')
      const players: Player[] = []
      for (let i = 0; i < 4; i += 1) players.push(await registerOldHand())
      await postCrew(t, players[0] as Player)
      for (const each of steps) {
        await take({ admin, players }, each)
        await expectInvariants(t.connection)
        for (const state of await stateOf()) seen.add(state)
      }
    }),
    { numRuns: 6, seed: 20_261_116 },
  )
  // Otherwise the histories would have tested little.
  expect([...seen]).toEqual(expect.arrayContaining(['open', 'open, hidden', 'in_progress', 'cancelled']))
}, 180_000)
