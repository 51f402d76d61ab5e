import { Link, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { ApplicationStatusChip } from '#web/features/applications/ApplicationStatusChip.tsx'
import { BoardSkeleton } from '#web/features/crews/board/views/BoardSkeleton.tsx'
import { MissionCard } from '#web/features/crews/card/MissionCard.tsx'
import { WeekStrip } from '#web/features/crews/overlaps/WeekStrip.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { MyCrews } from '#web/features/my-crews/MyCrews.tsx'
import { ReminderSetting } from '#web/features/my-crews/ReminderSetting.tsx'
import { MySeries } from '#web/features/series/MySeries.tsx'
import { formatAgo, isJustNow } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './MyCrewsPage.module.css'

const tabWidths = [88, 64, 76, 58]

export function MyCrewsPage() {
  usePageTitle(m.my_crews_title())
  const { tab } = useSearch({ from: '/data/my-crews' })
  const now = useNow()
  const zone = useViewerZone()
  const appliedText = (text: string) => {
    const moment = new Date(text)
    if (isJustNow(moment, now)) return m.my_crews_applied_just_now()
    return m.my_crews_applied_ago({ ago: formatAgo(moment, now, zone) })
  }
  return (
    <RequireSignIn reason={m.my_crews_sign_in()}>
      <PageFrame>
        <PageTitle>{m.my_crews_title()}</PageTitle>
        <p className={styles.subtitle}>{m.my_crews_subtitle()}</p>
        <MyCrews
          tab={tab}
          appliedText={appliedText}
          loading={
            <div className={styles.loading}>
              <div className={styles.tabs}>
                {tabWidths.map((width) => (
                  <Skeleton key={width} width={width} />
                ))}
              </div>
              <BoardSkeleton view="grid" />
            </div>
          }
          renderWeek={(crews) => <WeekStrip crews={crews} />}
          renderCrew={(crew) => <MissionCard crew={crew} onlyOwn />}
          renderStatus={(status) => <ApplicationStatusChip status={status} />}
        />
        <div className={styles.settings}>
          <MySeries zone={zone} />
          <ReminderSetting />
          <div className={styles.players}>
            <TextLink asChild touch>
              <Link to={paths.players}>{m.players_all()}</Link>
            </TextLink>
          </div>
        </div>
      </PageFrame>
    </RequireSignIn>
  )
}
