import type { Webhook, WebhookProblem } from '#contract/webhooks/webhooks.ts'
import { m } from '#texts'
import { formatDate, formatDateTime } from '#web/i18n/format.ts'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './WebhookSettings.module.css'
import { isOnItsWay, type WebhookSubject } from './webhooks.queries.ts'

const texts = {
  crew: { since: m.webhooks_since, ended: m.webhooks_ended },
  search: { since: m.webhooks_search_since, ended: m.webhooks_search_ended },
}

const reasons = {
  given_up: m.webhooks_problem_given_up,
  gone: m.webhooks_problem_gone,
  refused: m.webhooks_problem_refused,
  unconfirmed: m.webhooks_problem_unconfirmed,
  unreadable: m.webhooks_problem_unreadable,
}

const problemText = (kind: WebhookSubject['kind'], problem: WebhookProblem): string =>
  problem === 'unreachable'
    ? m.webhooks_problem_unreachable()
    : texts[kind].ended({ reason: reasons[problem]() })

interface Props {
  kind: WebhookSubject['kind']
  webhook: Webhook
  zone: string
}

/** Since when the channel shows it, and what is in the way. */
export function WebhookState({ kind, webhook, zone }: Props) {
  const { since, lastDelivery, problem } = webhook
  if (isOnItsWay(kind, webhook)) return <p>{m.webhooks_waiting()}</p>
  return (
    <>
      {since && (kind === 'search' || lastDelivery) ? (
        <p>
          {texts[kind].since({ date: formatDate(new Date(since), zone) })}{' '}
          {lastDelivery ? (
            <span className={styles.quiet}>
              {m.webhooks_last({ time: formatDateTime(new Date(lastDelivery), zone) })}
            </span>
          ) : null}
        </p>
      ) : null}
      {problem ? <Note tone="warn">{problemText(kind, problem)}</Note> : null}
    </>
  )
}
