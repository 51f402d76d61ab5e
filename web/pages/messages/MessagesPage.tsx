import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#texts'
import { formatNear } from '#web/features/crews/crew-formats.ts'
import { OverlapOf } from '#web/features/crews/overlaps/OverlapOf.tsx'
import { useFormatUntil } from '#web/features/crews/time/use-format-until.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { ContactSetting } from '#web/features/messages/blocks/ContactSetting.tsx'
import { Inbox } from '#web/features/messages/Inbox.tsx'
import { InboxControls } from '#web/features/messages/InboxControls.tsx'
import { MessageOffer } from '#web/features/offers/MessageOffer.tsx'
import { ReportConversation } from '#web/features/reports/ReportButton.tsx'
import { formatAge } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import { InboxTop } from './InboxTop.tsx'
import styles from './MessagesPage.module.css'

export function MessagesPage() {
  usePageTitle(m.messages_title())
  const search = useSearch({ from: '/data/messages' })
  const [paused, setPaused] = useState(false)
  const now = useNow()
  const zone = useViewerZone()
  const formatUntil = useFormatUntil()
  const isOpen = search.open !== undefined || search.with !== undefined
  return (
    <RequireSignIn reason={m.messages_sign_in()}>
      <PageFrame>
        <InboxTop title={m.messages_title()}>
          <div className={isOpen ? styles.listOnly : undefined}>
            <InboxControls search={search} paused={paused} onPause={setPaused} />
          </div>
        </InboxTop>
        <Inbox
          key={search.folder}
          search={search}
          paused={paused}
          formatAge={(moment) => formatAge(new Date(moment), now, zone)}
          formatMoment={(moment) => formatNear(moment, zone, now)}
          renderOffer={(message, offer) => (
            <MessageOffer message={message} offer={offer} formatUntil={formatUntil}>
              {message.crewId === null ? null : <OverlapOf crewId={message.crewId} />}
            </MessageOffer>
          )}
          renderReport={(player) => <ReportConversation player={player} />}
          renderText={({ message }) => <PlayerText text={message} dir="auto" />}
        />
        <div className={styles.settings}>
          <p className={styles.note}>{paused ? m.messages_paused() : m.messages_refreshes()}</p>
          <ContactSetting setting="acceptsContact" />
          <div>
            <TextLink asChild touch>
              <Link to={paths.settingsPrivacy} hash="blocked">
                {m.messages_blocked_title()}
              </Link>
            </TextLink>
          </div>
        </div>
      </PageFrame>
    </RequireSignIn>
  )
}
