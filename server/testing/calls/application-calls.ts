/** Short calls for applying and deciding. */

import { applyToCrew, applyToRole, decideApplication } from '#contract/applications/applications.ts'
import type { ApplicationDraft } from '#contract/applications/drafts.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const applicationDraft: Omit<ApplicationDraft, 'fleetShipId'> = {
  message: 'I bring my own laser.',
  availability: 'abends',
  experience: 'anfänger',
  timezone: 'Europe/Berlin',
  additionalInfo: '',
}

export const applicationCalls = (t: Pick<TestApp, 'node' | 'send'>) => ({
  apply: (player: Player, id: number) =>
    t.send(applyToCrew, { params: { id }, body: applicationDraft }, { as: player }),
  applyAs: (player: Player, id: number, roleId: number) =>
    t.send(applyToRole, { params: { id, roleId }, body: { message: 'Me.' } }, { as: player }),
  decide: (leader: Player, id: number, applicationId: number, status: 'accepted' | 'declined') =>
    t.send(decideApplication, { params: { id, applicationId }, body: { status } }, { as: leader }),
  inbox: async (player: Player) =>
    (await t.send(listMessages, {}, { as: player })).body.messages.map(({ message }) => message),
  /** Posts a crew called Halo that needs one gunner. */
  postHalo: async (maxCrewSize = 4) => {
    const leader = await registerPlayer(t)
    const roles = [{ roleName: 'Turret Gunner', slotsNeeded: 1 }]
    const crew = await postCrew(t, leader, { title: 'Halo', maxCrewSize, roles })
    return { leader, crew, roleId: crew.roles[0]?.id ?? 0 }
  },
})
