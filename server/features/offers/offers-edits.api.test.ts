// Also on the embedded engine.
/** How edits of the post, moved starts and deleted accounts change invitations. */
import { afterEach, expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import type { CrewChangeInput } from '#contract/crews/drafts.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { apply, decide, inbox } = applicationCalls(t)
const { invite, accept, offerTo, offersOf } = offerCalls(t)

afterEach(() => expectInvariants(t.connection))

const hourMs = 60 * 60_000
const startIn = (hours: number) => new Date(t.node.ctx.now().getTime() + hours * hourMs).toISOString()
const edit = (as: Player, id: number, change: Partial<CrewChangeInput>) =>
  t.send(updateCrew, { params: { id }, body: { ...crewDraft({ title: 'Halo' }), ...change } }, { as })

/** A crew that needs two gunners; one of the seats is held. */
const postWithHold = async () => {
  const [leader, player] = [await registerPlayer(t), await registerPlayer(t)]
  const roles = [{ roleName: 'Turret Gunner', slotsNeeded: 2 }]
  const { id, ...crew } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 3, roles })
  const roleId = crew.roles[0]?.id ?? 0
  await invite(leader, id, player, roleId)
  return { leader, player, id, roleId }
}

test('neither the role nor the crew can become too small for those who are invited', async () => {
  const { leader, id, roleId } = await postWithHold()
  const gunners = (slotsNeeded: number) => [{ id: roleId, roleName: 'Turret Gunner', slotsNeeded }]
  expect((await edit(leader, id, { maxCrewSize: 3, roles: gunners(1) })).status).toBe(200)
  await invite(leader, id, await registerPlayer(t), null)
  const tooFew = await edit(leader, id, { maxCrewSize: 2, roles: gunners(1) })
  expect(tooFew.body.fields).toEqual({ maxCrewSize: '3 seats are taken or held for invited players' })
  await edit(leader, id, { maxCrewSize: 4, roles: gunners(2) })
  await invite(leader, id, await registerPlayer(t), roleId)
  const tooSmall = await edit(leader, id, { maxCrewSize: 4, roles: gunners(1) })
  expect(tooSmall.body.fields).toEqual({
    'roles.0.slotsNeeded': '2 of these seats are taken or held for invited players',
  })
})

test('with a removed role goes the invitation to it, and the player learns it', async () => {
  const { leader, player, id } = await postWithHold()
  const offer = await offerTo(player, id)
  expect((await edit(leader, id, { maxCrewSize: 1, roles: [] })).status).toBe(200)
  expect(await offerTo(player, id)).toBeNull()
  expect((await accept(player, offer?.id ?? 0)).body.code).toBe('offer_ended')
  expect((await inbox(player))[0]).toBe(
    'The role Turret Gunner of “Halo” was removed, and with it your invitation.',
  )
})

test('an earlier start shortens what is held, and one within the hour ends the hold, not the invitation', async () => {
  const leader = await registerPlayer(t)
  t.clock.stop()
  const { id } = await postCrew(t, leader, { maxCrewSize: 2, scheduledFor: startIn(48) })
  const [player, applicant] = [await registerPlayer(t), await registerPlayer(t)]
  await invite(leader, id, player, null)
  await edit(leader, id, { maxCrewSize: 2, scheduledFor: startIn(30) })
  expect(await offerTo(player, id)).toMatchObject({ holdsSeat: true, expiresAt: startIn(24) })
  await edit(leader, id, { maxCrewSize: 2, scheduledFor: startIn(3) })
  expect(await offerTo(player, id)).toMatchObject({ holdsSeat: true, expiresAt: startIn(2) })
  await edit(leader, id, { maxCrewSize: 2, scheduledFor: startIn(0.9) })
  expect(await offerTo(player, id)).toMatchObject({ holdsSeat: false, expiresAt: null })
  const { body } = await apply(applicant, id)
  expect((await decide(leader, id, body.id, 'accepted')).status).toBe(200)
})

test('a seat that was held for a deleted account is free', async () => {
  const { leader, player, id } = await postWithHold()
  expect((await leaveForGood(t, player)).status).toBe(204)
  expect(await offersOf(leader, id)).toEqual([])
})
