/** Crews in channels of the stand-in of Discord. */
import { connectCrewWebhook, getCrewWebhook } from '#contract/webhooks/webhooks.ts'
import { deliverMessageJob } from '#server/features/webhooks/webhooks-delivery.service.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const webhookToken = 'never-Tell_this-Token'

export const webhookAddress = (id: string): string => `https://discord.com/api/webhooks/${id}/${webhookToken}`

/** For tests whose jobs are not run: these run them as soon as they are due by the clock of the test. */
export const webhookCalls = (t: Pick<TestApp, 'send' | 'node' | 'connection'>) => ({
  connect: (as: Player | undefined, id: number, url: string) =>
    t.send(connectCrewWebhook, { params: { id }, body: { url } }, { as }),
  stateOf: async (as: Player, id: number) => (await t.send(getCrewWebhook, { params: { id } }, { as })).body,
  deliver: async (): Promise<void> => {
    const due = await t.connection.db
      .selectFrom('webhook_messages')
      .select(['webhook_id', 'crew_id'])
      .where('due_at', '<=', t.node.ctx.now())
      .execute()
    for (const { webhook_id: webhookId, crew_id: crewId } of due)
      await deliverMessageJob.run(t.node.ctx, { webhookId, crewId })
  },
})
