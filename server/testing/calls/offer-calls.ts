/** Short calls for invitations and the answers to them. */
import { getCrew } from '#contract/crews/crews.ts'
import { invitePlayers } from '#contract/messages/invitations.ts'
import { acceptOffer, declineOffer, listOffers, takeBackOffer } from '#contract/offers/offers.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const offerCalls = (t: Pick<TestApp, 'send'>) => ({
  /** `roleId`: null for any seat; without it the invitation names no seat. */
  invite: (as: Player, id: number, player: Player, roleId?: number | null) =>
    t.send(invitePlayers, { params: { id }, body: { userIds: [player.user.id], roleId } }, { as }),
  accept: (as: Player | undefined, id: number) => t.send(acceptOffer, { params: { id } }, { as }),
  decline: (as: Player | undefined, id: number) => t.send(declineOffer, { params: { id } }, { as }),
  takeBack: (as: Player | undefined, id: number) => t.send(takeBackOffer, { params: { id } }, { as }),
  /** As the player sees it on the page of the crew. */
  offerTo: async (as: Player, id: number) =>
    (await t.send(getCrew, { params: { id } }, { as })).body.viewer?.offer ?? null,
  offersOf: async (as: Player, id: number) =>
    (await t.send(listOffers, { params: { id } }, { as })).body.offers,
})
