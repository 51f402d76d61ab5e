/** Players who have their handle verified, for tests. */
import type { ProofDecision } from '#contract/handles/forms.ts'
import {
  decideHandleProof,
  getHandleProof,
  listHandleProofs,
  requestHandleProof,
  withdrawHandleProof,
} from '#contract/handles/handles.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const handleCalls = (app: Pick<TestApp, 'send'>) => {
  const setCitizenId = (as: Player, citizenId: string) =>
    app.send(updateProfile, { body: { citizenId } }, { as })
  const ask = (as: Player) => app.send(requestHandleProof, {}, { as })
  const queue = async (as: Player, after?: number) =>
    (
      await app.send(
        listHandleProofs,
        { query: { ...(after !== undefined && { after: String(after) }) } },
        { as },
      )
    ).body
  const decide = (
    as: Player,
    id: number,
    status: ProofDecision['status'],
    reason: string | null = status === 'declined' ? 'No code in the bio' : null,
  ) => app.send(decideHandleProof, { params: { id }, body: { status, reason } }, { as })

  return {
    setCitizenId,
    ask,
    queue,
    decide,
    state: async (as: Player) => (await app.send(getHandleProof, {}, { as })).body,
    withdraw: (as: Player) => app.send(withdrawHandleProof, {}, { as }),
    /** Returns the id of the request. */
    askFor: async (player: Player, citizenId: string, moderator: Player): Promise<number> => {
      await setCitizenId(player, citizenId)
      const { status, body } = await ask(player)
      if (status !== 201) throw new Error(`asking failed: ${JSON.stringify(body)}`)
      return (await queue(moderator)).find(({ userId }) => userId === player.user.id)?.id ?? 0
    },
  }
}
