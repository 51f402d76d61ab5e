import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { m } from '#texts'
import { QuickDecision } from '#web/features/applications/decide/QuickDecision.tsx'
import { crewQuery } from '#web/features/crews/crews.queries.ts'
import { CrewOverlap } from '#web/features/crews/overlaps/CrewOverlap.tsx'
import { useFormatUntil } from '#web/features/crews/time/use-format-until.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { NoticeList } from '#web/features/messages/notices/NoticeList.tsx'
import { ReadAllNotices } from '#web/features/messages/notices/ReadAllNotices.tsx'
import { ReadyButtons } from '#web/features/missions/ready/ReadyButtons.tsx'
import { OfferNotice } from '#web/features/offers/OfferNotice.tsx'
import { formatAge } from '#web/i18n/format.ts'
import { InboxTop } from '#web/pages/messages/InboxTop.tsx'
import { paths } from '#web/paths.ts'
import { ownCrews } from '#web/session/own-crews.ts'
import { useUser } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { ActionMenu } from '#web/ui/overlays/ActionMenu.tsx'
import { CrewDecisions } from './CrewDecisions.tsx'
import { NoticeFace } from './NoticeFace.tsx'

export function NoticesPage() {
  usePageTitle(m.bell_title())
  const now = useNow()
  const zone = useViewerZone()
  const formatUntil = useFormatUntil()
  const client = useQueryClient()
  // What an offer would overlap with is part of its row.
  const promised = useQuery({ ...ownCrews, enabled: useUser() !== undefined })
  return (
    <RequireSignIn reason={m.bell_sign_in()}>
      <PageFrame narrow>
        <InboxTop title={m.bell_title()}>
          <ActionMenu label={m.messages_list_menu()}>
            <ReadAllNotices />
            <Link to={paths.settingsNotices}>
              <SlidersHorizontal aria-hidden />
              {m.bell_choose()}
            </Link>
          </ActionMenu>
        </InboxTop>
        <NoticeList
          isPending={promised.isLoading}
          formatAge={(moment) => formatAge(new Date(moment), now, zone)}
          renderFace={(group) => <NoticeFace {...group} />}
          renderOffer={(offer) => (
            <OfferNotice
              key={offer.id}
              offer={offer}
              formatAge={(moment) => formatAge(new Date(moment), now, zone)}
              formatUntil={formatUntil}
              face={
                <NoticeFace player={{ displayName: offer.leaderName, profileImage: null }} activity={null} />
              }
            >
              <CrewOverlap crew={{ ...offer, id: offer.crewId }} />
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
      </PageFrame>
    </RequireSignIn>
  )
}
