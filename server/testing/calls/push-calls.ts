/** Players with devices, for tests of what is shown on them. */
import { expect } from 'vitest'
import { addPushDevice } from '#contract/notices/push.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import type { PushService, TestDevice } from '#server/testing/fakes/push-service.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export interface PlayerWithDevice {
  readonly player: Player
  readonly device: TestDevice
}

export const pushCalls = (t: Pick<TestApp, 'node' | 'send' | 'connection'>, service: PushService) => {
  const register = async (headers: Readonly<Record<string, string>> = {}): Promise<PlayerWithDevice> => {
    const player = await registerPlayer(t, {}, headers)
    const device = service.newDevice()
    const { status } = await t.send(addPushDevice, { body: device.subscription }, { as: player })
    expect(status).toBe(201)
    return { player, device }
  }
  const titlesTo = ({ device }: PlayerWithDevice): readonly string[] =>
    service.pushesTo(device).map(({ payload }) => payload.title)
  const listWaiting = () => t.connection.db.selectFrom('notice_pushes').select('due_at').execute()
  const countWaiting = async (): Promise<number> => (await listWaiting()).length
  return {
    register,
    titlesTo,
    countWaiting,
    /** Held back until the quiet hours end: no job is at them, which would see a clock that a test advances. */
    countDue: async (): Promise<number> =>
      (await listWaiting()).filter(({ due_at }) => due_at !== null).length,
    /** Resolves when nothing waits to be sent. */
    allSent: () => expect.poll(countWaiting, waitOptions).toBe(0),
    /** Jobs that the queue would run again later are run now. */
    hurryJobs: () =>
      t.connection.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`),
    jobStates: async (): Promise<string[]> => {
      const { rows } = await t.connection.pool.query(
        `select state from pgboss.job where data ->> 'job' = 'notice-push' order by created_on`,
      )
      return rows.map(({ state }) => state)
    },
  }
}
