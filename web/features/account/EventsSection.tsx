import { useEffect, useRef, useState } from 'react'
import type { SecurityEvent } from '#contract/account/security-events.ts'
import { m } from '#texts'
import { formatDateTime } from '#web/i18n/format.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './EventsSection.module.css'
import { SettingsContent } from './SettingsContent.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { securityEventTexts } from './security-event-texts.ts'
import { useSecurityEvents } from './security-events.queries.ts'

/** How many are shown at first. */
const firstEvents = 5

/** What changed about how the player signs in. */
export function EventsSection({ zone }: { zone: string }) {
  return (
    <SettingsSection name="events" lead={m.security_events_text()}>
      <SettingsContent query={useSecurityEvents()} fallback={m.security_events_failed()}>
        {(events) => (events.length > 0 ? <EventList events={events} zone={zone} /> : <NoEvents />)}
      </SettingsContent>
    </SettingsSection>
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
