import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { QuickDecision } from '#web/features/applications/decide/QuickDecision.tsx'
import { crewQuery } from '#web/features/crews/crews.queries.ts'
import { OverlapOf } from '#web/features/crews/overlaps/OverlapOf.tsx'
import { useFormatUntil } from '#web/features/crews/time/use-format-until.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { NoticeList } from '#web/features/messages/notices/NoticeList.tsx'
import { ReadAllNotices } from '#web/features/messages/notices/ReadAllNotices.tsx'
import { UnreadBadge } from '#web/features/messages/UnreadBadge.tsx'
import { ReadyButtons } from '#web/features/missions/ready/ReadyButtons.tsx'
import { OfferNotice } from '#web/features/offers/OfferNotice.tsx'
import { formatAge } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { CountedTitle } from '#web/shell/CountedTitle.tsx'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { CrewDecisions } from './CrewDecisions.tsx'
import styles from './NoticesPage.module.css'

export function NoticesPage() {
  usePageTitle(m.bell_title())
  const now = useNow()
  const zone = useViewerZone()
  const formatUntil = useFormatUntil()
  const client = useQueryClient()
  return (
    <RequireSignIn reason={m.bell_sign_in()}>
      <PageFrame narrow>
        <div className={styles.top}>
          <div className={styles.about}>
            <CountedTitle
              title={m.bell_title()}
              count={<UnreadBadge of="notices" />}
              subtitle={m.bell_subtitle()}
            />
          </div>
          <ReadAllNotices />
        </div>
        <NoticeList
          formatAge={(moment) => formatAge(new Date(moment), now, zone)}
          renderOffer={(offer) => (
            <OfferNotice
              key={offer.id}
              offer={offer}
              formatAge={(moment) => formatAge(new Date(moment), now, zone)}
              formatUntil={formatUntil}
            >
              <OverlapOf crewId={offer.crewId} />
            </OfferNotice>
          )}
          renderApplications={(crewId) => <CrewDecisions crewId={crewId} />}
          renderDecision={(crewId, application) => (
            <QuickDecision
              crewId={crewId}
              application={application}
              loadCrew={() => client.fetchQuery({ ...crewQuery(crewId), staleTime: 0 })}
            />
          )}
          renderReady={(crewId, state, title) => <ReadyButtons crewId={crewId} state={state} title={title} />}
        />
        <div className={styles.settings}>
          <TextLink asChild touch>
            <Link to={paths.myProfile} search={{ tab: 'settings' }} hash="notices">
              {m.bell_choose()}
            </Link>
          </TextLink>
        </div>
      </PageFrame>
    </RequireSignIn>
  )
}
