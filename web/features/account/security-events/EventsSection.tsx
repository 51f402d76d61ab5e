import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  listSecurityEvents,
  type SecurityEvent,
  type SecurityEventKind,
} from '#contract/account/security-events.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { formatDate, formatDateTime } from '#web/i18n/format.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './EventsSection.module.css'

const securityEventTexts: Readonly<Record<SecurityEventKind, () => string>> = {
  password_changed: m.security_event_password_changed,
  password_reset: m.security_event_password_reset,
  email_changed: m.security_event_email_changed,
  discord_linked: m.security_event_discord_linked,
  discord_unlinked: m.security_event_discord_unlinked,
  passkey_added: m.security_event_passkey_added,
  passkey_removed: m.security_event_passkey_removed,
  passkey_cloned: m.security_event_passkey_cloned,
  codes_on: m.security_event_codes_on,
  codes_off: m.security_event_codes_off,
  recovery_code_used: m.security_event_recovery_code_used,
  recovery_codes_renewed: m.security_event_recovery_codes_renewed,
  token_made: m.security_event_token_made,
  token_ended: m.security_event_token_ended,
}

const useSecurityEvents = () =>
  useQuery({
    queryKey: queryKeys.securityEvents,
    queryFn: ({ signal }) => call(listSecurityEvents, {}, { signal }),
    // A moderator who looks here wants to know whether a colleague was at work.
    staleTime: 0,
  })

/** How many are shown at first. */
const firstEvents = 5

/** What changed about how the player signs in. */
export function EventsSection({ zone }: { zone: string }) {
  const query = useSecurityEvents()
  const last = query.data?.[0]
  const state = last
    ? m.settings_events_last({ date: formatDate(new Date(last.createdAt), zone) })
    : m.settings_events_none()
  return (
    <SettingsFold name="events" state={query.data && state} lead={m.security_events_text()}>
      <SettingsContent query={query} fallback={m.security_events_failed()}>
        {(events) => (events.length > 0 ? <EventList events={events} zone={zone} /> : <NoEvents />)}
      </SettingsContent>
    </SettingsFold>
  )
}

function NoEvents() {
  return <p>{m.security_events_none()}</p>
}

function EventList({ events, zone }: { events: readonly SecurityEvent[]; zone: string }) {
  const [isLong, setLong] = useState(false)
  const firstMore = useRef<HTMLLIElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isLong) firstMore.current?.focus()
  }, [isLong])
  const shown = isLong ? events : events.slice(0, firstEvents)
  return (
    <>
      <ul className={styles.list}>
        {shown.map(({ id, kind, detail, createdAt }, index) => (
          <li
            key={id}
            className={styles.event}
            ref={index === firstEvents ? firstMore : undefined}
            tabIndex={index === firstEvents ? -1 : undefined}
          >
            <span className={styles.what}>{securityEventTexts[kind]()}</span>
            {detail ? <span className={styles.detail}>{detail}</span> : null}
            <time className={styles.when} dateTime={createdAt}>
              {formatDateTime(new Date(createdAt), zone)}
            </time>
          </li>
        ))}
      </ul>
      {isLong || events.length <= firstEvents ? null : (
        <div>
          <Button size="sm" onClick={() => setLong(true)}>
            {m.security_events_all({ count: events.length })}
          </Button>
        </div>
      )}
    </>
  )
}
