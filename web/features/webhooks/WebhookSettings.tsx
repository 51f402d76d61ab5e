import { useRef } from 'react'
import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { WebhookForm } from './WebhookForm.tsx'
import styles from './WebhookSettings.module.css'
import { WebhookState } from './WebhookState.tsx'
import { useDisconnectWebhook, useWebhook, type WebhookSubject } from './webhooks.queries.ts'

interface Props {
  subject: WebhookSubject
  zone: string
}

/** The Discord channel of a crew or a search. */
export function WebhookSettings({ subject, zone }: Props) {
  const { data, error, isFetching, refetch } = useWebhook(subject)
  const state = useRef<HTMLDivElement>(null)
  const rest = () => {
    if (data) return <WebhookAction webhook={data} subject={subject} />
    if (error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.webhooks_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    return (
      <LoadingRegion>
        <Skeleton height={200} radius={8} />
      </LoadingRegion>
    )
  }
  return (
    <FocusHome value={state}>
      <div className={styles.parts}>
        {/* There while it loads, too: screen readers announce only what comes into a region that they know. */}
        <div role="status" ref={state} tabIndex={-1} className={styles.state}>
          {data ? <WebhookState kind={subject.kind} webhook={data} zone={zone} /> : null}
        </div>
        {rest()}
      </div>
    </FocusHome>
  )
}

interface ActionProps {
  webhook: Webhook
  subject: WebhookSubject
}

/** Connects a channel, or disconnects the one that there is. */
function WebhookAction({ webhook, subject }: ActionProps) {
  const { mutateAsync: disconnect } = useDisconnectWebhook(subject)
  if (!webhook.isSet) {
    return (
      <>
        <p className={styles.quiet}>
          {subject.kind === 'crew' ? m.webhooks_text() : m.webhooks_search_text()}
        </p>
        <WebhookForm subject={subject} />
      </>
    )
  }
  return (
    <div>
      <ConfirmButton
        size="sm"
        label={m.webhooks_disconnect()}
        title={m.webhooks_disconnect_title()}
        consequence={m.webhooks_disconnect_consequence()}
        confirmLabel={m.webhooks_disconnect()}
        pendingLabel={m.webhooks_disconnecting()}
        doneText={m.webhooks_disconnected()}
        failedText={m.webhooks_disconnect_failed()}
        onConfirm={disconnect}
      />
    </div>
  )
}
