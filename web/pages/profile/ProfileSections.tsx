import { Link } from '@tanstack/react-router'
import { ArrowRight, Pencil } from 'lucide-react'
import type { PlayerMission, PlayerProfile, PlayerStatistics } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { ActivityTile } from '#web/features/crews/card/ActivityTile.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { useFleet } from '#web/features/fleet/fleet.queries.ts'
import { FleetView } from '#web/features/fleet/view/FleetView.tsx'
import { MissionsTab } from '#web/features/profiles/missions/MissionsTab.tsx'
import { formatMissionAge } from '#web/features/profiles/missions/mission-age.ts'
import { OverviewTab } from '#web/features/profiles/OverviewTab.tsx'
import { ProfileHeader } from '#web/features/profiles/ProfileHeader.tsx'
import { ProfileTabs } from '#web/features/profiles/ProfileTabs.tsx'
import { type ProfileTab, shownTab } from '#web/features/profiles/profile-search.ts'
import { tabLabels } from '#web/features/profiles/profile-texts.ts'
import { useStatistics } from '#web/features/profiles/profiles.queries.ts'
import { RatingsTab } from '#web/features/profiles/ratings/RatingsTab.tsx'
import { ProfileRecord } from '#web/features/profiles/record/ProfileRecord.tsx'
import { formatAge, formatDate } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { FirstStepsTab, FleetTab, OwnSettingsTab } from './own-tabs.tsx'
import styles from './ProfileSections.module.css'

interface Props {
  player: PlayerProfile
  /** Undefined at the address of the player's own profile. */
  userId: string | undefined
  tab: ProfileTab | undefined
  isOwn: boolean
}

const hasDoneNothing = ({ missions, reputation }: PlayerStatistics): boolean =>
  missions.created + missions.applied + missions.completed + reputation.totalRatings === 0

export function ProfileSections({ player, userId, tab, isOwn }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const spoken = useUser()?.preferredLanguages ?? []
  const { data: ships } = useFleet(player.id)
  const { data: statistics } = useStatistics(player.id)
  const current = shownTab(tab, isOwn)
  const isNewcomer = isOwn && statistics !== undefined && hasDoneNothing(statistics)
  const ratingAge = (moment: string) => formatAge(new Date(moment), now, zone)
  const missionAge = (moment: string) => formatMissionAge(new Date(moment), now, zone)
  const to = userId === undefined ? paths.myProfile : paths.profile
  const linkTo = (tab: ProfileTab) => ({ to, params: { userId: userId ?? '' }, search: { tab } })

  const renderTile = (activity: PlayerMission['activity']) => <ActivityTile activity={activity} size="sm" />
  const findCrew = isOwn ? (
    <Button asChild>
      <Link to={paths.search}>{m.shell_find_crew()}</Link>
    </Button>
  ) : null

  const sections = {
    overview: () =>
      isNewcomer ? (
        <FirstStepsTab player={player} />
      ) : (
        <OverviewTab
          player={player}
          formatMissionAge={missionAge}
          formatRatingAge={ratingAge}
          renderTile={renderTile}
          emptyAction={findCrew}
          renderViewAll={(label) => (
            <Button asChild size="sm" variant="ghost" className={styles.viewAll}>
              <Link {...linkTo('ratings')} resetScroll={false}>
                {label}
                <ArrowRight size={14} aria-hidden />
              </Link>
            </Button>
          )}
          noBio={
            isOwn ? (
              <Note>
                {m.profiles_no_bio()}{' '}
                <TextLink asChild>
                  <Link {...linkTo('settings')} resetScroll={false}>
                    {m.profiles_no_bio_link()}
                  </Link>
                </TextLink>
              </Note>
            ) : null
          }
          contact={isOwn ? null : <ContactPanel player={player} />}
          fleet={<FleetView player={player} compact />}
        />
      ),
    fleet: () => (isOwn ? <FleetTab userId={player.id} /> : <FleetView player={player} />),
    ratings: () => <RatingsTab playerId={player.id} formatAge={ratingAge} />,
    missions: () => (
      <MissionsTab
        playerId={player.id}
        formatAge={missionAge}
        renderTile={renderTile}
        emptyAction={findCrew}
      />
    ),
    settings: () => <OwnSettingsTab player={player} />,
  }
  return (
    <>
      <ProfileHeader
        player={player}
        now={now}
        // In UTC: everyone sees the same day.
        formatDate={(moment) => formatDate(moment, 'UTC')}
        spoken={spoken}
        action={
          isOwn ? (
            // Its place stays, so that the tabs below it do not move.
            <Button asChild size="sm" className={current === 'settings' ? styles.hidden : undefined}>
              <Link {...linkTo('settings')} resetScroll={false}>
                <Pencil size={14} aria-hidden />
                {m.profiles_edit()}
              </Link>
            </Button>
          ) : null
        }
      />
      <ProfileRecord player={player} isOwn={isOwn} />
      <ProfileTabs
        userId={userId}
        current={current}
        isOwn={isOwn}
        counts={{ fleet: ships?.length, ratings: statistics?.reputation.totalRatings }}
      />
      <section className={styles.section} aria-label={tabLabels[current]()}>
        {sections[current]()}
      </section>
    </>
  )
}
