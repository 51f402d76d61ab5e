/** Short calls for leading a crew together. */
import { handOverCrew, nameCoLeader } from '#contract/leading/leading.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const leadingCalls = (t: Pick<TestApp, 'send'>) => ({
  nameCoLeader: (as: Player, id: number, player: Player | null) =>
    t.send(nameCoLeader, { params: { id }, body: { userId: player?.user.id ?? null } }, { as }),
  handOver: (as: Player, id: number, player: Player) =>
    t.send(handOverCrew, { params: { id }, body: { userId: player.user.id } }, { as }),
})
