/** Full crews, and short calls for their waiting lists. */
import { getCrew } from '#contract/crews/crews.ts'
import type { CrewDraftInput } from '#contract/crews/drafts.ts'
import { leaveCrew } from '#contract/missions/missions.ts'
import { acceptOffer, declineOffer } from '#contract/offers/offers.ts'
import {
  getWaitlist,
  joinWaitlist,
  leaveWaitlist,
  offerToWaiting,
  updateWaitlist,
} from '#contract/waitlists/waitlists.ts'
import { moveUpJob } from '#server/features/waitlists/waitlists-offers.service.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const waitlistCalls = (t: Pick<TestApp, 'node' | 'send'>) => {
  const crewFor = async (as: Player, id: number) => (await t.send(getCrew, { params: { id } }, { as })).body
  const join = (as: Player, id: number, roleId: number | null = null) =>
    t.send(joinWaitlist, { params: { id }, body: { roleId } }, { as })
  return {
    join,
    leaveList: (as: Player, id: number) => t.send(leaveWaitlist, { params: { id } }, { as }),
    leaveCrew: (as: Player, id: number) => t.send(leaveCrew, { params: { id } }, { as }),
    list: (as: Player, id: number) => t.send(getWaitlist, { params: { id } }, { as }),
    askFirst: (as: Player, id: number, asksFirst = true) =>
      t.send(updateWaitlist, { params: { id }, body: { asksFirst } }, { as }),
    offerTo: (as: Player, id: number, player: Player) =>
      t.send(offerToWaiting, { params: { id, userId: player.user.id } }, { as }),
    crewFor,
    offerOf: async (as: Player, id: number) => (await crewFor(as, id)).viewer?.offer ?? null,
    /** Of the offer that the player has. */
    accept: async (as: Player, id: number) =>
      t.send(acceptOffer, { params: { id: (await crewFor(as, id)).viewer?.offer?.id ?? 1 } }, { as }),
    decline: async (as: Player, id: number) =>
      t.send(declineOffer, { params: { id: (await crewFor(as, id)).viewer?.offer?.id ?? 1 } }, { as }),
    /** As the queue would, which no worker polls here. */
    moveUp: (crewId: number) => moveUpJob.run(t.node.ctx, { crewId }),
    /** A crew of the leader and one member, without any other seat. */
    postFull: async (changes: Partial<CrewDraftInput> = {}) => {
      const leader = await registerPlayer(t)
      const crew = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 2, ...changes })
      const member = await joinCrew(t, leader, crew.id)
      return { leader, member, id: crew.id, roleIds: crew.roles.map(({ id }) => id) }
    },
    /** New players, waiting in this order. */
    queue: async (id: number, count: number, roleId: number | null = null): Promise<Player[]> => {
      const players: Player[] = []
      for (let i = 0; i < count; i += 1) {
        const player = await registerPlayer(t)
        await join(player, id, roleId)
        players.push(player)
      }
      return players
    },
  }
}
