/** Short calls for splitting what a mission brought in. */
import { getCrew } from '#contract/crews/crews.ts'
import { reportSettlement } from '#contract/reports/reports.ts'
import {
  confirmShare,
  disputeShare,
  getSettlement,
  sendSettlement,
} from '#contract/settlements/settlements.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type Sheet = Partial<Request<typeof sendSettlement>['body']>

/** `version`: of the sheet that the player has seen; as leader null for none. */
export const settlementCalls = (t: Pick<TestApp, 'send'>) => ({
  send: (as: Player | undefined, id: number, sheet: Sheet, version: number | null = null) =>
    t.send(sendSettlement, { params: { id }, body: { takings: 0, expenses: 0, version, ...sheet } }, { as }),
  read: (as: Player | undefined, id: number) => t.send(getSettlement, { params: { id } }, { as }),
  confirm: (as: Player | undefined, id: number, version = 1) =>
    t.send(confirmShare, { params: { id }, body: { version } }, { as }),
  dispute: (as: Player | undefined, id: number, version = 1, text = 'Half of it is missing.') =>
    t.send(disputeShare, { params: { id }, body: { text, version } }, { as }),
  report: (as: Player | undefined, id: number) =>
    t.send(
      reportSettlement,
      { params: { id }, body: { reportCategory: 'other', reportReason: 'Never paid' } },
      { as },
    ),
  viewerOf: async (as: Player, id: number) => (await t.send(getCrew, { params: { id } }, { as })).body.viewer,
})

/** The leader has split the takings of a completed mission, and a member disagrees. */
export const settleAndDispute = async (
  t: Pick<TestApp, 'send'>,
  id: number,
  leader: Player,
  member: Player,
): Promise<void> => {
  const { send, dispute } = settlementCalls(t)
  await send(leader, id, { takings: 3000, expenses: 500 })
  await dispute(member, id, 1, 'I paid for the fuel')
}
