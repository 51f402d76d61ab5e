/** The ready check of a crew, for tests. */
import { getCrew } from '#contract/crews/crews.ts'
import type { ReadyAnswer } from '#contract/crews/readiness.ts'
import { answerReadyCheck, callReadyCheck, releaseSilent } from '#contract/missions/ready.ts'
import { listNotices } from '#contract/notices/list.ts'
import { readyChecksJob } from '#server/features/missions/missions-ready.service.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const minuteMs = 60_000

export const readyCalls = (t: Pick<TestApp, 'node' | 'send'>) => {
  const details = async (as: Player | undefined, id: number) =>
    (await t.send(getCrew, { params: { id } }, as && { as })).body
  return {
    /** From the clock of the test. */
    inMinutes: (minutes: number): string =>
      new Date(t.node.ctx.now().getTime() + minutes * minuteMs).toISOString(),
    runJob: () => readyChecksJob.run(t.node.ctx, {}),
    call: (as: Player, id: number) => t.send(callReadyCheck, { params: { id } }, { as }),
    answer: (as: Player, id: number, answer: ReadyAnswer) =>
      t.send(answerReadyCheck, { params: { id }, body: { answer } }, { as }),
    release: (as: Player, id: number, ...released: readonly Player[]) =>
      t.send(
        releaseSilent,
        { params: { id }, body: { userIds: released.map(({ user }) => user.id) } },
        { as },
      ),
    details,
    /** In the order of the crew, the leader first. */
    statesFor: async (as: Player | undefined, id: number) =>
      (await details(as, id)).members.map(({ ready }) => ready),
    can: async (as: Player, id: number) => {
      const { callReady, answerReady, releaseSilent } = (await details(as, id)).viewer?.can ?? {}
      return { callReady, answerReady, releaseSilent }
    },
    /** The notices of ready checks in the bell, the newest first. */
    calls: async (as: Player) =>
      (await t.send(listNotices, {}, { as })).body.notices.filter(({ key }) =>
        key.startsWith('ready_called'),
      ),
  }
}
