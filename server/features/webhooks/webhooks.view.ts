import type { Webhook } from '#contract/webhooks/webhooks.ts'
import type { WebhookState } from './webhooks.sql.ts'

const none: Webhook = { isSet: false, since: null, lastDelivery: null, problem: null }

export const viewWebhook = (row: WebhookState | undefined): Webhook => {
  if (!row) return none
  const lastDelivery = row.delivered_at?.toISOString() ?? null
  if (row.ended_as !== null) return { isSet: false, since: null, lastDelivery, problem: row.ended_as }
  return {
    isSet: true,
    since: row.created_at.toISOString(),
    lastDelivery,
    problem: row.failing_since === null ? null : 'unreachable',
  }
}
