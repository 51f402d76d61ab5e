/** What notices about Discord channels that have ended say. */
import type { SearchFilters } from '#contract/searches/filters.ts'
import type { WebhookEnd } from '#contract/webhooks/webhooks.ts'
import { m } from '#texts'
import type { TextsOf } from './reader.ts'
import { searchName } from './search-names.ts'

interface OfWebhook {
  readonly reason: WebhookEnd
}

export interface WebhookNotices {
  readonly webhook_ended: OfWebhook & { readonly title: string }
  /** `ship`: the name of the ship among the filters. */
  readonly search_webhook_ended: OfWebhook & { readonly filters: SearchFilters; readonly ship: string | null }
}

const webhookReasons: Readonly<Record<WebhookEnd, typeof m.webhooks_problem_gone>> = {
  given_up: m.webhooks_problem_given_up,
  gone: m.webhooks_problem_gone,
  refused: m.webhooks_problem_refused,
  unconfirmed: m.webhooks_problem_unconfirmed,
  unreadable: m.webhooks_problem_unreadable,
}

export const webhookTexts: TextsOf<WebhookNotices> = {
  webhook_ended: ({ title, reason }, reader) =>
    m.webhooks_notice_ended({ title, reason: webhookReasons[reason]({}, reader) }, reader),
  search_webhook_ended: ({ filters, ship, reason }, reader) =>
    m.webhooks_notice_search_ended(
      { search: searchName(filters, ship, reader.locale), reason: webhookReasons[reason]({}, reader) },
      reader,
    ),
}
