/** Short calls for leading a crew together. */
import {
  acceptLead as contractAccept,
  endLeadOffer,
  handOverCrew,
  nameCoLeader,
} from '#contract/leading/leading.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const leadingCalls = (t: Pick<TestApp, 'send'>) => {
  const offerLead = (as: Player, id: number, player: Player) =>
    t.send(handOverCrew, { params: { id }, body: { userId: player.user.id } }, { as })
  const acceptLead = (as: Player, id: number) => t.send(contractAccept, { params: { id } }, { as })
  return {
    offerLead,
    acceptLead,
    endLeadOffer: (as: Player, id: number) => t.send(endLeadOffer, { params: { id } }, { as }),
    nameCoLeader: (as: Player, id: number, player: Player | null) =>
      t.send(nameCoLeader, { params: { id }, body: { userId: player?.user.id ?? null } }, { as }),
    /** The member accepts; the answer of whatever is refused. */
    handOver: async (as: Player, id: number, player: Player) => {
      const offered = await offerLead(as, id, player)
      return offered.status === 200 ? acceptLead(player, id) : offered
    },
  }
}
