/** Short calls for seats at once. */
import { boardCrew, stopBoarding } from '#contract/boarding/boarding.ts'
import { getCrew } from '#contract/crews/crews.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const boardingCalls = (t: Pick<TestApp, 'send'>) => ({
  board: (as: Player, id: number, roleId: number | null = null) =>
    t.send(boardCrew, { params: { id }, body: { roleId } }, { as }),
  stop: (as: Player, id: number) => t.send(stopBoarding, { params: { id } }, { as }),
  /** The seats that the player is shown as free to take, and the conditions in the way. */
  shownTo: async (as: Player, id: number) => {
    const { viewer } = (await t.send(getCrew, { params: { id } }, { as })).body
    return { canBoard: viewer?.canBoard, unmet: viewer?.unmetConditions }
  },
})
