import { useRef } from 'react'
import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { currentLocale } from '#web/i18n/language.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { WebhookForm } from './WebhookForm.tsx'
import styles from './WebhookSettings.module.css'
import { WebhookState } from './WebhookState.tsx'
import {
  useDisconnectWebhook,
  useServersWithApp,
  useWebhook,
  type WebhookSubject,
} from './webhooks.queries.ts'

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

/** The app does more, and needs no address. */
function AppInstead({ kind }: Pick<WebhookSubject, 'kind'>) {
  const { discordAppUrl } = site()
  return discordAppUrl ? <AppAtDiscord kind={kind} url={discordAppUrl} /> : null
}

function AppAtDiscord({ kind, url }: Pick<WebhookSubject, 'kind'> & { url: string }) {
  const { data: servers = [] } = useServersWithApp()
  if (servers.length > 0) {
    const names = servers.slice(0, 3).map(({ id, name }) => name ?? m.discord_servers_unnamed({ id }))
    const texts = { servers: new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(names) }
    return (
      <Note>
        {kind === 'crew' ? m.discord_servers_there_crew(texts) : m.discord_servers_there_search(texts)}
      </Note>
    )
  }
  return (
    <p className={styles.quiet}>
      {m.discord_servers_instead()}{' '}
      <TextLink href={url} target="_blank" rel="noreferrer">
        {m.discord_servers_add()}
      </TextLink>
    </p>
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
        <AppInstead kind={subject.kind} />
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
